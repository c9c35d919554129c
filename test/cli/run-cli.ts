import type { BuildOptions, Built, BuiltFile, Checked, Stichwerk } from '../../src/api.ts';
import { main } from '../../src/cli/main.ts';
import type { Session } from '../../src/cli/session.ts';
import type { Definition, Source } from '../../src/definition/game.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { KINDS } from '../../src/documents/kinds.ts';
import type { Trace } from '../../src/proof/trace.ts';
import { diskFiles } from '../../src/workspace/disk.ts';

/** What a command line did. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface World {
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly color?: boolean;
  readonly signal?: AbortSignal;
  readonly stichwerk?: Stichwerk;
}

async function* once(text: string): AsyncIterable<Uint8Array> {
  yield new TextEncoder().encode(text);
}

/** Runs a command line in this process, over a pipeline that only pretends. */
export async function runCli(argv: readonly string[], world: World = {}): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const color = world.color ?? false;
  const session: Session = {
    stdout: { write: (text) => void out.push(text), color },
    stderr: { write: (text) => void err.push(text), color },
    stdin: once(world.stdin ?? ''),
    columns: 80,
    env: world.env ?? {},
    signal: world.signal ?? new AbortController().signal,
    files: diskFiles(),
    open: async () => world.stichwerk ?? fakeStichwerk(),
  };
  const code = await main(argv, session);
  return { code, out: out.join(''), err: err.join('') };
}

/** A definition that the pretending pipeline finds clean, or wrong in its second line. */
export const CLEAN = (id: string): string => `game: ${id}\nclaims: right\n`;
export const REFUTED = (id: string): string => `game: ${id}\nclaims: wrong\n`;
export const WARNED = (id: string): string => `game: ${id}\nclaims: doubtful\n`;

function judge({ file, text }: Source): readonly Diagnostic[] {
  const severity = text.includes('wrong') ? 'error' : 'warning';
  if (text.includes('right')) return [];
  return [
    {
      code: 'E0301',
      severity,
      message: 'the claim does not hold',
      span: { file, start: { line: 2, column: 9 }, end: { line: 2, column: 14 } },
      why: 'the rules say otherwise',
      help: 'write right',
    },
  ];
}

function checkPretending(source: Source, chosen: readonly string[] = []): Checked {
  const id = /^game: (\S+)/.exec(source.text)?.[1] ?? 'none';
  const diagnostics = judge(source);
  const title = { de: `Spiel ${id}`, en: `Game ${id}` };
  const variants = [{ id: 'long' }, { id: 'short' }];
  const game = { id, title, players: [3, 4], variants, chosen };
  const definition = { game, source } as unknown as Definition;
  const refuted = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { definition, trace: { claims: 24, refuted } as unknown as Trace, kinds: KINDS, diagnostics };
}

function printPretending(options: BuildOptions): readonly BuiltFile[] {
  const { language, print, draft, date } = options;
  const all = KINDS.filter((kind) => kind !== 'exercise').map((kind): BuiltFile => {
    const text = [
      kind,
      language,
      JSON.stringify(print),
      draft === true ? 'draft' : 'clean',
      date.toISOString(),
    ].join(' ');
    const isCards = kind === 'cards';
    return {
      kind,
      name: `${kind}.pdf`,
      bytes: new TextEncoder().encode(text),
      pages: 2,
      sheets: isCards ? 1 : 2,
      cards: isCards ? 12 : 0,
      duplex: isCards ? 'long-edge' : 'simplex',
    };
  });
  return all.filter(({ kind }) => options.only === undefined || options.only.includes(kind));
}

/** A pipeline that finds what the text of a definition says it should find. */
export function fakeStichwerk(): Stichwerk {
  return {
    check: async (source) => checkPretending(source),
    read: async (source) => {
      const { definition, diagnostics } = checkPretending(source);
      return { diagnostics, ...(definition && { value: definition }) };
    },
    layOut: async (source) => ({ ...checkPretending(source), documents: [] }),
    build: async (source, options): Promise<Built> => {
      const checked = checkPretending(source, options.variants);
      const refused =
        checked.diagnostics.some(({ severity }) => severity === 'error') && options.draft !== true;
      return { ...checked, files: refused ? [] : printPretending(options) };
    },
  };
}
