import type { Checked } from '../../api.ts';
import { LANGUAGES, type Language } from '../../cards/localized.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { visible } from '../../diagnostics/visible.ts';
import { counted, listed } from '../../diagnostics/words.ts';
import type { Arguments } from '../arguments.ts';
import { alignColumns } from '../columns.ts';
import { exitForAll } from '../findings.ts';
import type { ExitCode, Session } from '../session.ts';
import { listDecks, listGames, readTargets } from '../targets.ts';

/** Lists what comes along: games with title, players, kinds of document and variants, then decks with title, cards and size. */
export async function list(given: Arguments, session: Session): Promise<ExitCode> {
  const language = given.choice('lang', LANGUAGES) ?? LANGUAGES[0];
  const games = await readAll(await listGames(session.files), language, session);
  const decks = await readAll(await listDecks(session.files), language, session);
  const rows = [games, decks].map((all) => all.map((one) => describe(one, language)));
  session.stdout.write(rows.map((table) => alignColumns(table)).join('\n'));
  return exitForAll([...games, ...decks].flatMap(({ diagnostics }) => diagnostics));
}

interface Listed extends Partial<Checked> {
  readonly id: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads definitions and finds what papers there could be, without laying any out. */
async function readAll(
  ids: readonly string[],
  language: Language,
  session: Session,
): Promise<readonly Listed[]> {
  const stichwerk = await session.open();
  const all: Listed[] = [];
  for (const id of ids) {
    const [outcome] = await readTargets([id], session);
    const checked = outcome?.value && (await stichwerk.layOut(outcome.value, { language, only: [] }));
    const diagnostics = [...(outcome?.diagnostics ?? []), ...(checked?.diagnostics ?? [])];
    all.push({ ...checked, id, diagnostics });
  }
  return all;
}

function describe({ id, definition, deck, kinds = [] }: Listed, language: Language): readonly string[] {
  if (deck) {
    const { width, height } = deck.deck.size;
    const cards = counted(deck.deck.cards.length, 'card');
    return [id, visible(deck.title[language]), cards, `${width} × ${height} mm`];
  }
  if (!definition) return [id, `has problems, see stichwerk check ${id}`];
  const { title, players, variants } = definition.game;
  const first = [id, visible(title[language]), playersInWords(players)];
  return [...first, kinds.join(', '), variantsInWords(variants)];
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
