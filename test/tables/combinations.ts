import type { Language } from '../../src/cards/localized.ts';
import { PAPERS, type PaperName } from '../../src/page/paper.ts';
import type { PrintRequest } from '../../src/page/print.ts';
import { TOGETHER, TOLD, type Told } from '../documents/score-table/told.ts';

/** One score table on one paper. */
export interface Combination {
  readonly name: string;
  readonly told: Told;
  readonly file: string;
  readonly variants: readonly string[];
  readonly players: number;
  readonly language: Language;
  readonly paper: (typeof PAPERS)[PaperName];
  readonly print: PrintRequest;
  readonly names?: readonly string[];
}

const WAYS: readonly (readonly [paper: PaperName, print: PrintRequest])[] = [
  ['A4', {}],
  ['Letter', {}],
  ['A5', {}],
  ['A3', {}],
  ['Legal', {}],
  ['A4', { ink: 'low' }],
  ['A4', { size: 'large' }],
  ['A3', { size: 'large' }],
  ['A4', { games: 2 }],
  ['A3', { games: 2 }],
  ['A4', { pad: 'a5' }],
  ['A4', { pad: 'a6' }],
  ['Letter', { pad: 'a6' }],
  ['A3', { pad: 'a5', ink: 'low' }],
  ['A4', { wipeClean: true }],
];

/** Every table on every paper, the language in turn; those of several variants on a few. */
export function combinations(): readonly Combination[] {
  const all = [...TOLD.map((told) => [told, WAYS] as const), ...TOGETHER.map((told) => [told, FEW] as const)];
  return all.flatMap(([told, ways], table) => ways.map((way, at) => combine(told, way, (table + at) % 2 === 0 ? 'de' : 'en'))); // biome-ignore format: short
}

/** Papers for the longest tables. */
const FEW = WAYS.filter(([paper, { games, pad, size }]) => paper === 'A4' && !games && !pad && !size);

/** One table on one paper. */
export function combine(
  told: Told,
  [paper, print]: (typeof WAYS)[number],
  language: Language,
  names?: readonly string[],
): Combination {
  const { game, variants, players } = told;
  const asked = Object.entries(print).map(([key, value]) => `${key} ${value}`);
  return {
    name: [`${[game, ...variants].join('+')}@${players}`, paper, ...asked, language, ...(names ?? [])].join(
      ' ',
    ),
    told,
    file: told.file ?? `assets/games/${game}.yaml`,
    variants,
    players,
    language,
    paper: PAPERS[paper],
    print,
    ...(names && { names }),
  };
}
