import type { Block, RowChild } from '../page/block.ts';
import type { DocumentContent } from '../page/content.ts';
import type { Origins } from '../page/origin.ts';
import { from, row, rule, space, stack, text } from './blocks.ts';
import { asForms } from './document-forms.ts';
import { flowDocument, pageHead } from './frame.ts';
import { forEveryNumber, type HandoutForm, handoutForms } from './handout-form.ts';
import { handoutSections } from './handout-sections.ts';
import { chosenTitles, type DocumentInput, type DocumentKind, hasPartners, isNarrow } from './input.ts';
import { onceFor } from './once.ts';

/** The handout: text from the definition, examples from the trace; as many of them as its paper has room for. */
export const rules: DocumentKind = {
  applies: () => true,
  compose: (given) => {
    return composeHandout(forEveryNumber(given));
  },
};

/** The handout in all its forms. */
export function composeHandout(input: DocumentInput): ReturnType<typeof asForms> {
  return onceFor(input, 'handout', () => {
    const forms = handoutForms(input).map((form) => () => composeForm(input, form));
    return asForms(forms, { by: 'sheets' });
  });
}

/** A handout in one of its forms. */
function composeForm(input: DocumentInput, form: HandoutForm): DocumentContent {
  const { game, language, words } = input;
  const title = game.title[language];
  const claimed = input.trace.claims > 0 ? 'rules-subject' : 'rules-subject-plain';
  const subject = words.text(input.draft ? 'rules-subject-draft' : claimed);
  const blocks = [
    pageHead(input, { title, ...subtitleOf(input), size: 'handout' }),
    space(6),
    strip(input),
    space(5),
    ...handoutSections(input, form),
  ];
  return flowDocument(input, { title, subject, footer: title, mark: 'checked', blocks });
}

/** What the game says of itself, or the variants that it is played with. */
function subtitleOf(input: DocumentInput): { readonly lead: string; readonly leadFrom: string } {
  const { game, language, words } = input;
  const titles = chosenTitles(input);
  if (titles.length === 0) return { lead: game.subtitle?.[language] ?? '', leadFrom: 'subtitle' };
  const lead = words.text('chosen', { titles: titles.join(' · '), several: titles.length > 1 });
  return { lead, leadFrom: 'variants' };
}

/** Players, minutes and material between two lines. */
function strip(input: DocumentInput): Block {
  const { game, language, words } = input;
  const cells: (readonly [RowChild['width'], Block])[] = [
    [
      38,
      fact(
        ['players', 'teams', 'ages'],
        words.text('players'),
        words.text('players-and-ages', { players: playersOf(input), ages: game.ages }),
      ),
    ],
  ];
  if (game.minutes) {
    const [shortest, longest] = game.minutes;
    const key = shortest === longest ? 'minutes-exact' : 'minutes';
    cells.push([40, fact(['minutes'], words.text('duration'), words.text(key, { shortest, longest }))]);
  }
  const cards = game.deck.cards.length;
  const name = game.deck.name?.[language];
  const material = words.text('material-list', { cards, one: cards === 1, name });
  const last = fact(['deck'], words.text('material'), material);
  const lines = isNarrow(input) ? [row(cells, { gap: 6 }), space(1.6), last] : [row([...cells, ['rest', last]], { gap: 6 })]; // biome-ignore format: short
  return stack([rule('head'), space(2.6), ...lines, space(2.6), rule('hairline')]);
}

/** `3`, `3–6`, `4 oder 6`; with partners how many play against how many. */
function playersOf(input: DocumentInput): string {
  const { players, rules } = input.game;
  const [least = rules.players] = players;
  const most = players.at(-1) ?? least;
  if (players.length < 2) {
    const sides = rules.sides.map((seats) => seats.length).join(` ${input.words.text('against')} `);
    const context = { players: least, sides };
    return hasPartners(input) ? input.words.text('players-in-sides', context) : String(least);
  }
  const inTurn = most - least === players.length - 1;
  return inTurn ? `${least}–${most}` : players.join(` ${input.words.text('or')} `);
}

function fact(origins: Origins, label: string, value: string): Block {
  return stack([from('paper', text('label', label)), from(origins, text('value', value))]);
}
