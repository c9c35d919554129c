import type { Language } from '../cards/localized.ts';
import { LANGUAGES } from '../cards/localized.ts';
import type { Definition } from '../definition/game.ts';
import type { Diagnostic, Reported, Span } from '../diagnostics/diagnostic.ts';
import type { Facts } from '../proof/facts.ts';
import { FACT_NAMES } from '../proof/facts.ts';
import { fillPlaceholders } from '../templates/placeholders.ts';
import { TemplateFault } from '../templates/template.ts';

/** The author's notes with the proved facts filled in, or a finding where a name is unknown (E0226). */
export function fillNotes(definition: Definition, facts: Facts): Reported<Partial<Record<Language, string>>> {
  const value: Partial<Record<Language, string>> = {};
  const diagnostics: Diagnostic[] = [];
  for (const language of LANGUAGES) {
    const source = definition.game.notes?.[language];
    if (source === undefined) continue;
    const filled = fill(source, facts);
    if (typeof filled === 'string') value[language] = filled;
    else diagnostics.push(explain(definition, language, filled, facts));
  }
  return { value, diagnostics };
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

function explain(definition: Definition, language: Language, fault: TemplateFault, facts: Facts): Diagnostic {
  const known = FACT_NAMES.filter((name) => typeof facts[name] === 'number');
  return {
    code: 'E0226',
    severity: 'error',
    message: `the notes cannot be filled in: ${fault.message}`,
    span: placeOf(definition, language, fault.excerpt),
    help: `names are \`{{facts.<name>}}\` with ${known.join(', ')}`,
  };
}

/** Where the excerpt stands in the notes, or the notes themselves if it does not stand there as it was read. */
function placeOf({ locate, source }: Definition, language: Language, excerpt: string | undefined): Span {
  const notes = locate(['notes', language]);
  const lines = source.text.split(/\r?\n/);
  for (let line = notes.start.line; excerpt !== undefined && line <= notes.end.line; line++) {
    const from = line === notes.start.line ? notes.start.column - 1 : 0;
    const at = lines[line - 1]?.indexOf(excerpt, from) ?? -1;
    if (at < 0) continue;
    const end = { line, column: at + 1 + excerpt.length };
    return { file: notes.file, start: { line, column: at + 1 }, end };
  }
  return notes;
}
