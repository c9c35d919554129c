import type { Mm, Size } from '../../page/geometry.ts';
import { type SheetFrame, sheetBody } from '../../page/paper.ts';
import { type FormRequest, fewerColumns, halved, heightsOf, type TableForm } from './form.ts';

/** Room inside a part of a pad, and at its top for glue or a staple. */
const PAD_MARGIN: Mm = 8;
const PAD_TOP: Mm = 13;

/** Sizes that the parts of a pad come near to. */
const PAD_SIZES = { a5: { width: 148.5, height: 210 }, a6: { width: 105, height: 148.5 } } as const;

/** Parts of a sheet in the size that is asked for, upright or on their side; what has no room is left out by a fixed order. */
export function padForms(request: FormRequest): readonly TableForm[] {
  const { plan, paper, look, sheet } = request;
  const size = PAD_SIZES[sheet.pad ?? 'a6'];
  const lying = { width: size.height, height: size.width };
  const forms = [size, lying].map((part): TableForm => {
    const frame = { ...divide(paper, part), margin: PAD_MARGIN, top: PAD_TOP };
    const { width, scale } = sheetBody(paper, look.size, frame);
    const columns = fewerColumns(request, width);
    const heights = plan.open ? { least: 8.4, most: 8.4 } : heightsOf(request, plan.hands.length, scale);
    return { frame, width, columns, heights, pages: [[plan.hands]], matches: 1, compact: true };
  });
  // Rows that no part holds are divided evenly; whatever stands on one part is printed before that.
  const halves = halved(plan.hands).map((hands) => [hands]);
  const divided = plan.open ? [] : forms.map((form): TableForm => ({ ...form, pages: halves }));
  return [...divided, ...forms, ...forms.map((form): TableForm => ({ ...form, bare: true }))];
}

/** How a paper is cut into parts that come nearest to a size. */
function divide(paper: Size, part: Size): Pick<SheetFrame, 'turned' | 'parts'> {
  const ways = [false, true].map((turned) => {
    const [width, height] = turned ? [paper.height, paper.width] : [paper.width, paper.height];
    const across = Math.max(1, Math.round(width / part.width));
    const down = Math.max(1, Math.round(height / part.height));
    const off = Math.abs(width / across / part.width - 1) + Math.abs(height / down / part.height - 1);
    return { turned, parts: { across, down }, off };
  });
  const [upright, lying] = ways as [(typeof ways)[0], (typeof ways)[0]];
  const { turned, parts } = lying.off < upright.off - 1e-9 ? lying : upright;
  return { turned, parts };
}
