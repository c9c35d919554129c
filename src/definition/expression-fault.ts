/** Why a text is no expression, and which stretch of it is to blame. */
export interface ExpressionFault {
  readonly error: string;
  readonly offset: number;
  readonly length: number;
  readonly why?: string;
  readonly help: string;
}

/** Blames a piece of a text; the parser keeps no positions, so it is the first place where the piece stands by itself. */
export function blame(text: string, piece: string, error: string, help: string): ExpressionFault {
  const isWord = /^\w+$/.test(piece);
  const at = isWord ? text.search(new RegExp(`\\b${piece}\\b`)) : text.indexOf(piece);
  return { error, offset: Math.max(0, at), length: piece.length, help };
}
