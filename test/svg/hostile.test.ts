import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDrawing, readSymbol } from '../../src/svg/drawing.ts';
import { fakeMeasure } from '../support/fake-measure.ts';
import { amount } from '../support/tier.ts';
import { workIn } from '../support/work.ts';

const OPTIONS = { color: '#0072B2', symbols: new Set(['shape']), measure: fakeMeasure };
const wrap = (body: string): string => `<svg viewBox="0 0 10 10">${body}</svg>`;

/** Why a drawing is refused; undefined if it is accepted. */
function refusal(text: string): string | undefined {
  const drawing = readDrawing(text, OPTIONS);
  if (!('problem' in drawing)) return undefined;
  expect(drawing.help.length).toBeGreaterThan(0);
  return drawing.problem;
}

describe('what is no drawing at all', () => {
  it.each([
    ['a picture of another kind', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13)],
    [
      'UTF-16',
      Uint8Array.from(
        ['\uFEFF', ...'<svg/>'].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
      ),
    ],
  ])('is told to be no text: %s', (_, bytes) => {
    expect(readSymbol('x', bytes)).toMatchObject({ problem: 'it is no text in UTF-8' });
  });

  it('is read from bytes like a text, with a byte order mark or without', () => {
    const bytes = new TextEncoder().encode(`\uFEFF${wrap('<path d="M0 0h9v9z"/>')}`);
    expect(readSymbol('x', bytes)).toMatchObject({ content: [{ kind: 'path' }] });
  });
});

