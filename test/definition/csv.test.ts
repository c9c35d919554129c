import { describe, expect, it } from 'vitest';
import { LIST } from '../../src/definition/card-table.ts';
import { readCsv } from '../../src/definition/csv.ts';
import { workIn } from '../support/work.ts';

const encode = (text: string) => new TextEncoder().encode(text);

const read = async (content: string | Uint8Array) => {
  const { table, faults } = await readCsv(
    'c.csv',
    typeof content === 'string' ? encode(content) : content,
    LIST,
  );
  expect(faults).toEqual([]);
  return table!;
};

const faultOf = async (content: string | Uint8Array) => {
  const { table, faults } = await readCsv(
    'c.csv',
    typeof content === 'string' ? encode(content) : content,
    LIST,
  );
  expect(table).toBeUndefined();
  expect(faults).toHaveLength(1);
  const { span, message, help } = faults[0]!;
  return { at: `${span.start.line}:${span.start.column}`, message, help };
};

describe('a list of cards in a file', () => {
  it.each([
    ['commas', 'a,b\n1,2;3\n'],
    ['semicolons, as a German spreadsheet writes them', 'a;b\n1;"2;3"\n'],
    ['tabs', 'a\tb\n1\t2;3\n'],
    ['a byte order mark', '\uFEFFa,b\n1,2;3'],
    ['line ends as on Windows', 'a;b\r\n1;"2;3"\r\n'],
    ['a line of its own that says so', 'sep=;\na;b\n1;"2;3"\n'],
    ['quotes round everything', '"a";"b"\n"1";"2;3"\n'],
    ['empty columns behind the last', 'a;b;;;\n1;"2;3";;;\n'],
    ['a separator at the end of some rows', 'a;b\n1;"2;3";\n;;;;\n'],
    ['blank lines and rows', '\na;b\n\n1;"2;3"\n;\n \n'],
  ])('may have %s', async (_, text) => {
    const { names, rows } = await read(text);
    expect({ names, rows }).toEqual({ names: ['a', 'b'], rows: [['1', '2;3']] });
  });

  it('keeps an empty column that has a name, or texts', async () => {
    expect((await read('a,b,\n1,,\n')).rows).toEqual([['1', '']]);
    expect((await read('a,,b\n1,,2\n')).names).toEqual(['a', '', 'b']);
    expect((await read('a,,\n1,2,\n')).names).toEqual(['a', '']);
  });

  it('keeps line breaks and doubled quotes inside of quotes, and spaces as they are', async () => {
    const { rows } = await read('a,b\r\n"one\r\ntwo, ""three""", x \r\n');
    expect(rows).toEqual([['one\ntwo, "three"', ' x ']]);
  });

  it('may have one column, even if commas would be needed for two', async () => {
    expect((await read('text\nred\nblue\n')).rows).toEqual([['red'], ['blue']]);
  });

  it('trims the names of its columns and joins their accents', async () => {
    expect((await read(' a ; Lo\u0308sung \n1;2')).names).toEqual(['a', 'L\u00f6sung']);
  });

  it('knows where every cell stands, below a cell of several lines as well', async () => {
    const table = await read('a;b;c\n1;"x\ny;""";"z"\n;;last\n');
    const place = (row: number, column: number) => {
      const { start, end } = table.locateCell(row, column);
      return `${start.line}:${start.column}-${end.line}:${end.column}`;
    };
    expect(place(0, 0)).toBe('2:1-2:2');
    expect(place(0, 1)).toBe('2:3-3:6');
    expect(place(0, 2)).toBe('3:7-3:10');
    expect(place(1, 2)).toBe('4:3-4:7');
    expect(table.locateName(2).start).toEqual({ line: 1, column: 5 });
  });
});

describe('a file that is no list', () => {
  it.each([
    ['Latin-1', Uint8Array.from([0x61, 0x0a, 0x78, 0xe4, 0x0a]), '2:2', /not UTF-8/],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x61, 0x00]), '1:1', /UTF-16/],
    ['UTF-16 the other way round', Uint8Array.from([0xfe, 0xff, 0x00, 0x61]), '1:1', /UTF-16/],
    ['UTF-16 without a mark', Uint8Array.from([0x61, 0x00, 0x0a, 0x00]), '1:2', /U\+0000/],
  ])('is refused where it is %s, and told how to be saved', async (_, bytes, at, message) => {
    expect(await faultOf(bytes)).toEqual({
      at,
      message: expect.stringMatching(message),
      help: 'save it as `CSV UTF-8`, in German programs `CSV UTF-8 (durch Trennzeichen getrennt)`',
    });
  });

  it('is refused with control characters and line ends of old Macintoshes', async () => {
    expect(await faultOf('a\nx\u001b\n')).toMatchObject({ at: '2:2', help: 'remove it' });
    expect(await faultOf('a\rx\r')).toMatchObject({ at: '1:2' });
  });

  it.each(['', '\uFEFF', '\n \n', ';;;\n'])('is refused if it is empty: %j', async (text) => {
    expect(await faultOf(text)).toMatchObject({ at: '1:1', message: 'the file is empty' });
  });

  it('is refused if nothing stands below the names', async () => {
    expect(await faultOf('a,b\n,\n')).toMatchObject({ at: '1:1', message: /no card below/ });
  });

  it('tells a quote that is never closed from text behind one', async () => {
    expect(await faultOf('a,b\n1,"two\n3,4\n')).toMatchObject({ at: '2:3', message: /not closed/ });
    expect(await faultOf('a,b\n1,"two" or "three"\n3,4\n')).toMatchObject({
      at: '2:3',
      message: /ends before its column/,
    });
  });

  it('whose first line has too few or too many names for all rows is told once, at that line', async () => {
    expect(await faultOf('title;text;corner\na;b;c;d\ne;f;g;h\n')).toEqual({
      at: '1:1',
      message: 'the first line names 3 columns, and all rows have 4',
      help: 'give every column a name in the first line',
    });
    expect(await faultOf('title;text\na\nb\nc\n')).toMatchObject({
      at: '1:1',
      message: 'the first line names 2 columns, and all rows have 1',
    });
    expect(await faultOf('title;text\na;b;c\nd;e\n')).toMatchObject({ at: '2:5' });
  });

  it('is refused with more rows, columns or bytes than a list may have', async () => {
    const row = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`).join();
    expect((await read(`${row(50)}\n${row(50)}`)).names).toHaveLength(50);
    expect(await faultOf(`${row(51)}\n${row(51)}`)).toMatchObject({ message: 'the table has 51 columns' });
    expect((await read(`a\n${'x\n'.repeat(2000)}`)).rows).toHaveLength(2000);
    expect(await faultOf(`a\n${'x\n'.repeat(2001)}`)).toMatchObject({ message: 'the table has 2001 rows' });
    expect(await faultOf(`a\n${'x'.repeat(1024 * 1024)}`)).toMatchObject({ message: /larger than 1 MiB/ });
  });

  it('is read with work that grows with its length', async () => {
    for (const text of [
      `a\n${'"'.repeat(500_000)}`,
      `a\n${','.repeat(500_000)}`,
      `a\n${'x,\n'.repeat(150_000)}`,
    ])
      expect(await workIn(() => readCsv('c.csv', encode(text), LIST))).toBeLessThan(3000);
  });
});
