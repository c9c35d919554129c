import type { Language } from '../cards/localized.ts';
import { LANGUAGES } from '../cards/localized.ts';
import type { Definition } from '../definition/game.ts';
import type { Diagnostic, Reported } from '../diagnostics/diagnostic.ts';
import type { Facts } from '../proof/facts.ts';
import { FACT_NAMES } from '../proof/facts.ts';
import { compileTemplate, TemplateFault } from '../templates/template.ts';

/** The author's notes with the proved facts filled in, or a finding where a name is unknown (E0226). */
export function fillNotes(definition: Definition, facts: Facts): Reported<Partial<Record<Language, string>>> {
  const value: Partial<Record<Language, string>> = {};
  const diagnostics: Diagnostic[] = [];
  for (const language of LANGUAGES) {
    const source = definition.game.notes?.[language];
    if (source === undefined) continue;
    const filled = fill(source, facts);
    if (typeof filled === 'string') value[language] = filled;
    else diagnostics.push(explain(definition, language, filled));
  }
  return { value, diagnostics };
}

function fill(source: string, facts: Facts): string | TemplateFault {
  if (!source.includes('{{')) return source;
  try {
    return compileTemplate(source)({ facts });
  } catch (fault) {
    if (fault instanceof TemplateFault) return fault;
    throw fault;
  }
}

function explain({ locate }: Definition, language: Language, fault: TemplateFault): Diagnostic {
  return {
    code: 'E0226',
    severity: 'error',
    message: `the notes cannot be filled in: ${fault.message}`,
    span: locate(['notes', language]),
    help: `names are \`{{facts.<name>}}\` with ${FACT_NAMES.join(', ')}`,
  };
}
