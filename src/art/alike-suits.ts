import type { Deck } from '../cards/deck.ts';
import type { Locate } from '../definition/game.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { contrastOnWhite } from '../page/color.ts';
import type { PageSymbol } from '../page/primitive.ts';

/** Least contrast on white with which letters and signs can be made out. */
const LEAST_CONTRAST = 1.4;

/** Warnings E0409 of suits whose drawings are the same, or whose colour cannot be seen; `drawings` are by suit. */
export function findAlikeSuits(
  { suits }: Deck,
  drawings: readonly PageSymbol[],
  locate: Locate,
): readonly Diagnostic[] {
  const told = drawings.map(({ content }) => JSON.stringify(content).toUpperCase());
  const shapes = told.map((text) => text.replace(/#[\dA-F]{6}/g, ''));
  return suits.flatMap(({ id, color }, index) => {
    const place = (key: string, of = index) => locate(['deck', 'suits', of, key]);
    const warn = (key: string, message: string, help: string, first?: number): Diagnostic => ({
      code: 'E0409',
      severity: 'warning',
      message,
      span: place(key),
      help,
      ...(first !== undefined && { related: [{ span: place(key, first), text: 'the same' }] }),
    });
    const first = shapes.indexOf(shapes[index]!);
    const isSame = told[first] === told[index];
    const how = isSame ? 'look the same' : 'differ by colour alone';
    const pair = `the suits \`${suits[first]!.id}\` and \`${id}\` ${how}`;
    const isFaint = contrastOnWhite(color) < LEAST_CONTRAST;
    return [
      ...(first < index ? [warn('symbol', pair, 'give every suit a drawing of its own', first)] : []),
      ...(isFaint
        ? [warn('color', `the suit \`${id}\` can hardly be seen on paper`, 'choose a darker colour')]
        : []),
    ];
  });
}
