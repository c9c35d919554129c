import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import type { DocumentContent } from '../page/block.ts';
import type { Size } from '../page/geometry.ts';
import type { TextMeasure } from '../page/measure.ts';
import type { Duplex, PrintDocument } from '../page/page.ts';
import { layFlow } from './flow/flow.ts';
import { impose } from './imposition/impose.ts';
import type { LaidPages } from './laid-pages.ts';
import { usedSymbols } from './used-symbols.ts';

/** The paper, how text is measured, and how the printer shall turn the sheet if not as usual. */
export interface LayoutOptions {
  readonly paper: Size;
  readonly measure: TextMeasure;
  readonly duplex?: Duplex;
}

/**
 * Lays a document out on pages of one size; reports E0404 for what does not fit, and E0401 for symbols that
 * are not among the document's.
 */
export function layOut(document: DocumentContent, options: LayoutOptions): Outcome<PrintDocument> {
  const found: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => {
    if (!found.some(({ message }) => message === diagnostic.message)) found.push(diagnostic);
  };
  const { content, title, subject, language, symbols } = document;
  const { paper, measure } = options;
  const context = { measure, symbols, report };
  const laid =
    content.kind === 'flow'
      ? layFlow(content, paper, context)
      : impose(content, paper, options.duplex ?? 'long-edge', context);
  const used = usedSymbols(laid.pages, symbols, report);
  if (found.some(({ severity }) => severity === 'error')) return { diagnostics: found };
  const duplex = options.duplex ?? (sharesSheets(content, laid) ? 'long-edge' : 'simplex');
  return { value: { title, subject, language, duplex, ...laid, symbols: used }, diagnostics: found };
}

/** Whether two pages may stand on one sheet of paper: fronts without backs must not. */
function sharesSheets(content: DocumentContent['content'], { pages }: LaidPages): boolean {
  return pages.length > 1 && (content.kind === 'flow' || content.back !== undefined);
}
