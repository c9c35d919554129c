import type { Span } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import type { Draft } from './draft.ts';
import type { Findings } from './findings.ts';
import type { Path } from './game.ts';
import { quote } from './quote.ts';
import type { Ruleset } from './ruleset.ts';

/** How a game is to be played, of what its definition offers. */
export interface Wish {
  /** Ids of variants, in any order; E0228 for one that there is not. */
  readonly variants?: readonly string[];
  /** E0233 unless so many can play; the least number if nothing is said. */
  readonly players?: number;
}

/** Reports what the definition does not offer. */
export function checkWish(
  wish: Wish,
  ids: readonly string[],
  chosen: Ruleset | undefined,
  findings: Findings,
): void {
  for (const id of wish.variants ?? []) checkVariant(id, ids, ['variants'], findings);
  if (wish.players !== undefined) checkPlayers(wish.players, chosen, ['players'], findings);
}

/** Reports variants that change something together with one that there is not, or with themselves. */
export function checkTogether({ variants = {} }: Draft, findings: Findings): void {
  const ids = Object.keys(variants);
  for (const [id, one] of Object.entries(variants)) {
    for (const other of Object.keys(one.with ?? {})) {
      const place = findings.yaml.locate(['variants', id, 'with', other], 'key');
      const others = ids.filter((known) => known !== id);
      if (other === id) reportItself(id, others, place, findings);
      else checkVariant(other, others, place, findings, 'other ');
    }
  }
}

function reportItself(id: string, others: readonly string[], place: Span, findings: Findings): void {
  const instead = others.length === 0 ? 'leave `with` out' : `write ${listed(others, 'or')}`;
  findings.report('E0228', place, `the variant ${quote(id)} stands in its own \`with\``, {
    why: 'under `with` stands what changes if another variant is chosen as well',
    help: `${instead}, or move what changes to \`rules\``,
  });
}

/** Reports a variant that is none of these; whether it is one. */
export function checkVariant(
  id: string,
  ids: readonly string[],
  place: Path | Span,
  findings: Findings,
  which: '' | 'other ' = '',
): boolean {
  if (ids.includes(id)) return true;
  findings.report('E0228', place, `unknown variant ${quote(id)}`, {
    why:
      ids.length === 0
        ? `the game has no ${which}variants`
        : `the game has the ${which}variants ${listed(ids)}`,
    help: suggest(
      nearest(id, ids),
      ids.length === 0 ? `name no ${which}variants` : `write ${listed(ids, 'or')}`,
    ),
  });
  return false;
}

/** Reports a number of players that cannot play with these rules; whether they can. */
export function checkPlayers(
  count: number,
  rules: Ruleset | undefined,
  path: Path,
  findings: Findings,
): boolean {
  if (rules?.players === undefined || rules.players.includes(count)) return true;
  const { players, variants, locate } = rules;
  const all = listed(players.map(String), 'or');
  const others = variants.length === 0 ? '' : ` with ${listed(variants)}`;
  findings.report('E0233', path, `${count} players cannot play this game${others}`, {
    related: [{ span: locate(['players']), text: all }],
    help: `write ${all}`,
  });
  return false;
}
