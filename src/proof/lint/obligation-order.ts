import { type LintRule, warning } from './rule.ts';

/** Which obligation has to stand behind which others, and what happens if it does not. */
const ORDER: Readonly<Record<string, { readonly after: readonly string[]; readonly why: string }>> = {
  overtrump: {
    after: ['follow', 'ruff'],
    why: 'each obligation looks at the cards that those before it left, so it speaks only to hands of nothing but trumps',
  },
  head: {
    after: ['follow'],
    why: 'each obligation looks at the cards that those before it left, so whoever can beat only with a trump may not follow',
  },
};

/** Obligations that stand before one that they build on. */
export const obligationOrder: LintRule = ({ definition, tables }) => {
  const words = (tables[0]?.obligations ?? []).map(({ obligation }) => obligation.word);
  return words.flatMap((word, at) => {
    const rule = ORDER[word];
    const late = words.findIndex((other, place) => place > at && rule?.after.includes(other));
    if (!rule || late < 0) return [];
    const path = ['play', 'obligations', at];
    const message = `the obligation ${word} stands before ${words[late]}`;
    return [
      warning(definition, 'E0508', path, message, {
        related: [{ span: definition.locate(['play', 'obligations', late]), text: 'comes too late' }],
        why: rule.why,
        help: `put ${word} behind ${words[late]}`,
      }),
    ];
  });
};
