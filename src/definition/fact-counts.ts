import { listed } from '../diagnostics/words.ts';
import type { FactsInput } from './facts-schema.ts';
import type { Findings } from './findings.ts';
import { isMap } from './schema-parts.ts';

/** Reports a fact by number of players that leaves one out, or names one that cannot play. */
export function checkFacts(
  facts: FactsInput | undefined,
  players: readonly number[] | undefined,
  findings: Findings,
): void {
  if (players === undefined) return;
  for (const [fact, value] of Object.entries(facts ?? {})) {
    if (!isMap(value)) continue;
    const counts = Object.keys(value).map(Number);
    for (const count of counts) {
      if (players.includes(count)) continue;
      const place = findings.yaml.locate(['facts', fact, String(count)], 'key');
      findings.report('E0233', place, `${count} players cannot play this game`, {
        related: [{ span: findings.yaml.locate(['players']), text: listed(players.map(String), 'or') }],
        help: 'leave this number out',
      });
    }
    const missing = players.filter((count) => !counts.includes(count)).map(String);
    if (missing.length === 0) continue;
    findings.report('E0202', ['facts', fact], `\`${fact}\` says nothing for ${listed(missing)} players`, {
      related: [{ span: findings.yaml.locate(['players']), text: 'players' }],
      help: `add ${listed(missing.map((count) => `\`${count}:\``))} and the value`,
    });
  }
}
