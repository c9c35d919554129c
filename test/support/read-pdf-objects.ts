import { inflateSync } from 'node:zlib';

/** An object of a PDF as it stands in the file, its stream unpacked. */
export interface PdfObject {
  readonly number: number;
  /** What stands before the stream, or all of it. */
  readonly text: string;
  readonly stream?: string;
}

/** The objects of a PDF by number, for files that pack streams but not objects, as ours do. */
export function readObjects(bytes: Uint8Array): ReadonlyMap<number, PdfObject> {
  const file = Buffer.from(bytes).toString('latin1');
  const found = [...file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)];
  return new Map(found.map(([, number, body]) => [Number(number), readObject(Number(number), body!)]));
}

function readObject(number: number, body: string): PdfObject {
  const at = body.indexOf('\nstream\n');
  if (at < 0) return { number, text: body };
  const text = body.slice(0, at);
  const packed = body.slice(at + '\nstream\n'.length, body.lastIndexOf('\nendstream'));
  if (!text.includes('/FlateDecode')) return { number, text, stream: packed };
  return { number, text, stream: inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') };
}

/** The object that a key refers to. */
export function referred(
  objects: ReadonlyMap<number, PdfObject>,
  { text }: PdfObject,
  key: string,
): PdfObject | undefined {
  const [, number] = new RegExp(`/${key} (\\d+) 0 R`).exec(text) ?? [];
  return number === undefined ? undefined : objects.get(Number(number));
}

/** The form objects that a page draws, each as often as it is drawn, by number. */
export function formsDrawn(objects: ReadonlyMap<number, PdfObject>, page: PdfObject): readonly number[] {
  const resources = referred(objects, page, 'Resources')?.text ?? '';
  const content = referred(objects, page, 'Contents')?.stream ?? '';
  return [...content.matchAll(/\/(\w+) Do\b/g)].map(([, name]) => {
    const [, number] = new RegExp(`/${name} (\\d+) 0 R`).exec(resources) ?? [];
    return Number(number);
  });
}

/** The texts that replace drawings, in the order of the pages' content. */
export function actualTexts(bytes: Uint8Array): readonly string[] {
  const objects = readObjects(bytes);
  const pages = [...objects.values()].filter(({ text }) => /\/Type \/Page\n/.test(text));
  const contents = pages.map((page) => referred(objects, page, 'Contents')?.stream ?? '');
  return contents.flatMap((content) => {
    const found = [...content.matchAll(/\/Span <<\s*\/ActualText \(((?:\\.|[^\\)])*)\)\s*>> BDC/gs)];
    return found.map(([, text]) => decodeText(text!));
  });
}

/** Text as dictionaries hold it: ASCII, or UTF-16 with a mark before it. */
function decodeText(written: string): string {
  const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const raw = written.replace(/\\(.)/gs, (_, one: string) => escapes[one] ?? one);
  if (!raw.startsWith('\xfe\xff')) return raw;
  return new TextDecoder('utf-16be').decode(Buffer.from(raw.slice(2), 'latin1'));
}
