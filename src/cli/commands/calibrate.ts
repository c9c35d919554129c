import { LANGUAGES } from '../../cards/localized.ts';
import type { PrinterProfile, PrintRequest } from '../../page/print.ts';
import { writeWhole } from '../../workspace/disk.ts';
import type { Arguments } from '../arguments.ts';
import { alignColumns } from '../columns.ts';
import { exitForAll, tell } from '../findings.ts';
import { CALIBRATION_SHEET, TURNS } from '../options.ts';
import { readPrintDate } from '../print-date.ts';
import { readPrintFlag } from '../print-flags.ts';
import { outputFolder, tellTotals, writePlanned } from '../printed-files.ts';
import { openPrinters, type PrinterShelf, refuseUnknownPrinter } from '../printers.ts';
import { describeProfile, readUnprintable, UNPRINTABLE_EXPECTS, writePrinters } from '../printers-file.ts';
import { quoted } from '../quoted.ts';
import { EXIT, type ExitCode, type Session } from '../session.ts';
import { UsageError } from '../usage.ts';

/** Prints the calibration sheet, lists profiles, or keeps what the sheet showed of a printer. */
export async function calibrate(given: Arguments, session: Session): Promise<ExitCode> {
  const shelf = openPrinters(session);
  if (given.flag('list')) return listProfiles(given, shelf, session);
  const keeping = (['set', 'unprintable'] as const).find((name) => given.text(name) !== undefined);
  return keeping === undefined ? print(given, shelf, session) : keep(given, keeping, shelf, session);
}

/** What only the sheet needs is of no use when none is printed. */
function refuseBeside(purpose: string, given: Arguments, names: readonly string[]): void {
  const useless = names.find((name) => given.flag(name) || given.text(name) !== undefined);
  if (useless === undefined) return;
  throw new UsageError(`--${useless} does not go with --${purpose}`, `leave --${useless} out`);
}

/** Tells what could not be read; true if there is anything. */
function tellFaults(shelf: PrinterShelf, session: Session): boolean {
  tell(session.stderr, shelf.faults(), []);
  return shelf.faults().length > 0;
}

function listProfiles(given: Arguments, shelf: PrinterShelf, session: Session): ExitCode {
  refuseBeside('list', given, ['set', 'unprintable', 'printer', ...Object.keys(CALIBRATION_SHEET)]);
  const profiles = [...shelf.read().profiles];
  if (tellFaults(shelf, session)) return exitForAll(shelf.faults());
  const rows = profiles.map(([name, profile]) => [name, describeProfile(profile)]);
  session.stdout.write(rows.length === 0 ? 'no profiles are kept\n' : alignColumns(rows));
  return EXIT.clean;
}

function readUnprintableFlag(given: Arguments): Pick<PrinterProfile, 'unprintable'> {
  const text = given.text('unprintable');
  if (text === undefined) return {};
  const unprintable = readUnprintable(text);
  if (unprintable !== undefined) return { unprintable };
  throw new UsageError(`--unprintable cannot be ${text}`, `write ${UNPRINTABLE_EXPECTS}`);
}

function readName(given: Arguments, purpose: string): string {
  const { printer } = readPrintFlag(given, 'printer');
  if (printer !== undefined) return printer;
  throw new UsageError(
    `--${purpose} needs the name of a printer`,
    'add --printer with a name of your choice, such as --printer office',
  );
}

async function keep(
  given: Arguments,
  purpose: string,
  shelf: PrinterShelf,
  session: Session,
): Promise<ExitCode> {
  refuseBeside(purpose, given, Object.keys(CALIBRATION_SHEET));
  const found = { ...readPrintFlag(given, 'back-offset', 'set'), ...readUnprintableFlag(given) };
  const name = readName(given, purpose);
  const { path } = shelf;
  if (path === undefined)
    throw new UsageError('the system does not say where settings belong', 'set HOME to your own folder');
  const { profiles, others } = shelf.read();
  if (tellFaults(shelf, session)) return exitForAll(shelf.faults());
  const profile = { ...profiles.get(name), ...found };
  const text = writePrinters({ profiles: new Map(profiles).set(name, profile), others });
  const writing = await writeWhole([{ path, bytes: new TextEncoder().encode(text) }], {
    signal: session.signal,
  });
  if (writing.kind === 'interrupted') return EXIT.interrupted;
  if (writing.kind === 'failed') {
    tell(
      session.stderr,
      [{ ...writing.diagnostic, help: 'see that your settings can be written there' }],
      [],
    );
    return exitForAll([writing.diagnostic]);
  }
  session.stdout.write(
    `${name}: ${describeProfile(profile)}\nkept in ${path}\nprint with it: stichwerk build --printer ${quoted(name)}\n`,
  );
  return EXIT.clean;
}

function readSheet(given: Arguments): PrintRequest {
  const backs = given.choice('backs', TURNS);
  return { ...readPrintFlag(given, 'paper'), ...readPrintFlag(given, 'printer'), ...(backs && { backs }) };
}

async function print(given: Arguments, shelf: PrinterShelf, session: Session): Promise<ExitCode> {
  const request = readSheet(given);
  const language = given.choice('lang', LANGUAGES) ?? LANGUAGES[0];
  const dry = given.flag('dry-run');
  const folder = outputFolder(given);
  const date = readPrintDate(session);
  refuseUnknownPrinter(request.printer, shelf);
  if (tellFaults(shelf, session)) return exitForAll(shelf.faults());
  const stichwerk = await session.open();
  const { value, diagnostics } = await stichwerk.calibration({
    language,
    date,
    print: request,
    printer: shelf.find,
  });
  tell(session.stderr, diagnostics, []);
  if (!value) return exitForAll(diagnostics);
  const { bytes, ...counted } = value;
  const planned = dry ? counted : { ...counted, bytes };
  const ended = await writePlanned(folder, [planned], session);
  if (ended !== EXIT.clean) return ended;
  if (dry) tellTotals([planned], session);
  const { printer } = request;
  const profile = printer === undefined ? undefined : shelf.find(printer);
  if (profile) session.stdout.write(`${printer}: ${describeProfile(profile)}\n`);
  return exitForAll(diagnostics);
}
