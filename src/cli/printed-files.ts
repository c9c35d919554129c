import type { PrintedFile } from '../api.ts';
import { visible } from '../diagnostics/visible.ts';
import { counted } from '../diagnostics/words.ts';
import type { Duplex } from '../page/page.ts';
import { writeWhole } from '../workspace/disk.ts';
import type { Arguments } from './arguments.ts';
import { alignColumns } from './columns.ts';
import { tell } from './findings.ts';
import { EXIT, type ExitCode, type Session } from './session.ts';

/** A file to write, or only to tell of if it has no bytes. */
export interface PlannedFile extends PrintedFile {
  readonly cards?: number;
  readonly bytes?: Uint8Array;
}

const TURNS = {
  simplex: '',
  'long-edge': ', both sides, flip on long edge',
  'short-edge': ', both sides, flip on short edge',
} as const satisfies Record<Duplex, string>;

/** The folder that `--output` names, without slashes at its end. */
export function outputFolder(given: Arguments): string {
  return (given.text('output') ?? 'output').replace(/(?<=.)[\\/]+$/, '');
}

function describePaper({ pages, sheets, duplex }: PrintedFile): string {
  if (sheets === 0) return 'on the backs of the other sheets';
  const isFedTwice = duplex === 'simplex' && sheets < pages;
  return `${counted(sheets, 'sheet')}${isFedTwice ? ', fronts first, then the backs' : TURNS[duplex]}`;
}

function describe(path: string, file: PlannedFile): readonly string[] {
  const cards = file.cards ? counted(file.cards, 'card') : '';
  const pages = file.bytes ? '' : counted(file.pages, 'page');
  return [visible(path), cards, pages, describePaper(file), file.bytes ? 'print at 100 %' : ''];
}

/** Writes files that have bytes, all or none, to a folder, and tells of each on standard output. */
export async function writePlanned(
  folder: string,
  files: readonly PlannedFile[],
  session: Session,
): Promise<ExitCode> {
  const place = ({ name }: PlannedFile): string => `${folder}/${name}`;
  const whole = files.flatMap((file) => (file.bytes ? { path: place(file), bytes: file.bytes } : []));
  const writing = await writeWhole(whole, { signal: session.signal });
  switch (writing.kind) {
    case 'written':
      session.stdout.write(alignColumns(files.map((file) => describe(place(file), file))));
      return EXIT.clean;
    case 'failed':
      tell(session.stderr, [writing.diagnostic], []);
      return EXIT.failed;
    case 'interrupted':
      return EXIT.interrupted;
  }
}

/** Says what files that were only listed take together. */
export function tellTotals(files: readonly PlannedFile[], session: Session): void {
  const sum = (count: (file: PlannedFile) => number): number =>
    files.reduce((total, file) => total + count(file), 0);
  const pages = counted(
    sum((file) => file.pages),
    'page',
  );
  const sheets = sum((file) => file.sheets);
  session.stdout.write(
    `${counted(files.length, 'file')}, ${pages}, ${counted(sheets, 'sheet')} of paper; nothing was written\n`,
  );
}
