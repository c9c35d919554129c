import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Page, StructureNode } from '../page/page.ts';

/** Finished pages and their structure. */
export interface LaidPages {
  readonly pages: readonly Page[];
  readonly structure: StructureNode;
}

/** Takes a finding; the same message counts once. */
export type Report = (diagnostic: Diagnostic) => void;
