import type { BuildOptions, Checked } from '../api.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import { FILLED_KINDS } from '../documents/kinds.ts';
import { toldExamples } from '../documents/told-examples.ts';
import { guess } from './arguments.ts';
import { UsageError } from './usage.ts';

/** Throws `UsageError` if an example is to fill in papers that are not asked for. */
export function refuseFilledElsewhere({ filled, only }: Pick<BuildOptions, 'filled' | 'only'>): void {
  if (filled === undefined || only === undefined || FILLED_KINDS.some((kind) => only.includes(kind))) return;
  const kinds = FILLED_KINDS.join(', ');
  throw new UsageError(`--filled fills in the ${kinds}, which --only leaves out`, `leave --only out, or add ${kinds}`); // biome-ignore format: short
}

/** Throws `UsageError` if the example of `--filled` is none that a game, where it can be read, can fill a protocol in with. */
export function refuseUnfilled(
  { definition, deck, trace }: Checked,
  { filled }: Pick<BuildOptions, 'filled'>,
): void {
  if (filled === undefined) return;
  if (deck) throw new UsageError(`${deck.id} is a deck, it has no examples`, 'leave --filled out');
  if (!definition || !trace) return;
  const { game } = definition;
  const told = toldExamples(trace, game).map(({ id }) => id);
  if (told.includes(filled)) return;
  const others = told.length === 0 ? 'it has no whole hand that is played with these rules' : `whole hands are ${told.join(', ')}`; // biome-ignore format: short
  const example = game.examples.find(({ id }) => id === filled);
  if (!example) throw new UsageError(`${game.id} has no example ${filled}`, suggest(guess(filled, told), others)); // biome-ignore format: short
  if (example.kind === 'match') {
    const hands = example.hands.flatMap((hand) => (hand.kind === 'example' ? [hand.example] : []));
    const own = hands.filter((id) => told.includes(id));
    const help = own.length === 0 ? others : `the whole hands in it are ${own.join(', ')}`;
    throw new UsageError(`${filled} adds up several hands and tells no tricks of its own`, help);
  }
  if (example.variants.join() !== game.chosen.join()) {
    const wanted = example.variants.length === 0 ? 'leave --variant out' : `add --variant ${example.variants.join(',')}`; // biome-ignore format: short
    throw new UsageError(`${filled} is played ${withVariants(example.variants)}`, wanted);
  }
  throw new UsageError(`${filled} is no whole hand: it does not tell all cards and all tricks`, others);
}

function withVariants(variants: readonly string[]): string {
  return variants.length === 0 ? 'without variants' : `with ${listed(variants)}`;
}
