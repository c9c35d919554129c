import { allButOne, tier } from './tiers.ts';

export default tier('fast', ['test/**/*.test.ts'], ['test/tools/**', ...allButOne('test/pixels')]);
