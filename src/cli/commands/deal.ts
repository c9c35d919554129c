import type { Definition } from '../../definition/game.ts';
import { counted, listed } from '../../diagnostics/words.ts';
import { whyNever } from '../../proof/deal/concept-needs.ts';
import { CONCEPT_WORDS, type ConceptWord } from '../../proof/deal/concept-words.ts';
import { findDeal, handOfSize } from '../../proof/deal/find-deal.ts';
import { tellDeal } from '../../proof/deal/tell-deal.ts';
import { writeExample } from '../../proof/deal/write-example.ts';
import type { Arguments } from '../arguments.ts';
import { readGame } from '../read-game.ts';
import { readRulesChoice } from '../rules-choice.ts';
import { EXIT, type ExitCode, type Session } from '../session.ts';
import { UsageError } from '../usage.ts';

const MOST = 999_999_999;

/** Finds a deal and a line of play that shows what is wished, and prints it. */
export async function deal(given: Arguments, session: Session): Promise<ExitCode> {
  const show = given.choices('show', CONCEPT_WORDS) ?? [];
  const seed = given.number('seed', 0, MOST) ?? 1;
  const cards = given.number('cards', 1, 31);
  const choice = readRulesChoice(given);
  const read = await readGame(given.operands[0], choice, session);
  if (!('game' in read)) return read.exit;
  const { rules } = read.game;
  refuseUnknownSize(read, cards);
  refuseImpossible(read, show);
  const found = findDeal(rules, { seed, show, ...(cards !== undefined && { cards }) });
  if ('missing' in found) {
    const wish = listed(show);
    session.stderr.write(`no deal among ${found.tried} shows ${wish}; missing: ${listed(found.missing)}\n`);
    return EXIT.problems;
  }
  const players = choice.players;
  const head = {
    id: exampleId(['deal', seed, players && `${players}-players`, ...read.game.chosen, ...show]),
    title: `Hand ${seed}`,
    variants: read.game.chosen,
    ...(players !== undefined && { players }),
  };
  const text = given.flag('yaml') ? writeExample(found.hand, head) : tellDeal(read.game, found.hand);
  session.stdout.write(text);
  return EXIT.clean;
}

/** Ids have 64 characters at most, and `-bids` may follow. */
function exampleId(parts: readonly (string | number | undefined)[]): string {
  const id = parts.filter((part) => part !== undefined).join('-');
  return id.slice(0, 58).replace(/-+$/, '');
}

function refuseImpossible({ game }: Definition, show: readonly ConceptWord[]): void {
  for (const word of show) {
    const why = whyNever(game.rules, word);
    if (why !== undefined) throw new UsageError(`no hand of ${game.id} can show ${word}`, why);
  }
}

function refuseUnknownSize({ game }: Definition, cards: number | undefined): void {
  if (cards === undefined || handOfSize(game.rules, cards) !== undefined) return;
  const sizes = [...new Set(game.rules.deal.sizes)];
  throw new UsageError(
    `no hand of ${game.id} has ${counted(cards, 'card')}`,
    `its hands have ${listed(sizes.map(String), 'or')}`,
  );
}
