import { describe, expect, it } from 'vitest';
import { readYaml } from '../../src/definition/source.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { sample } from '../support/tier.ts';
import { compile, SHIPPED, shorten } from './support.ts';

/** The shipped game with the first place of a text replaced. */
function shippedWith(text: string, instead: string): string {
  expect(SHIPPED).toContain(text);
  return SHIPPED.replace(text, instead);
}

async function only(text: string): Promise<Diagnostic> {
  const { diagnostics } = await compile(text);
  expect(shorten(diagnostics)).toHaveLength(1);
  return diagnostics[0]!;
}

describe('a character that no paper can show', () => {
  it.each(['\0', '\u001b', '\u007f', '\u009b', '\ud800'])('is refused where it stands: %j', async (sign) => {
    expect(await only(shippedWith('Follow Suit', `Follow${sign}Suit`))).toMatchObject({
      code: 'E0101',
      span: { start: { line: 2, column: 49 } },
    });
  });

  it('is refused when it is written as an escape', async () => {
    for (const written of ['\\0', '\\e', '\\u009b', '\\ud800']) {
      const finding = await only(shippedWith('en: Follow Suit', `en: "Follow ${written}Suit"`));
      expect(finding).toMatchObject({ code: 'E0204', span: { start: { line: 2, column: 43 } } });
    }
    expect(
      (await compile(shippedWith('en: Follow Suit', 'en: "Follow \\ud83c\\udccf"'))).diagnostics,
    ).toEqual([]);
  });

  it('tells that a text of two bytes a letter is not UTF-8', async () => {
    expect((await only([...'game: x'].join('\0'))).help).toBe('save the file as plain text in UTF-8');
  });

  it('does not stand in the sign of a suit', async () => {
    const deck = `deck:
  style: shapes
  size: [51, 68]
  suits: [{id: "C\u200b", name: {de: Kreis, en: circle}, symbol: shape-circle, color: "#0072B2"}]
  ranks: [1, 2, 3, 4]
`;
    const { diagnostics } = await compile(shippedWith('deck: shapes-3x4\n', deck));
    expect(shorten(diagnostics)).toContain('E0204 11:16');
  });
});

it('line ends of old Macintoshes are one finding, not one a line', async () => {
  expect(await only(SHIPPED.replaceAll('\n', '\r'))).toMatchObject({
    span: { start: { line: 1, column: 31 } },
  });
});

it.each(['a: ', '- a: b, ', '"a": ', '? &x ', ': '])('%j many times over is nested too deeply', (unit) => {
  for (const before of sample(['', 'a:\n  ', 'a: {', '- '], 1)) {
    const text = `${before}${unit.repeat(2_000)}\nb: 1\n`;
    const { diagnostics } = readYaml({ file: 'game.yaml', text });
    expect(diagnostics.map(({ code }) => code)).toContain('E0101');
  }
});

describe('a message', () => {
  it('does not repeat an endless word', async () => {
    const endless = 'ü'.repeat(100_000);
    for (const [text, instead] of [
      ['winners: [B]', `winners: ["${endless}"]`],
      ['card: T1', `card: "${endless}"`],
      ['example: offene-hand', `example: "${endless}"`],
      ['deck: shapes-3x4', `deck: "${endless}"`],
      ['players: 3', `"${endless}": 1\nplayers: 3`],
      ['order: 4', `order: "${endless.slice(0, 900)}" #`],
    ] as const) {
      const { diagnostics } = await compile(shippedWith(text, instead));
      expect(diagnostics.length).toBeGreaterThan(0);
      for (const { message, why, help } of diagnostics)
        expect(`${message}${why}${help}`.length).toBeLessThan(600);
    }
  });

  it('names the character that only looks like a letter', async () => {
    const cyrillic = await compile(shippedWith('hands: {B: C2', 'hands: {B: \u04212'));
    expect(cyrillic.diagnostics[0]!.why).toMatch(/^`\u0421` is the character U\+0421; its suits are/);
    const wide = await only(shippedWith('winners: [B]', 'winners: [\uff22]'));
    expect(wide.why).toMatch(/^`\uff22` is the character U\+FF22; 3 players/);
    const umlaut = await only(shippedWith('winners: [B]', 'winners: [Ä]'));
    expect(umlaut.why).toBe('3 players sit at A, B and C');
  });

  it('says how many digits are kept of a number that no claim may have', async () => {
    const finding = await only(shippedWith('sum: 4', 'sum: 4.0000000000000000001'));
    expect(finding.message).toBe('the number has 20 digits');
  });
});

it.each(['   ', '\u00a0', '\u200b'])('a title that shows nothing is no title: %j', async (blank) => {
  const written = `{de: ${JSON.stringify(blank)},`;
  const finding = await only(shippedWith('{de: Stiche mit Bedienpflicht,', written));
  expect(finding).toMatchObject({ help: 'write at least one character', span: { start: { line: 2 } } });
});
