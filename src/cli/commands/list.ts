import { LANGUAGES } from '../../cards/localized.ts';
import { visible } from '../../diagnostics/visible.ts';
import { counted, listed } from '../../diagnostics/words.ts';
import type { Arguments } from '../arguments.ts';
import { alignColumns } from '../columns.ts';
import { exitForAll } from '../findings.ts';
import type { ExitCode, Session } from '../session.ts';
import { listGames, readTargets } from '../targets.ts';

/** Lists the games that come along: id, title, number of players, kinds of document, variants. */
export async function list(given: Arguments, session: Session): Promise<ExitCode> {
  const language = given.choice('lang', LANGUAGES) ?? LANGUAGES[0];
  const ids = await listGames(session.files);
  const stichwerk = await session.open();
  const rows: (readonly string[])[] = [];
  const found = [];
  for (const id of ids) {
    const [outcome] = await readTargets([id], session);
    const checked = outcome?.value === undefined ? undefined : await stichwerk.check(outcome.value);
    found.push(...(outcome?.diagnostics ?? []), ...(checked?.diagnostics ?? []));
    const definition = checked?.definition;
    if (checked === undefined || definition === undefined) {
      rows.push([id, `has problems, see stichwerk check ${id}`]);
      continue;
    }
    const { title, players, variants } = definition.game;
    rows.push([
      id,
      visible(title[language]),
      playersInWords(players),
      checked.kinds.join(', '),
      variantsInWords(variants),
    ]);
  }
  session.stdout.write(alignColumns(rows));
  return exitForAll(found);
}

/** `3 players`, `3 to 6 players`, `4 or 6 players`. */
function playersInWords(players: readonly number[]): string {
  const [least, most] = [players[0]!, players.at(-1)!];
  if (players.length === 1) return counted(least, 'player');
  const isRow = players.length > 2 && most - least === players.length - 1;
  return `${isRow ? `${least} to ${most}` : listed(players.map(String), 'or')} players`;
}

/** `variants: karten-64, rauf-runter`; nothing if there are none. */
function variantsInWords(variants: readonly { readonly id: string }[]): string {
  return variants.length === 0 ? '' : `variants: ${variants.map(({ id }) => id).join(', ')}`;
}
