import type { Span } from '../diagnostics/diagnostic.ts';
import type { Draft, ExampleDraft } from './draft.ts';
import type { Example } from './game.ts';
import { readHandExample } from './hand-example.ts';
import { isWholeHand, readMatchExample } from './match-example.ts';
import type { Table } from './table.ts';

/** All examples in the order written that have no fault; a match may refer to any of them. */
export function readExamples({ examples }: Draft, table: Table): readonly Example[] {
  reportRepeatedIds(examples, table);
  const references = new Map<string, boolean | undefined>();
  const sound = new Map<ExampleDraft, Example>();
  for (const draft of examples) {
    const { id } = draft.parts;
    if (draft.kind === 'match') {
      if (id !== undefined) references.set(id, false);
      continue;
    }
    const hand = readCleanly(draft, table, () => readHandExample(draft, table));
    if (hand) {
      sound.set(draft, hand);
      if (!isWholeHand(hand, table)) refuseExercise(draft, table);
    }
    const unique = id !== undefined && !references.has(id);
    if (id !== undefined) references.set(id, unique && hand ? isWholeHand(hand, table) : undefined);
  }
  for (const draft of examples) {
    if (draft.kind === 'hand') continue;
    const match = readCleanly(draft, table, () => readMatchExample(draft, references, table));
    if (match) refuseExercise(draft, table);
    const refers = match?.hands.every((hand) => hand.kind === 'won' || references.get(hand.example) === true);
    if (match && refers) sound.set(draft, match);
  }
  return examples.flatMap((draft) => sound.get(draft) ?? []);
}

/** An exercise is a whole hand; what else is to be shown there would never be printed. */
function refuseExercise({ path, parts }: ExampleDraft, { findings }: Table): void {
  const at = parts.show?.indexOf('exercise') ?? -1;
  if (at < 0) return;
  findings.report(
    'E0204',
    [...path, 'show', at],
    'this example cannot be an exercise: it is not a whole hand',
    {
      help: 'give the hands of all seats and every trick, or leave `exercise` out',
    },
  );
}

/** What `read` makes of an example, if neither the schema nor the reading finds a fault in it. */
function readCleanly<T>(draft: ExampleDraft, table: Table, read: () => T): T | undefined {
  const before = table.findings.list.length;
  const example = read();
  const known = table.seats !== undefined && table.deck !== undefined && table.handSize !== undefined;
  return known && draft.whole && table.findings.list.length === before ? example : undefined;
}

function reportRepeatedIds(examples: readonly ExampleDraft[], { findings }: Table): void {
  const seen = new Map<string, () => Span>();
  for (const { path, parts } of examples) {
    if (parts.id === undefined) continue;
    const span = () => findings.yaml.locate([...path, 'id']);
    const first = seen.get(parts.id);
    if (first === undefined) seen.set(parts.id, span);
    else {
      findings.report('E0223', span(), `two examples have the id \`${parts.id}\``, {
        label: 'again',
        related: [{ span: first(), text: 'first' }],
        help: 'give one of them another id',
      });
    }
  }
}
