import type { Deck } from '../cards/deck.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { counted, listed, suggest } from '../diagnostics/words.ts';
import type { Expression } from '../engine/expression.ts';
import { OBLIGATIONS } from '../engine/obligations/index.ts';
import type { Rules, ScoreLine } from '../engine/rules.ts';
import type { Draft } from './draft.ts';
import { MOST_POINTS, parseExpression } from './expression.ts';
import type { Findings } from './findings.ts';
import type { Path } from './game.ts';
import { quote, whyUnknown } from './quote.ts';
import { readWords } from './words.ts';

/** Compiles the rules from what is sound of a draft; undefined if a part is missing or a finding was reported. */
export function compileRules(draft: Draft, deck: Deck | undefined, findings: Findings): Rules | undefined {
  const before = findings.list.length;
  const { players, deal, play, match, order } = draft;
  if (deck && players !== undefined && deal) checkDeal(deck, players, deal.cards, findings);
  const strength = compileOrder(draft, deck, findings);
  const scoring = compileScoring(draft.scoring, findings);
  checkRevoke(draft, findings);
  if (findings.list.length > before || !deck || !scoring || order === undefined) return undefined;
  if (players === undefined || !deal || !play || !match) return undefined;
  return {
    deck,
    players,
    handSize: deal.cards,
    firstLead: play.lead,
    nextLead: play['next-lead'],
    obligations: play.obligations.flatMap((word) => OBLIGATIONS.filter((one) => one.word === word)),
    strength,
    scoring,
    match: { hands: match.hands },
    ...(play.revoke && {
      revoke: { beforeNextLead: play.revoke['before-next-lead'], later: play.revoke.later },
    }),
  };
}

/** A revoke is a breach of an obligation; without one there is nothing to put right. */
function checkRevoke({ play }: Draft, findings: Findings): void {
  if (!play?.revoke || play.obligations.length > 0) return;
  findings.report(
    'E0204',
    findings.yaml.locate(['play', 'revoke'], 'key'),
    'nobody can revoke in this game',
    {
      why: 'there are no obligations',
      help: 'leave `revoke` out, or name an obligation',
    },
  );
}

/** Whether the deck has enough cards for the deal. */
export function fitsDeal(deck: Deck, players: number, cards: number): boolean {
  return players * cards <= deck.cards.length;
}

function checkDeal(deck: Deck, players: number, cards: number, findings: Findings): void {
  if (fitsDeal(deck, players, cards)) return;
  const [needed, available] = [players * cards, deck.cards.length];
  const most = Math.floor(available / players);
  findings.report(
    'E0222',
    ['deal', 'cards'],
    `${players} players with ${cards} cards each need ${needed} cards`,
    {
      why: `the deck has ${available} cards`,
      help: most === 0 ? 'take a larger deck' : `deal ${counted(most, 'card')} at most`,
    },
  );
}

/** By card index: how high the card stands in its suit. */
function compileOrder({ order }: Draft, deck: Deck | undefined, findings: Findings): readonly number[] {
  if (order === undefined || deck === undefined) return [];
  const ranks = deck.ranks.map((rank) => rank.id);
  const words = readWords(order, ['order'], findings.yaml);
  const known = words.filter((word) => ranks.includes(word.text));
  for (const word of words) {
    const first = known.find((other) => other.text === word.text);
    if (first === undefined) {
      const help = suggest(nearest(word.text, ranks), `write the ranks ${listed(ranks)}`);
      findings.report(
        'E0220',
        word.span(),
        `the order names ${quote(word.text)}, which is no rank of the deck`,
        { why: whyUnknown(word.text, ranks, `its ranks are ${listed(ranks)}`), help },
      );
    } else if (first !== word) {
      const related = [{ span: first.span(), text: 'first' }];
      const help = 'name every rank once';
      findings.report('E0220', word.span(), `the order names the rank ${word.text} twice`, {
        label: 'again',
        related,
        help,
      });
    }
  }
  const ranked = known.map((word) => word.text);
  const missing = ranks.filter((rank) => !ranked.includes(rank));
  if (missing.length > 0) {
    const message = `the order leaves out the rank${missing.length > 1 ? 's' : ''} ${listed(missing)}`;
    findings.report('E0220', ['order'], message, { help: 'name every rank once, high to low' });
  }
  return deck.cards.map((card) => ranks.length - 1 - ranked.indexOf(ranks[card.rank]!));
}

/** The scoring key; undefined if the schema found a fault in one of its lines, whose neighbours are read all the same. */
function compileScoring(lines: Draft['scoring'], findings: Findings): readonly ScoreLine[] | undefined {
  const read = lines.map((one, index): ScoreLine | undefined => {
    if (!one) return undefined;
    const { line, when, score } = one;
    const path: Path = ['scoring', index];
    const first = lines.findIndex((other) => other?.line === line);
    if (first < index) {
      const related = [{ span: findings.yaml.locate(['scoring', first, 'line']), text: 'first' }];
      const help = 'give every line a name of its own';
      findings.report('E0204', [...path, 'line'], `two scoring lines are named ${quote(line)}`, {
        label: 'again',
        related,
        help,
      });
    }
    const condition = when === undefined ? undefined : compileExpression(when, [...path, 'when'], findings);
    return {
      name: line,
      score: compileExpression(score, [...path, 'score'], findings),
      ...(condition && { when: condition }),
    };
  });
  const sound = read.filter((line) => line !== undefined);
  return read.length > 0 && sound.length === read.length ? sound : undefined;
}

function compileExpression(value: string | number, path: Path, findings: Findings): Expression {
  if (typeof value === 'number' && Math.abs(value) <= MOST_POINTS) return { kind: 'number', value };
  const parsed = parseExpression(String(value));
  if ('expression' in parsed) return parsed.expression;
  const { error, offset, length, help } = parsed;
  const place =
    typeof value === 'number'
      ? findings.yaml.locate(path)
      : findings.yaml.locateText(path, offset, offset + length);
  findings.report('E0221', place, error, { help });
  return { kind: 'number', value: 0 };
}
