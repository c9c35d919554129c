import { campaigns, tier } from './tiers.ts';

/** The campaigns in full: every mutation, paper, page and dot. */
export default tier('slow', [...campaigns(), 'test/pixels/**/*.test.ts']);
