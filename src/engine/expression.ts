/** A small total expression over named numbers; parsing belongs to `definition/`, evaluation to the engine. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: ScoreName }
  | { readonly kind: 'unary'; readonly operator: '-' | '!'; readonly operand: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    };

/** The values a scoring line may name: tricks taken, cards dealt to each player. */
export const SCORE_NAMES = ['tricks', 'hand_size'] as const;

export type ScoreName = (typeof SCORE_NAMES)[number];

export const BINARY_OPERATORS = ['+', '-', '*', '==', '!=', '<', '<=', '>', '>=', '&&', '||'] as const;

export type BinaryOperator = (typeof BINARY_OPERATORS)[number];
