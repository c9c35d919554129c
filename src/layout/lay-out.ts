import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import type { DocumentContent } from '../page/content.ts';
import type { Size } from '../page/geometry.ts';
import type { TextMeasure } from '../page/measure.ts';
import type { PrintDocument } from '../page/page.ts';
import { layFlow } from './flow/flow.ts';
import { impose } from './imposition/impose.ts';
import type { LaidPages } from './laid-pages.ts';
import { usedSymbols } from './used-symbols.ts';

/** The paper, and how text is measured. */
interface LayoutOptions {
  readonly paper: Size;
  readonly measure: TextMeasure;
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
  const laid = content.kind === 'flow' ? layFlow(content, paper, context) : impose(content, paper, context);
  const used = usedSymbols(laid.pages, symbols, report);
  if (found.some(({ severity }) => severity === 'error')) return { diagnostics: found };
  const duplex = sharesSheets(content, laid) ? 'long-edge' : 'simplex';
  return { value: { title, subject, language, duplex, ...laid, symbols: used }, diagnostics: found };
}

/** Whether two pages may stand on one sheet of paper: fronts without backs must not. */
function sharesSheets(content: DocumentContent['content'], { pages }: LaidPages): boolean {
  return pages.length > 1 && (content.kind === 'flow' || content.back !== undefined);
}
