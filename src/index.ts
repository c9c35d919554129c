/** The public API: everything here runs in a browser as well; files on disk come from `stichwerk/disk`. */
export { LANGUAGES, type Language, type Localized } from './cards/localized.ts';
export type { Definition, Game, Source } from './definition/game.ts';
export type { Diagnostic, Place, Span } from './diagnostics/diagnostic.ts';
export { renderGithub, renderHuman, renderJson, renderShort } from './diagnostics/render.ts';
export { KINDS, type Kind } from './documents/kinds.ts';
export type { PrintDocument } from './page/page.ts';
export type { PaperName } from './page/paper.ts';
export {
  type BuildOptions,
  type Built,
  type BuiltFile,
  type Checked,
  type LaidOut,
  openStichwerk,
  type Stichwerk,
} from './pipeline.ts';
export type { Trace } from './proof/trace.ts';
export type { Files } from './workspace/files.ts';
export { memoryFiles } from './workspace/memory.ts';
