import * as util from 'node:util';
import type { Paint, Style } from '../diagnostics/frame.ts';

const LOOKS = {
  error: ['bold', 'red'],
  warning: ['bold', 'yellow'],
  frame: ['cyan'],
  note: ['bold'],
  help: ['bold', 'green'],
  strong: ['bold'],
} as const satisfies Record<Style, readonly string[]>;

/** Whether to colour what goes to a stream: `NO_COLOR` and `FORCE_COLOR` first, then whether it is a terminal. */
export function wantsColor(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return isTerminal && env.TERM !== 'dumb';
}

/** A paint that colours, or one that leaves text as it is. */
export function paintFor(color: boolean): Paint {
  if (!color) return (_, text) => text;
  // Whether the stream takes colour is decided above; the first releases of Node 20 have no `styleText`.
  return (style, text) => util.styleText?.([...LOOKS[style]], text, { validateStream: false }) ?? text;
}
