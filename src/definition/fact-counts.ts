import { listed } from '../diagnostics/words.ts';
import { type FactsInput, FactsSchema } from './facts-schema.ts';
import { type Findings, valueAt } from './findings.ts';
import type { Path } from './game.ts';
import { isMap } from './schema-parts.ts';

/** Reports a fact by number of players that leaves one out, or names one that cannot play. */
export function checkFacts(
  facts: FactsInput | undefined,
  players: readonly number[] | undefined,
  findings: Findings,
): void {
  if (players === undefined) return;
  for (const [fact, value] of Object.entries(facts ?? {})) {
    if (!isMap(value) || !Object.hasOwn(FactsSchema.shape, fact)) continue;
    const counts = Object.keys(value).map(Number);
    refuseOthers(counts, players, ['facts', fact], findings);
    const missing = players.filter((count) => !counts.includes(count)).map(String);
    if (missing.length === 0) continue;
    findings.report('E0202', ['facts', fact], `\`${fact}\` says nothing for ${listed(missing)} players`, {
      related: [{ span: findings.yaml.locate(['players']), text: 'players' }],
      help: `add ${listed(missing.map((count) => `\`${count}:\``))} and the value`,
    });
  }
}

/** Reports what the deal says for a number of players that cannot play, with whichever variant. */
export function checkDealCounts(
  variants: readonly string[],
  players: readonly number[],
  findings: Findings,
): void {
  const own = variants.map((id): Path => ['variants', id, 'rules']);
  for (const base of [[], ...own]) {
    for (const key of ['cards', 'cap', 'undealt']) {
      const path = [...base, 'deal', key];
      const value = valueAt(findings.yaml.data, path);
      if (isMap(value)) refuseOthers(Object.keys(value).map(Number), players, path, findings);
    }
  }
}

function refuseOthers(
  counts: readonly number[],
  players: readonly number[],
  path: Path,
  { yaml, report }: Findings,
): void {
  for (const count of counts) {
    if (players.includes(count) || Number.isNaN(count)) continue;
    const place = yaml.locate([...path, String(count)], 'key');
    report('E0233', place, `${count} players cannot play this game`, {
      related: [{ span: yaml.locate(['players']), text: listed(players.map(String), 'or') }],
      help: 'leave this number out',
    });
  }
}
