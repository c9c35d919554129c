import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PrintDocument } from '../../src/page/page.ts';
import { renderPdf } from '../../src/pdf/render.ts';
import { readPdf } from '../support/read-pdf.ts';
import { OPTIONS, rectangle, taggedDocument, words } from './sample-document.ts';

const attachment = {
  name: 'stiche-mit-bedienpflicht.yaml',
  bytes: new TextEncoder().encode('game: stiche\ntitle: {de: Größe}\n'),
  description: 'Definition',
};

const DOCUMENT: PrintDocument = taggedDocument(
  [
    { mark: 0, content: [words('Zwölf Karten', 20, 30)] },
    { mark: 1, content: [{ ...words('Größe', 20, 40), weight: 'semibold' }] },
    { mark: 'artifact', content: [{ kind: 'path', segments: rectangle(20, 50, 10, 10), fill: '#0072B2' }] },
  ],
  [
    { role: 'H1', children: [0] },
    { role: 'P', children: [1] },
  ],
);

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('what the file says about itself', () => {
  test('title, subject, producer, language and date', async () => {
    const { info, language, xmp } = await readPdf(await renderPdf(DOCUMENT, OPTIONS));
    expect(info).toMatchObject({
      Title: 'Stiche mit Bedienpflicht',
      Subject: 'Karten',
      Creator: 'stichwerk 0.0.0',
      Producer: 'stichwerk 0.0.0',
      CreationDate: 'D:20240229123456Z',
      ModDate: 'D:20240229123456Z',
      PDFFormatVersion: '1.7',
    });
    expect(language).toBe('de');
    expect(xmp).toContain('<xmp:CreateDate>2024-02-29T12:34:56Z</xmp:CreateDate>');
    expect(xmp).toContain('<pdf:Producer>stichwerk 0.0.0</pdf:Producer>');
  });

  test('it names both PDF/A-3a and PDF/UA-1 and brings the colour profile', async () => {
    const bytes = await renderPdf(DOCUMENT, OPTIONS);
    const { xmp } = await readPdf(bytes);
    expect(xmp).toMatch(/<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>A<\/pdfaid:conformance>/);
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(latin(bytes)).toContain('/S /GTS_PDFA1');
    expect(latin(bytes)).toMatch(/\/Marked true/);
    expect(latin(bytes)).toContain('/Tabs /S');
  });

  test('a title with signs of XML and German letters is the same everywhere', async () => {
    const title = 'Karten <für> Ärger & „Spaß“ ]]>';
    const { info, xmp } = await readPdf(await renderPdf({ ...DOCUMENT, title }, OPTIONS));
    expect(info.Title).toBe(title);
    expect(xmp).toContain('>Karten &lt;für&gt; Ärger &amp; „Spaß“ ]]&gt;</rdf:li>');
  });

  test.each([
    ['simplex', 'Simplex'],
    ['long-edge', 'DuplexFlipLongEdge'],
    ['short-edge', 'DuplexFlipShortEdge'],
  ] as const)('%s asks the printer for %s at full size', async (duplex, name) => {
    const { viewerPreferences } = await readPdf(await renderPdf({ ...DOCUMENT, duplex }, OPTIONS));
    expect(viewerPreferences).toEqual({
      DisplayDocTitle: true,
      PrintScaling: 'None',
      PickTrayByPDFSize: true,
      Duplex: name,
    });
  });
});

describe('what the file carries', () => {
  test('the attached source comes back byte for byte, named as the source', async () => {
    const bytes = await renderPdf(DOCUMENT, { ...OPTIONS, attachment });
    const { attachments } = await readPdf(bytes);
    expect(attachments.map(({ name, description }) => ({ name, description }))).toEqual([
      { name: attachment.name, description: attachment.description },
    ]);
    expect(Array.from(attachments[0]!.bytes)).toEqual(Array.from(attachment.bytes));
    expect(latin(bytes)).toMatch(/\/AFRelationship \/Source/);
    expect(latin(bytes)).toMatch(/\/AF \[\d+ 0 R\]/);
  });

  test('an empty source can be attached', async () => {
    const empty = { ...attachment, bytes: new Uint8Array(0) };
    const { attachments } = await readPdf(await renderPdf(DOCUMENT, { ...OPTIONS, attachment: empty }));
    expect(attachments[0]!.bytes).toHaveLength(0);
  });

  test('each font used is embedded once as a subset, and no other', async () => {
    const bytes = await renderPdf(DOCUMENT, OPTIONS);
    const file = latin(bytes);
    expect(file.match(/\/FontFile2/g)).toHaveLength(2);
    expect([...new Set(file.match(/\/BaseFont \/\S+/g))].sort()).toEqual([
      '/BaseFont /BZZZZZ+SourceSans3-Regular',
      '/BaseFont /CZZZZZ+SourceSans3-SemiBold',
    ]);
    expect(bytes.length).toBeLessThan(25_000);
  });

  test('a document without text brings no font', async () => {
    const document = taggedDocument([], []);
    expect(latin(await renderPdf(document, OPTIONS))).not.toContain('/Font');
  });
});

describe('the bytes', () => {
  test('are the same in every run, time zone and language', async () => {
    const first = await renderPdf(DOCUMENT, { ...OPTIONS, attachment });
    for (const [TZ, LANG] of [
      ['Asia/Kathmandu', 'de_DE.UTF-8'],
      ['America/St_Johns', 'tr_TR.UTF-8'],
    ] as const) {
      vi.stubEnv('TZ', TZ);
      vi.stubEnv('LANG', LANG);
      expect(await renderPdf(DOCUMENT, { ...OPTIONS, attachment })).toEqual(first);
    }
  });

  test('do not depend on what was rendered before with the same fonts', async () => {
    const alone = await renderPdf(DOCUMENT, OPTIONS);
    await Promise.all(['de', 'en'].map((language) => renderPdf({ ...DOCUMENT, language }, OPTIONS)));
    expect(await renderPdf(DOCUMENT, OPTIONS)).toEqual(alone);
  });

  test('are read without a warning', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await readPdf(await renderPdf(DOCUMENT, { ...OPTIONS, attachment }));
    expect(log.mock.calls).toEqual([]);
    expect(warn.mock.calls).toEqual([]);
  });
});

test('a character that the font lacks is never drawn as an empty box', async () => {
  const items = [{ mark: 0, content: [words('Spiel 中', 20, 30)] }];
  const document = taggedDocument(items, [{ role: 'P', children: [0] }]);
  await expect(renderPdf(document, OPTIONS)).rejects.toThrow('has no character 中');
});
