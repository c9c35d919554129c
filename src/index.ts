/** The public API: everything here runs in a browser as well; files on disk come from `stichwerk/disk`. */
export type {
  BuildOptions,
  Built,
  BuiltFile,
  CalibrationFile,
  CalibrationOptions,
  Checked,
  CheckOptions,
  FilledFile,
  FilledOptions,
  LaidOut,
  LaidOutDocument,
  NewScoreOptions,
  PrintedFile,
  PrintOptions,
  RulesChoice,
  ScoreOptions,
  StandingOptions,
  Stichwerk,
} from './api.ts';
export { LANGUAGES, type Language, type Localized } from './cards/localized.ts';
export type { DeckDefinition, Definition, Game, ScoreFile, Source } from './definition/game.ts';
export type { TableDefinition } from './definition/table-file.ts';
export { CODES, type Code } from './diagnostics/codes.ts';
export type { Diagnostic, Place, Severity, Span } from './diagnostics/diagnostic.ts';
export type { Paint } from './diagnostics/frame.ts';
export { renderGithub, renderHuman, renderJson, renderShort, type Totals } from './diagnostics/render.ts';
export { KINDS, type Kind } from './documents/kinds.ts';
export type { Rules } from './engine/rules.ts';
export type { Duplex, PrintDocument } from './page/page.ts';
export { CARDS, PAPERS, type PaperName } from './page/paper.ts';
export type { PrinterProfile, PrintRequest } from './page/print.ts';
export { PRINT_OPTIONS, type PrintKey } from './page/print-options.ts';
export { openStichwerk } from './pipeline.ts';
export { CONCEPTS_IN_WORDS, type ConceptWord } from './proof/deal/concept-words.ts';
export { findDeal } from './proof/deal/find-deal.ts';
export { tellDeal } from './proof/deal/tell-deal.ts';
export { writeExample } from './proof/deal/write-example.ts';
export { explainPlay } from './proof/explain-play.ts';
export type { Facts } from './proof/facts.ts';
export { tellPlay } from './proof/tell-play.ts';
export type { ExampleTrace, HandTrace, MatchTrace, Trace } from './proof/trace.ts';
export type { Scored } from './scores/score.ts';
export type { ScoredHand, ScoredMatch, ScoredStanding } from './scores/scored.ts';
export type { Files } from './workspace/files.ts';
export { memoryFiles } from './workspace/memory.ts';
