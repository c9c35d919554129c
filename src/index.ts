/** The public API: everything here runs in a browser as well; files on disk come from `stichwerk/disk`. */
export type {
  BuildOptions,
  Built,
  BuiltFile,
  Checked,
  LaidOut,
  LaidOutDocument,
  PrintOptions,
  RulesChoice,
  Stichwerk,
} from './api.ts';
export { LANGUAGES, type Language, type Localized } from './cards/localized.ts';
export type { Definition, Game, Source } from './definition/game.ts';
export { CODES, type Code } from './diagnostics/codes.ts';
export type { Diagnostic, Place, Severity, Span } from './diagnostics/diagnostic.ts';
export type { Paint } from './diagnostics/frame.ts';
export { renderGithub, renderHuman, renderJson, renderShort, type Totals } from './diagnostics/render.ts';
export { KINDS, type Kind } from './documents/kinds.ts';
export type { Duplex, PrintDocument } from './page/page.ts';
export { PAPERS, type PaperName } from './page/paper.ts';
export { openStichwerk } from './pipeline.ts';
export type { Facts } from './proof/facts.ts';
export type { ExampleTrace, HandTrace, MatchTrace, Trace } from './proof/trace.ts';
export type { Files } from './workspace/files.ts';
export { memoryFiles } from './workspace/memory.ts';
