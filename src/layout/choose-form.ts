import type { FlowContent, FormsContent } from '../page/content.ts';

/** What a form takes: so many pages, infinitely many if it does not fit, and how well each of them is filled. */
export interface FormSize {
  readonly pages: number;
  /** By page: which share of its height is used. */
  readonly filled: readonly number[];
}

/** A form that was chosen, and its place among the forms. */
export interface ChosenForm {
  readonly at: number;
  readonly form: FlowContent;
}

/** A page that is less filled looks as if something were missing, unless it is the last one. */
const WELL_FILLED = 0.7;

/** So many forms are worth being tried one by one, before the others are looked for by halving. */
const BEST_FORMS = 2;

/** The form that is printed, and its place among the forms: of those that take the least paper the first. */
export function chooseForm({ forms, by }: FormsContent, sizeOf: (form: FlowContent) => FormSize): ChosenForm {
  const known = new Map<number, ChosenForm & { readonly cost: number }>();
  const tried = (at: number) => {
    const form = known.get(at)?.form ?? forms[at]!();
    const one = known.get(at) ?? { at, form, cost: COSTS[by](sizeOf(form)) };
    known.set(at, one);
    return one;
  };
  const sheetsAt = (at: number): number => Math.floor(tried(at).cost);
  // Forms of a handout get shorter and shorter: those that take more sheets than the last one stand before all others.
  const least = by === 'pages' ? 1 : sheetsAt(forms.length - 1);
  const from = by === 'pages' ? 0 : firstAt(forms.length, (at) => sheetsAt(at) <= least);
  let best = tried(from);
  for (let at = from + 1; at < forms.length && best.cost > least; at++) {
    const one = tried(at);
    if (one.cost < best.cost) best = one;
  }
  return best;
}

/** The first place at which something holds: among the first ones, else where it holds from there on, found by halving. */
function firstAt(count: number, holds: (at: number) => boolean): number {
  const early = Math.min(BEST_FORMS, count - 1);
  for (let at = 0; at < early; at++) if (holds(at)) return at;
  let from = early;
  let to = count - 1;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** How much paper a form takes, at least 1; a form that does not fit takes more than any other. */
const COSTS: Readonly<Record<FormsContent['by'], (size: FormSize) => number>> = {
  pages: ({ pages }) => pages,
  sheets: ({ pages, filled }) => {
    const thin = filled.slice(0, -1).filter((share) => share < WELL_FILLED).length;
    // All thin pages together weigh less than one sheet more.
    return Math.ceil(pages / 2) + (pages < Number.POSITIVE_INFINITY ? thin / (pages + 1) : 0);
  },
};
