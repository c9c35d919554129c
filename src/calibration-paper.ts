import type { CalibrationFile, CalibrationOptions } from './api.ts';
import type { Outcome } from './diagnostics/diagnostic.ts';
import type { Library } from './library.ts';
import { USUAL_LOOK } from './page/print.ts';
import { countSheets } from './page/sheets.ts';
import { choosePrint } from './papers.ts';

/** The calibration sheet for a paper, a way of turning it and a printer, as a finished file; E0404 and E0606. */
export async function printCalibration(
  library: Library,
  options: CalibrationOptions,
): Promise<Outcome<CalibrationFile>> {
  const { language, date } = options;
  const { print, diagnostics } = choosePrint({}, options);
  const { paper, printing } = print;
  const [{ composeCalibration }, { layOut }, { renderPdf }, words, fonts, icc, emblem] = await Promise.all([
    import('./documents/calibration.ts'),
    import('./layout/lay-out.ts'),
    import('./pdf/render.ts'),
    library.words(language),
    library.fonts(),
    library.colorProfile(),
    library.emblem(USUAL_LOOK),
  ]);
  const { measure } = fonts;
  const symbols = { [emblem.id]: emblem };
  const content = composeCalibration({ words, language, paper, ...printing, measure, symbols });
  const laid = layOut(content, { paper, measure });
  const found = [...diagnostics, ...laid.diagnostics];
  const document = laid.value;
  if (!document) return { diagnostics: found };
  const bytes = await renderPdf(document, { fonts, icc, date, producer: 'stichwerk' });
  const pages = document.pages.length;
  const value = {
    name: 'calibration.pdf',
    bytes,
    pages,
    sheets: countSheets(document),
    duplex: document.duplex,
  };
  return { value, diagnostics: found };
}
