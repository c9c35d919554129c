import { tier } from './tiers.ts';

export default tier('fast', ['test/**/*.test.ts'], ['test/tools/**', 'test/pixels/**']);
