import Handlebars from 'handlebars';
import { faultOf, guard, type Template, TemplateFault } from './template.ts';
import { inspectProgram } from './template-names.ts';

/** Most braces in a template that is not ours; it would take long to compile more. */
const MOST_BRACES = 1000;

/** Writes into a start tag where it stands in the template; line and column count from 1. */
type MarkPlace = (line: number, column: number) => string;

/** A face template of an author with the names that it uses, or all that is wrong with it. */
type OpenedTemplate =
  | { readonly fill: Template; readonly names: ReadonlySet<string> }
  | { readonly faults: readonly TemplateFault[] };

/**
 * Compiles an author's face template: names, `#if`, `#unless`, `#each` and `#with`, nothing that runs long or reaches
 * anything but its context. Values are escaped, each start tag is marked with its place; names that none of the samples
 * of its context has are faults, and so are lists and groups written out as texts.
 */
export function openFaceTemplate(
  source: string,
  samples: readonly object[],
  mark: MarkPlace,
): OpenedTemplate {
  if (source.split('{{').length - 1 > MOST_BRACES)
    return { faults: [new TemplateFault(`it has more than ${MOST_BRACES} braces`)] };
  try {
    const program = guard(() => Handlebars.parse(source));
    const faults = inspectProgram(program, [samples], 0);
    if (faults.length > 0) return { faults };
    markTags(program, mark);
    const compiled = guard(() =>
      Handlebars.compile(program, { strict: true, knownHelpersOnly: true, noEscape: false }),
    );
    return { fill: (context) => guard(() => compiled(context)), names: namesIn(program) };
  } catch (error) {
    return { faults: [placedIn(source, faultOf(error))] };
  }
}

/** Every name in the braces of a template, those of blocks among them. */
function namesIn(program: hbs.AST.Program): ReadonlySet<string> {
  const names = new Set<string>();
  const visitor = new Handlebars.Visitor();
  visitor.PathExpression = ({ parts }) => {
    for (const part of parts) names.add(String(part));
  };
  visitor.accept(program);
  return names;
}

/** The parser tells the line only: the fault is put at the first brace on it that is not plainly a name. */
function placedIn(source: string, fault: TemplateFault): TemplateFault {
  if (fault.line === undefined || fault.column !== undefined) return fault;
  const line = source.split('\n')[fault.line - 1] ?? '';
  const strange = /\{\{(?![#/^]?[\w.@/ -]*\}\}(?!\}))/.exec(line);
  const column = (strange?.index ?? Math.max(0, line.indexOf('{{'))) + 1;
  return new TemplateFault(fault.message, fault.line, column);
}

const START_TAG = /<[A-Za-z][\w:.-]*/g;

/** Marks every start tag in the plain parts of a template. */
function markTags(program: hbs.AST.Program | undefined, mark: MarkPlace): void {
  for (const statement of program?.body ?? []) {
    if (statement.type === 'ContentStatement') markContent(statement as hbs.AST.ContentStatement, mark);
    if (statement.type !== 'BlockStatement') continue;
    const { program: then, inverse } = statement as hbs.AST.BlockStatement;
    markTags(then, mark);
    markTags(inverse, mark);
  }
}

function markContent(statement: hbs.AST.ContentStatement, mark: MarkPlace): void {
  const { value, original, loc } = statement as hbs.AST.ContentStatement & { readonly original: string };
  // White space beside a block that stands alone on its line is no part of the value.
  const cut = leading(original) - leading(value);
  const before = original.slice(0, cut);
  statement.value = value.replace(START_TAG, (tag, at: number) => {
    const lines = `${before}${value.slice(0, at)}`.split('\n');
    const column = lines.length === 1 ? loc.start.column : 0;
    return `${tag}${mark(loc.start.line + lines.length - 1, column + lines.at(-1)!.length + 1)}`;
  });
}

function leading(text: string): number {
  return text.length - text.trimStart().length;
}
