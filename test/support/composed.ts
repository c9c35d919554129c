import type { Language } from '../../src/cards/localized.ts';
import type { Source } from '../../src/definition/game.ts';
import { KINDS, type Kind } from '../../src/documents/kinds.ts';
import { examineGame } from '../../src/game-papers.ts';
import { openLibrary } from '../../src/library.ts';
import type { ExamineOptions, Paper } from '../../src/papers.ts';
import { diskFiles } from '../../src/workspace/disk.ts';

const library = openLibrary(diskFiles());

/** The papers of a game before they are laid out; none if its rules have a fault. */
export async function composedPapers(
  source: Source,
  { language = 'de', ...options }: ExamineOptions & { readonly language?: Language } = {},
): Promise<readonly Paper[]> {
  const { ready, kinds } = await examineGame(library, source, options, [language]);
  if (!ready) return [];
  const [words, fonts] = await Promise.all([library.words(language), library.fonts()]);
  const { only = KINDS } = options;
  const wanted: readonly Kind[] = kinds.filter((kind) => only.includes(kind));
  return (await ready.compose({ language, words, fonts, draft: false, kinds: wanted })).papers;
}
