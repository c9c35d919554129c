import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Duplex, Page, StructureNode } from '../page/page.ts';

/** Finished pages and their structure. */
export interface LaidPages {
  readonly pages: readonly Page[];
  readonly structure: StructureNode;
}

/** Pages, and how the printer is to turn them. */
export interface LaidSheets extends LaidPages {
  readonly duplex: Duplex;
}

/** Takes a finding; the same message counts once. */
export type Report = (diagnostic: Diagnostic) => void;
