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
  const laidAt = (at: number): LaidForm => {
    const laid = known.get(at) ?? lay(forms[at]!());
    known.set(at, laid);
    return laid;
  };
  const sheetsAt = (at: number): number => Math.floor(COSTS.sheets(laidAt(at)));
  // Forms of a handout get shorter and shorter: those that take more sheets than the last one stand before all others.
  const least = by === 'pages' ? 1 : sheetsAt(forms.length - 1);
  const from = by === 'pages' ? 0 : firstAt(forms.length, (at) => sheetsAt(at) <= least);
  let best = { at: from, laid: laidAt(from), cost: COSTS[by](laidAt(from)) };
  for (let at = from + 1; at < forms.length && best.cost > least; at++) {
    const laid = laidAt(at);
    const cost = COSTS[by](laid);
    if (cost < best.cost) best = { at, laid, cost };
  }
  return best;
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
export interface ChosenForm {
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
