import type { Outcome } from '../diagnostics/diagnostic.ts';
import type { FlowContent, FormsContent } from '../page/content.ts';
import type { PrintDocument } from '../page/page.ts';

/** A form as it came out: its pages, if it fits, and how well each of them is filled. */
export interface LaidForm {
  readonly outcome: Outcome<PrintDocument>;
  /** By page: which share of its height is used. */
  readonly filled: readonly number[];
}

/** A page that is less filled looks as if something were missing, unless it is the last one. */
const WELL_FILLED = 0.7;

/** The form that is printed, and its place among the forms: of those that take the least paper the first. */
export function chooseForm({ forms, by }: FormsContent, lay: (form: FlowContent) => LaidForm): ChosenForm {
  const known = new Map<number, LaidForm>();
  const laidAt = (at: number, form: () => FlowContent): LaidForm => {
    const laid = known.get(at) ?? lay(form());
    known.set(at, laid);
    return laid;
  };
  const last = forms.at(-1);
  if (!last) throw new Error('a document has at least one form');
  // Forms get shorter and shorter: with as few sheets as the last one takes, no other need be tried.
  const least = by === 'pages' ? 1 : Math.floor(COSTS.sheets(laidAt(forms.length - 1, last)));
  let best: (ChosenForm & { readonly cost: number }) | undefined;
  const from = by === 'pages' ? 0 : firstAt(forms.length, (at) => Math.floor(COSTS.sheets(laidAt(at, forms[at]!))) <= least); // biome-ignore format: short
  for (const [at, form] of forms.entries()) {
    if (at < from) continue;
    const laid = laidAt(at, form);
    const cost = COSTS[by](laid);
    if (best === undefined || cost < best.cost) best = { at, laid, cost };
    if (best.cost <= least) break;
  }
  return best!;
}

/** The first place at which something holds that holds at the last one and from there on, found by halving. */
function firstAt(count: number, holds: (at: number) => boolean): number {
  let from = 0;
  let to = count - 1;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** A form that was chosen, and its place among the forms. */
interface ChosenForm {
  readonly at: number;
  readonly laid: LaidForm;
}

/** How much paper a form takes, at least 1; a form that does not fit takes more than any other. */
const COSTS: Readonly<Record<FormsContent['by'], (laid: LaidForm) => number>> = {
  pages: ({ outcome }) => outcome.value?.pages.length ?? Number.POSITIVE_INFINITY,
  sheets: ({ outcome, filled }) => {
    const pages = outcome.value?.pages.length ?? Number.POSITIVE_INFINITY;
    const thin = filled.slice(0, -1).filter((share) => share < WELL_FILLED).length;
    // All thin pages together weigh less than one sheet more.
    return Math.ceil(pages / 2) + (pages < Number.POSITIVE_INFINITY ? thin / (pages + 1) : 0);
  },
};
