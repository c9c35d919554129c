import type { Language } from '../cards/localized.ts';
import type { Definition } from '../definition/game.ts';
import { nameSeats } from '../definition/players.ts';
import type { Rules } from '../engine/rules.ts';
import { PLAIN_WORDS, SEATED_WORDS, type SeatedKey } from './columns.ts';
import type { FileForm } from './forms.ts';
import { rowWords } from './row-words.ts';
import { sampleHand } from './sample-hand.ts';
import type { StandingTaste } from './standing.ts';

/** A game to keep the score of; `named`: how the file is to name it. */
interface NewScore extends StandingTaste {
  readonly definition: Definition;
  readonly named: string;
}

/** A score file without a hand, by the rules that the definition has chosen. */
export function newScoreFile(score: NewScore, form: FileForm): string {
  return form === 'yaml' ? newYaml(score) : newTable(score);
}

function newYaml({ definition: { game }, named, language, words }: NewScore): string {
  const { rules, chosen } = game;
  const name = game.title[language];
  const seats = nameSeats(rules.players);
  const variants = chosen.length === 0 ? '' : `variants: [${chosen.join(', ')}]\n`;
  return [
    `# ${words.text('file-purpose', { game: name })}\n`,
    `game: ${/^[\w./-]+$/.test(named) ? named : JSON.stringify(named)}\n`,
    variants,
    `players: ${rules.players} # ${words.text('file-players')}\n`,
    'match:\n',
    `  # ${words.text('file-hand')}\n`,
    `  # - ${sampleHand(rules, seats)}\n`,
  ].join('');
}

/** Where numbers have a decimal comma, spreadsheets separate columns by semicolons, and know UTF-8 by its mark. */
const DIALECTS = {
  de: { mark: '\uFEFF', separator: ';', word: 1 },
  en: { mark: '', separator: ',', word: 0 },
} as const satisfies Readonly<Record<Language, object>>;

/** A table with a row for every hand that the schedule has, or one where a target ends the match. */
function newTable({ definition: { game }, named, language }: NewScore): string {
  const { rules, chosen } = game;
  const { mark, separator, word } = DIALECTS[language];
  const { plain } = rowWords(rules);
  const first = ['game', ...(chosen.length > 0 ? (['variants'] as const) : []), 'hand', 'cards'] as const;
  const head = [
    ...[...first, ...plain].map((key) => PLAIN_WORDS[key][word]),
    ...seatedColumns(rules).map(([key, seat]) => `${SEATED_WORDS[key][word]} ${seat}`),
  ];
  const hands = rules.match.hands ?? 1;
  const rows = Array.from({ length: hands }, (_, hand) => {
    const size = rules.deal.sizes[Math.min(hand, rules.deal.sizes.length - 1)];
    const of =
      hand === 0
        ? [named, ...(chosen.length > 0 ? [chosen.join(' ')] : [])]
        : first.slice(0, -2).map(() => '');
    const known = [...of, String(hand + 1), String(size)];
    return [...known, ...Array.from({ length: head.length - known.length }, () => '')];
  });
  const cell = (text: string) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return mark + [head, ...rows].map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
}

/** The columns of every player beside each other, those of a side at its first player. */
function seatedColumns(rules: Rules): readonly (readonly [SeatedKey, string])[] {
  const { seats, sides } = rowWords(rules);
  const firsts = rules.sides.map(([first]) => first);
  return nameSeats(rules.players).flatMap((name, seat) => {
    const keys = firsts.includes(seat) ? [...seats, ...sides] : seats;
    return keys.map((key) => [key, name] as const);
  });
}
