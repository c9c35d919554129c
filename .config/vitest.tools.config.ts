import { tier } from './tiers.ts';

/** Checks with programs that have to be installed: poppler-utils, qpdf, mupdf-tools, ghostscript. */
export default tier('fast', ['test/tools/**/*.test.ts']);