describe('a drawing is refused', () => {
  it.each([
    ['<!DOCTYPE svg><svg viewBox="0 0 1 1"/>', 'it contains a document type or entity'],
    [wrap('<!ENTITY a "b">'), 'it contains a document type or entity'],
    [wrap('<text x="1" y="1" font-size="2">&boom;</text>'), 'it contains an entity'],
    [wrap('<![CDATA[x]]>'), 'it contains a CDATA section'],
    ['<?php x ?><svg viewBox="0 0 1 1"/>', 'it contains a processing instruction'],
    [wrap('<script>alert(1)</script>'), 'it contains the element “<script>”'],
    [wrap('<SCRIPT/>'), 'it contains the element “<SCRIPT>”'],
    [wrap('<image href="http://example.org/a.png"/>'), 'it contains the element “<image>”'],
    [wrap('<foreignObject/>'), 'it contains the element “<foreignObject>”'],
    [wrap('<style>*{}</style>'), 'it contains the element “<style>”'],
    [wrap('<a href="#x"><path d="M0 0"/></a>'), 'it contains the element “<a>”'],
    [wrap('<svg viewBox="0 0 1 1"/>'), '<svg> stands inside the drawing'],
    [wrap('<path d="M0 0" onclick="x()"/>'), '<path> has the attribute “onclick”'],
    [wrap('<path d="M0 0" opacity=".5"/>'), '<path> has opacity=“.5”'],
    [wrap('<path d="M0 0" style="fill:#000;fill-opacity:0.5"/>'), '<path> has fill-opacity=“0.5”'],
    [wrap('<g style="display:none"/>'), '<g> has display=“none”'],
    [wrap('<g clip-path="url(#c)"/>'), '<g> has clip-path=“url(#c)”'],
    [wrap('<g style="marker-end:url(#m)"/>'), '<g> has marker-end=“url(#m)”'],
    [wrap('<g style="transform:scale(2)"/>'), '<g> has the style “transform”'],
    [wrap('<g style="behavior"/>'), '<g> has the style “behavior”'],
    [wrap('<g style="fill:url(http://example.org/a.svg#g)"/>'), 'it contains a reference to another file'],
    [wrap('<g style="cursor:url( &quot;a.svg&quot; )"/>'), 'it contains a reference to another file'],
    [wrap('<defs><script>1</script></defs>'), 'it contains the element “<script>”'],
    [wrap('<defs><style>*{}</style></defs>'), 'it contains the element “<style>”'],
    [wrap('<metadata><svg:image/></metadata>'), 'it contains the element “<svg:image>”'],
    [wrap('<defs><g><path onload="x()"/></g></defs>'), '<path> has the attribute “onload”'],
    [
      wrap('<defs><linearGradient xlink:href="#a"/></defs>'),
      '<linearGradient> has the attribute “xlink:href”',
    ],
    [wrap('<g inkscape:href="a.svg"/>'), '<g> has the attribute “inkscape:href”'],
    [wrap('<linearGradient id="a"/>'), 'it contains the element “<linearGradient>”'],
    [wrap('<use xlink:href="#shape"/>'), '<use> has the attribute “xlink:href”'],
    [wrap('<use href="#other"/>'), '<use> draws “#other”'],
    [wrap('<use href="file.svg#shape"/>'), '<use> draws “file.svg#shape”'],
    [wrap('<path d="M0 0L1 1" fill="url(#g)"/>'), 'the gradient or pattern “url(#g)” cannot be printed'],
    [wrap('<path d="M0 0L1 1" fill="constructor"/>'), 'the colour “constructor” is not known'],
    [wrap('<path d="M0 0L1 1" fill="rgb(256,0,0)"/>'), 'the colour “rgb(256,0,0)” is not known'],
    [wrap('<path d="M0 0L1 1" stroke-linejoin="bevel"/>'), 'stroke-linejoin=“bevel” is not known'],
    [wrap('<path d="M0 0L1 1" stroke-dasharray="0 4"/>'), 'stroke-dasharray=“0 4” is not known'],
    [wrap('<path d="M0 0L1 NaN"/>'), 'the path “M0 0L1 NaN” cannot be read'],
    [wrap('<path d="L1 1"/>'), 'the path “L1 1” cannot be read'],
    [wrap('<path d="M0 0L1e999 1"/>'), '<path> reaches too far'],
    [wrap('<circle r="NaN"/>'), 'r=“NaN” is not a number'],
    [wrap('<circle r="-1"/>'), 'r is negative'],
    [wrap('<rect width="5mm" height="1"/>'), 'width=“5mm” is not a number'],
    [wrap('<polygon points="1 2 3"/>'), 'points=“1 2 3” are not pairs of numbers'],
    [
      wrap('<g transform="scale(1e5)"><g transform="scale(1e5)"><path d="M1 1L2 2"/></g></g>'),
      '<path> reaches too far',
    ],
    [wrap('<g transform="rotate(1deg)"/>'), 'the transform “rotate(1deg)” is not known'],
    [wrap('<g transform="translate(1 2"/>'), 'the transform “translate(1 2” cannot be read'],
    [wrap('<text transform="scale(-1 1)" font-size="3">1</text>'), 'a text is mirrored or skewed'],
    [wrap('<text font-size="3"><title>x</title></text>'), '<text> contains an element'],
    [wrap('stray'), 'the words “stray” stand outside of <text>'],
    ['<svg/>', 'it has no viewBox'],
    ['<svg width="10cm" height="10"/>', 'it has no viewBox'],
    ['<svg width="100%" height="100%"/>', 'it has no viewBox'],
    ['<svg viewBox="0 0 9" width="9" height="9"/>', 'viewBox=“0 0 9” is no rectangle'],
    ['<svg viewBox="0 0 0 10"/>', 'viewBox=“0 0 0 10” is no rectangle'],
    ['<svg viewBox="0 0 1 1"/><svg viewBox="0 0 1 1"/>', 'it has more than one root'],
    ['<g/>', 'its root is not <svg>'],
    ['', 'it is empty'],
    ['<svg viewBox="0 0 1 1">', 'its markup cannot be read'],
    [wrap('<g>'), 'its markup cannot be read'],
    [wrap('</g>'), 'its markup cannot be read'],
    [wrap('<path d="<g/>"/>'), 'its markup cannot be read'],
    [`<svg viewBox="0 0 1 1"/>junk`, 'its markup cannot be read'],
    [wrap('<!-- open'), 'its markup cannot be read'],
  ])('%s', (text, why) => {
    expect(refusal(text)).toBe(why);
  });

  it('with too many elements, too deep, or with too many segments', () => {
    expect(refusal(wrap('<g/>'.repeat(2000)))).toBeDefined();
    expect(refusal(wrap('<g/>'.repeat(1999)))).toBeUndefined();
    expect(refusal(wrap('<g>'.repeat(32) + '</g>'.repeat(32)))).toContain('nested');
    expect(refusal(wrap('<g>'.repeat(31) + '</g>'.repeat(31)))).toBeUndefined();
    expect(refusal(wrap(`<path d="M0 0${'h1'.repeat(19_999)}"/>`))).toBeUndefined();
    expect(refusal(wrap(`<path d="M0 0${'h1'.repeat(10_000)}"/>`.repeat(2)))).toBe(
      'its paths have more than 20000 segments',
    );
  });

  it('with the names of its first five problems at once, each once', () => {
    const drawn = '<image/><image/><g opacity=".5"/><path d="?" fill="url(#g)" onclick="x()"/>';
    const first =
      'it contains the element “<image>”; <g> has opacity=“.5”; <path> has the attribute “onclick”; ' +
      'the gradient or pattern “url(#g)” cannot be printed; the path “?” cannot be read';
    expect(refusal(wrap(drawn))).toBe(first);
    expect(refusal(wrap(`${drawn}<circle r="x"/><circle r="y"/>`))).toBe(`${first}; and 2 more`);
  });

  it.each([
    ['', 'it draws nothing'],
    ['<g/>', 'it draws nothing'],
    ['<circle cx="5" cy="5" r="3" fill="none"/>', 'it draws nothing'],
    ['<circle cx="5" cy="5" r="3" transform="scale(0)"/>', 'it draws nothing'],
    ['<circle cx="5" cy="5" r="3" stroke="red" transform="rotate(30) scale(1 0)"/>', 'it draws nothing'],
    ['<circle cx="15" cy="5" r="3"/>', 'nothing of it shows within its viewBox'],
    ['<rect x="2" y="-9" width="3" height="9"/>', 'nothing of it shows within its viewBox'],
    ['<path d="M1 1L5 5L9 9"/>', 'nothing of it shows within its viewBox'],
    ['<path d="M1 1" stroke-width="0" stroke="red"/>', 'nothing of it shows within its viewBox'],
    ['<circle cx="12" cy="5" r="3"/>', undefined],
    ['<path d="M1 11H9" stroke="red" stroke-width="3"/>', undefined],
    ['<path d="M1 1L5 5L9 9" stroke="red"/>', undefined],
    ['<circle cx="15" cy="5" r="3"/><circle cx="5" cy="5" r="3"/>', undefined],
  ])('as a symbol if nothing of it shows: %s', (body, problem) => {
    const symbol = readSymbol('s', wrap(body));
    expect('problem' in symbol ? symbol.problem : undefined).toBe(problem);
  });

  it('for text and use where only paths are allowed', () => {
    expect(readSymbol('s', wrap('<text font-size="3">1</text>'))).toMatchObject({
      problem: expect.stringContaining('<text>'),
    });
    expect(readSymbol('s', wrap('<use href="#s"/>'))).toMatchObject({
      problem: expect.stringContaining('“#s”'),
    });
  });
});

