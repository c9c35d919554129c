import type { Language } from '../cards/localized.ts';
import { LANGUAGES } from '../cards/localized.ts';
import type { Definition } from '../definition/game.ts';
import type { Diagnostic, Reported, Span } from '../diagnostics/diagnostic.ts';
import type { Facts } from '../proof/facts.ts';
import { FACT_NAMES } from '../proof/facts.ts';
import { fillPlaceholders } from '../templates/placeholders.ts';
import { TemplateFault } from '../templates/template.ts';

/** What an author tells besides the rules: for the adult who helps, and for everybody. */
export type Notes = Readonly<Partial<Record<NotesKey, string>>>;

type NotesKey = 'notes' | 'hints';

/** The author's notes and hints with the proved facts filled in, or a finding where a name is unknown (E0226). */
export function fillNotes(definition: Definition, facts: Facts): Reported<Readonly<Record<Language, Notes>>> {
  const diagnostics: Diagnostic[] = [];
  const fillIn = (key: NotesKey, language: Language): Notes => {
    const source = definition.game[key]?.[language];
    if (source === undefined) return {};
    const filled = fill(source, facts);
    if (typeof filled === 'string') return { [key]: filled };
    diagnostics.push(explain(definition, [key, language], filled, facts));
    return {};
  };
  const both = (language: Language) => ({ ...fillIn('notes', language), ...fillIn('hints', language) });
  const value = Object.fromEntries(LANGUAGES.map((language) => [language, both(language)]));
  return { value: value as Record<Language, Notes>, diagnostics };
}

function fill(source: string, facts: Facts): string | TemplateFault {
  // Facts are proved when they are read, so only those that are named.
  const named = FACT_NAMES.filter((name) => source.includes(name) && typeof facts[name] === 'number');
  const values = Object.fromEntries(named.map((name) => [`facts.${name}`, String(facts[name])]));
  try {
    return fillPlaceholders(source, values);
  } catch (fault) {
    if (fault instanceof TemplateFault) return fault;
    throw fault;
  }
}

function explain(
  definition: Definition,
  at: readonly [NotesKey, Language],
  fault: TemplateFault,
  facts: Facts,
): Diagnostic {
  const known = FACT_NAMES.filter((name) => typeof facts[name] === 'number');
  return {
    code: 'E0226',
    severity: 'error',
    message: `the ${at[0]} cannot be filled in: ${fault.message}`,
    span: placeOf(definition, at, fault.excerpt),
    help: `names are \`{{facts.<name>}}\` with ${known.join(', ')}`,
  };
}

/** Where the excerpt stands in the text, or the text itself if it does not stand there as it was read. */
function placeOf(
  { locate, source }: Definition,
  at: readonly [NotesKey, Language],
  excerpt: string | undefined,
): Span {
  const text = locate(at);
  const lines = source.text.split(/\r?\n/);
  for (let line = text.start.line; excerpt !== undefined && line <= text.end.line; line++) {
    const from = line === text.start.line ? text.start.column - 1 : 0;
    const index = lines[line - 1]?.indexOf(excerpt, from) ?? -1;
    if (index < 0) continue;
    const end = { line, column: index + 1 + excerpt.length };
    return { file: text.file, start: { line, column: index + 1 }, end };
  }
  return text;
}
