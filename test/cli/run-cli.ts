import { basename } from 'node:path';
import type {
  BuildOptions,
  Built,
  BuiltFile,
  CalibrationOptions,
  Checked,
  PrintOptions,
  Stichwerk,
} from '../../src/api.ts';
import { main } from '../../src/cli/main.ts';
import type { Session } from '../../src/cli/session.ts';
import type { DeckDefinition, Definition, Source } from '../../src/definition/game.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { KINDS } from '../../src/documents/kinds.ts';
import type { PrintDocument } from '../../src/page/page.ts';
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
  readonly platform?: string;
  readonly home?: string;
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
    platform: world.platform ?? 'linux',
    home: world.home,
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

/** A source that names no game is a deck, called as its file is; games are for three or four, with `long` for six. */
function checkPretending(source: Source, chosen: readonly string[] = []): Checked {
  const id = /^game: (\S+)/m.exec(source.text)?.[1] ?? basename(source.file, '.yaml');
  const diagnostics = judge(source);
  const title = { de: `Spiel ${id}`, en: `Game ${id}` };
  const refuted = diagnostics.filter(({ severity }) => severity === 'error').length;
  if (!/^game:/m.test(source.text)) {
    const cards = { size: { width: 63, height: 88 }, cards: Array.from({ length: 12 }) };
    const deck = { id, title: { de: `Deck ${id}`, en: `Deck ${id}` }, deck: cards, source };
    return { deck: deck as unknown as DeckDefinition, kinds: ['cards'], diagnostics };
  }
  const variants = [{ id: 'long' }, { id: 'short' }];
  const game = { id, title, players: chosen.includes('long') ? [6] : [3, 4], variants, chosen };
  const definition = { game, source } as unknown as Definition;
  return { definition, trace: { claims: 24, refuted } as unknown as Trace, kinds: KINDS, diagnostics };
}

/** What of a print is asked for, its printer's profile looked up. */
function askedFor({ print = {}, printer }: Pick<PrintOptions, 'print' | 'printer'>): string {
  const profile = print.printer === undefined ? undefined : printer?.(print.printer);
  return JSON.stringify({ ...print, ...(profile && { profile }) });
}

function printPretending(options: BuildOptions, kinds: Checked['kinds']): readonly BuiltFile[] {
  const { language, draft, date } = options;
  const all = kinds
    .filter((kind) => kind !== 'exercise')
    .map((kind): BuiltFile => {
      const look = draft === true ? 'draft' : 'clean';
      const text = [kind, language, askedFor(options), look, date.toISOString()].join(' ');
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

function buildPretending(source: Source, options: BuildOptions): Built {
  const checked = checkPretending(source, options.variants);
  const refused = checked.diagnostics.some(({ severity }) => severity === 'error') && options.draft !== true;
  return { ...checked, files: refused ? [] : printPretending(options, checked.kinds) };
}

/** A pipeline that finds what the text of a definition says it should find. */
export function fakeStichwerk(): Stichwerk {
  return {
    check: async (source) => checkPretending(source),
    read: async (source, choice) => {
      const { definition, diagnostics } = checkPretending(source, choice?.variants);
      return { diagnostics, ...(definition && { value: definition }) };
    },
    layOut: async (source, options) => {
      const { files, ...checked } = buildPretending(source, { ...options, date: new Date(0) });
      const documents = files.map(({ bytes: _, ...file }) => ({ ...file, document: {} as PrintDocument }));
      return { ...checked, documents };
    },
    build: async (source, options) => buildPretending(source, options),
    score: async () => ({ matches: [], diagnostics: [], sources: [] }),
    standing: async () => '',
    scoreTables: async () => ({ value: [], diagnostics: [] }),
    newScore: async () => '',
    calibration: async (options: CalibrationOptions) => {
      const bytes = new TextEncoder().encode(`calibration ${options.language} ${askedFor(options)}`);
      const sheet = { name: 'calibration.pdf', pages: 2, sheets: 1, duplex: 'long-edge' as const };
      return { value: { ...sheet, bytes }, diagnostics: [] };
    },
  };
}