describe('hostile drawings', () => {
  it.each([
    ['a path of 10 MB', wrap(`<path d="M0 0${'L1 1'.repeat(2_500_000)}"/>`)],
    ['a long open tag', `<svg ${'a'.repeat(262_000)}`],
    ['many open tags', '<'.repeat(262_000)],
    ['many open quotes', `<svg ${'a="'.repeat(87_000)}`],
    ['many open comments', '<!--'.repeat(65_000)],
    ['many open declarations', '<?xml '.repeat(43_000)],
    ['a long number', wrap(`<circle r="${'1'.repeat(250_000)}"/>`)],
    ['a long number that is none', wrap(`<circle r="${'1'.repeat(250_000)}x"/>`)],
    ['a long exponent', wrap(`<path d="M1e${'1'.repeat(250_000)} 1"/>`)],
    ['many transforms', wrap(`<g transform="${'scale('.repeat(40_000)}"/>`)],
    ['long white space', wrap(`<g transform="${' '.repeat(250_000)}x"/>`)],
    ['many declarations', wrap(`<g style="${'a:b;'.repeat(62_000)}"/>`)],
    ['a long declaration', wrap(`<g style="${' '.repeat(250_000)}x"/>`)],
    ['long white space in a colour', wrap(`<g fill="rgb(1${' '.repeat(250_000)}x)"/>`)],
    ['many long references', wrap(`<g fill="${'url( '.repeat(50_000)}"/>`)],
    ['long white space in points', wrap(`<polygon points="1${' '.repeat(250_000)}x"/>`)],
  ])('are refused at once: %s', async (_, text) => {
    expect(await workIn(() => expect(refusal(text)).toBeDefined())).toBeLessThan(1000);
  });

  it('never throw, whatever they are', () => {
    const pieces = fc.constantFrom(
      '<svg viewBox="0 0 9 9">',
      '</svg>',
      '<g>',
      '</g>',
      '<path d="',
      '"/>',
      'M0 0',
      'A1 0 0 0 1 2 2',
      'a0 0 9 1 1 0 0',
      'T3 3',
      'S1 1',
      '<',
      '>',
      '"',
      '&amp;',
      '<!--',
      '-->',
      ' fill="',
      '#fff',
      '__proto__="',
      'constructor="',
      '<text font-size="2">',
      '</text>',
      '1e400',
      'NaN',
    );
    const soup = fc
      .array(fc.oneof(pieces, fc.string({ maxLength: 5 })), { maxLength: 25 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(soup, soup.map(wrap), fc.string({ unit: 'binary' })),
        (text) => void refusal(text),
      ),
      { numRuns: amount(375, 1500) },
    );
  });

  it('never throw when a good drawing is damaged', () => {
    const good = readFileSync('assets/svg/back-tile.svg', 'utf8')
      .slice(0, 1200)
      .replace(/<[^<]*$/, '</svg>');
    const damage = fc.tuple(fc.nat(good.length - 1), fc.nat(8), fc.string({ maxLength: 4 }));
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
        const text = damages.reduce(
          (before, [at, cut, put]) => before.slice(0, at) + put + before.slice(at + cut),
          good,
        );
        const drawing = readDrawing(text, OPTIONS);
        if ('problem' in drawing) return;
        const numbers = JSON.stringify(drawing.primitives);
        expect(numbers).not.toContain('null');
      }),
      { numRuns: amount(200, 800) },
    );
  });
});
