import type { Obligation } from '../../engine/obligations/obligation.ts';
import { type LintRule, warning } from './rule.ts';

type Otherwise = NonNullable<Obligation['standing']>['otherwise'];

const WHY = 'each obligation looks at the cards that those before it left, so';

const OTHERWISE: Readonly<Record<Otherwise, string>> = {
  'speaks-to-trumps-only': `${WHY} it speaks only to hands of nothing but trumps`,
  'beats-before-following': `${WHY} whoever can beat only with a trump may not follow`,
};

/** Obligations that stand before one that they build on. */
export const obligationOrder: LintRule = ({ definition, tables }) => {
  const obligations = (tables[0]?.obligations ?? []).map(({ obligation }) => obligation);
  const words = obligations.map(({ word }) => word);
  return obligations.flatMap(({ word, standing }, at) => {
    const late = words.findIndex((other, place) => place > at && standing?.after.includes(other));
    if (!standing || late < 0) return [];
    const path = ['play', 'obligations', at];
    const message = `the obligation ${word} stands before ${words[late]}`;
    return [
      warning(definition, 'E0508', path, message, {
        related: [{ span: definition.locate(['play', 'obligations', late]), text: 'comes too late' }],
        why: OTHERWISE[standing.otherwise],
        help: `put ${word} behind ${words[late]}`,
      }),
    ];
  });
};
