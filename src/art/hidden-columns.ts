import type { CardList } from '../cards/card-list.ts';
import type { DeckDefinition } from '../definition/game.ts';
import { seemsToCount } from '../definition/listed-cards.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { suggest } from '../diagnostics/words.ts';
import { TEXT_FIELDS, TEXT_STYLE } from '../documents/list-context.ts';

const HELP = 'leave it if it is for you alone, or name it in a template of your own';

/** Warnings E0242 of the columns that the style `text` does not know, each once, at its name. */
export function findHiddenColumns(
  { locate }: DeckDefinition,
  { style, cards }: CardList,
): readonly Diagnostic[] {
  if (style !== TEXT_STYLE) return [];
  const columns = Object.keys(cards[0]?.fields ?? {});
  const known: readonly string[] = TEXT_FIELDS;
  const open = known.filter((name) => !columns.includes(name));
  return columns
    .filter((name) => !known.includes(name) && !seemsToCount(name))
    .map((name) => ({
      code: 'E0242' as const,
      severity: 'warning' as const,
      message: `no card shows the column \`${name}\``,
      why: `cards of the style \`text\` show ${known.map((one) => `\`${one}\``).join(', ')}`,
      span: locate(['cards', 0, name], 'key'),
      help: suggest(nearest(name, open), HELP),
    }));
}
