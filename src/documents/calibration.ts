import { degreesPerMm, placesOn } from '../layout/calibration/places.ts';
import type { CalibrationContent, DocumentContent } from '../page/content.ts';
import { backSide } from './calibration/back.ts';
import { frontSide } from './calibration/front.ts';
import { type CalibrationInput, SIZES, type SideInput } from './calibration/words.ts';

/** The sheet from which a person reads how a printer scales, what it leaves blank, and where its backs lie. */
export function composeCalibration(input: CalibrationInput): DocumentContent {
  const { words, language, symbols } = input;
  return {
    title: words.text('calibration-title'),
    subject: words.text('calibration-subject'),
    language,
    symbols,
    content: contentOf(input),
  };
}

function contentOf(input: CalibrationInput): CalibrationContent {
  const { words, paper, backs, backOffset, unprintable } = input;
  const { across, down } = placesOn(paper);
  const side: SideInput = {
    ...input,
    degrees: degreesPerMm(paper),
    hasCardMarks: across.card && down.card,
  };
  const ruler = (key: string, mm: number): string => words.text(key, { mm, inches: mm / 25 });
  return {
    kind: 'calibration',
    from: ['paper'],
    backs,
    backOffset,
    unprintable,
    sides: SIZES.map((size) => ({ front: frontSide(side, size), back: backSide(side, size) })),
    words: {
      across: ruler('calibration-alt-across', across.length),
      down: ruler('calibration-alt-down', down.length),
      ladders: words.text('calibration-alt-ladders'),
      crosses: words.text('calibration-alt-crosses'),
      scales: words.text('calibration-alt-scales'),
      card: words.text('calibration-card'),
    },
  };
}
