import type { Span } from '../diagnostics/diagnostic.ts';
import { type Combinations, inOrder, MOST_COMBINATIONS } from './combinations.ts';
import type { Draft, ExampleDraft } from './draft.ts';
import { collectFindings, type Findings } from './findings.ts';
import type { Example, Path } from './game.ts';
import { isWholeHand, readHandExample } from './hand-example.ts';
import { type Reference, readMatchExample } from './match-example.ts';
import type { Yaml } from './source.ts';
import type { Table } from './table.ts';
import { layTable } from './tables.ts';
import { checkPlayers, checkVariant } from './wish.ts';

/** An example with the table it is read against. */
interface Laid {
  readonly draft: ExampleDraft;
  readonly variants: readonly string[];
  readonly table: Table;
}

/**
 * All examples in the order written that have no fault; a match may refer to any of them. Each is played with the
 * variants that it names, or with those given.
 */
export function readExamples(
  { examples }: Pick<Draft, 'examples'>,
  all: Combinations,
  findings: Findings,
  given?: readonly string[],
): readonly Example[] {
  reportRepeatedIds(examples, findings);
  const tables = new Map<string, Table>();
  const laid = examples.map((draft) => {
    return layExample(draft, given ?? draft.parts.variants ?? [], all, tables, findings);
  });
  const references = new Map<string, Reference>();
  const sound = new Map<ExampleDraft, Example>();
  for (const { draft, variants, table } of laid) {
    const { id } = draft.parts;
    if (draft.kind === 'match') {
      if (id !== undefined) references.set(id, { isScored: false });
      continue;
    }
    const hand = readCleanly(draft, table, () => readHandExample(draft, { variants }, table));
    const isWhole = hand !== undefined && isWholeHand(hand);
    if (hand) {
      sound.set(draft, hand);
      if (!isWhole) refuseExercise(draft, table);
    }
    const unique = id !== undefined && !references.has(id);
    if (id === undefined) continue;
    const isScored = unique && hand ? isWhole || hand.result !== undefined : undefined;
    references.set(id, { isScored, ...(hand && { example: hand }) });
  }
  for (const { draft, variants, table } of laid) {
    if (draft.kind === 'hand') continue;
    const match = readCleanly(draft, table, () => readMatchExample(draft, { variants }, references, table));
    if (match) refuseExercise(draft, table);
    const refers = match?.hands.every(
      (hand) => hand.kind === 'result' || references.get(hand.example)?.isScored === true,
    );
    if (match && refers) sound.set(draft, match);
  }
  return examples.flatMap((draft) => sound.get(draft) ?? []);
}

/**
 * The examples of fewer variants as the chosen ones read them, in the order written; those in which anything is found
 * are left out, and nothing is reported.
 */
export function adoptExamples(
  { examples }: Pick<Draft, 'examples'>,
  all: Combinations,
  chosen: readonly string[],
  yaml: Yaml,
): readonly Example[] {
  const fewer = examples.filter(({ parts: { variants = [] } }) => {
    const known = inOrder(variants, chosen);
    return known.length < chosen.length && variants.every((id) => known.includes(id));
  });
  return readExamples({ examples: fewer }, all, collectFindings(yaml), chosen);
}

/** Finds the rules that an example is played by; an unknown variant or number of players leaves it none. */
function layExample(
  draft: ExampleDraft,
  named: readonly string[],
  all: Combinations,
  tables: Map<string, Table>,
  findings: Findings,
): Laid {
  const { path, parts } = draft;
  const known = named.map((id, index) => checkVariant(id, all.ids, [...path, 'variants', index], findings));
  const variants = inOrder(named, all.ids);
  const rules = known.every((one) => one) ? all.find(variants) : undefined;
  if (rules === undefined && all.tooMany) reportTooMany([...path, 'variants'], findings);
  const fits =
    parts.players === undefined || checkPlayers(parts.players, rules, [...path, 'players'], findings);
  const players = fits ? (parts.players ?? rules?.players?.[0]) : undefined;
  const key = `${rules === undefined ? '?' : variants.join(' ')}/${players}`;
  const table = tables.get(key) ?? layTable(rules, players, findings);
  tables.set(key, table);
  return { draft, variants, table };
}

function reportTooMany(path: Path, findings: Findings): void {
  const message = 'the examples ask for too many different combinations of variants';
  const help = `name ${MOST_COMBINATIONS} different ones at most`;
  findings.report('E0204', path, message, { help });
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
  return draft.whole && table.findings.list.length === before ? example : undefined;
}

function reportRepeatedIds(examples: readonly ExampleDraft[], findings: Findings): void {
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
