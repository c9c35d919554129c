import Handlebars from 'handlebars';
import { faultOf, guard, type Template, TemplateFault } from './template.ts';

/** Most braces in a template that is not ours; it would take long to compile more. */
const MOST_BRACES = 1000;

/** Deepest nesting of `#each` in it; more would multiply what it draws. */
const DEEPEST = 3;

const BLOCKS = ['if', 'unless', 'each', 'with'];

/** Writes into a start tag where it stands in the template; line and column count from 1. */
type MarkPlace = (line: number, column: number) => string;

/** A face template of an author, or all that is wrong with it. */
type OpenedTemplate = { readonly fill: Template } | { readonly faults: readonly TemplateFault[] };

/**
 * Compiles an author's face template: names, `#if`, `#unless`, `#each` and `#with`, nothing that runs long or reaches
 * anything but its context. Values are escaped, each start tag is marked with its place, and unknown names are faults.
 */
export function openFaceTemplate(source: string, names: readonly string[], mark: MarkPlace): OpenedTemplate {
  if (source.split('{{').length - 1 > MOST_BRACES)
    return { faults: [new TemplateFault(`it has more than ${MOST_BRACES} braces`)] };
  try {
    const program = guard(() => Handlebars.parse(source));
    const faults = inspectProgram(program, [names], 0);
    if (faults.length > 0) return { faults };
    markTags(program, mark);
    const compiled = guard(() =>
      Handlebars.compile(program, { strict: true, knownHelpersOnly: true, noEscape: false }),
    );
    return { fill: (context) => guard(() => compiled(context)) };
  } catch (error) {
    return { faults: [placedIn(source, faultOf(error))] };
  }
}

/** The parser tells the line only: the fault is put at the first brace on it that is not plainly a name. */
function placedIn(source: string, fault: TemplateFault): TemplateFault {
  if (fault.line === undefined || fault.column !== undefined) return fault;
  const line = source.split('\n')[fault.line - 1] ?? '';
  const strange = /\{\{(?![#/^]?[\w.@/ -]*\}\}(?!\}))/.exec(line);
  const column = (strange?.index ?? Math.max(0, line.indexOf('{{'))) + 1;
  return new TemplateFault(fault.message, fault.line, column);
}

/** Names that mean something at a place of the template: those of the context, or whatever a list or block holds. */
type Scope = readonly string[] | 'anything';

/** Faults of a template's part; `depth` is how many lists it lies in. */
function inspectProgram(
  program: hbs.AST.Program | undefined,
  scopes: readonly Scope[],
  depth: number,
): readonly TemplateFault[] {
  return (program?.body ?? []).flatMap((statement) => inspectStatement(statement, scopes, depth));
}

function inspectStatement(
  statement: hbs.AST.Statement,
  scopes: readonly Scope[],
  depth: number,
): readonly TemplateFault[] {
  switch (statement.type) {
    case 'ContentStatement':
    case 'CommentStatement':
      return [];
    case 'MustacheStatement':
      return inspectMustache(statement as hbs.AST.MustacheStatement, scopes);
    case 'BlockStatement':
      return inspectBlock(statement as hbs.AST.BlockStatement, scopes, depth);
    default:
      return [refuse('a template cannot call others', statement)];
  }
}

function inspectMustache(
  statement: hbs.AST.MustacheStatement,
  scopes: readonly Scope[],
): readonly TemplateFault[] {
  const { path, params, hash, escaped } = statement;
  if (params.length > 0 || (hash?.pairs.length ?? 0) > 0)
    return [refuse('only names can be filled in', statement)];
  return [...(escaped ? [] : [refuse('two braces are enough', statement)]), ...inspectPath(path, scopes)];
}

function inspectBlock(
  statement: hbs.AST.BlockStatement,
  scopes: readonly Scope[],
  depth: number,
): readonly TemplateFault[] {
  const { path, params, hash, program, inverse } = statement;
  const word = path.type === 'PathExpression' ? path.original : '';
  const [param, ...more] = params;
  const named = (program?.blockParams?.length ?? 0) + (hash?.pairs.length ?? 0);
  if (!BLOCKS.includes(word)) return [refuse(`there is no block \`#${word}\``, statement)];
  if (!param || more.length + named > 0) return [refuse(`\`#${word}\` takes one name`, statement)];
  const inner = word === 'each' ? depth + 1 : depth;
  if (inner > DEEPEST) return [refuse(`\`#each\` is nested more than ${DEEPEST} deep`, statement)];
  const opened: readonly Scope[] = word === 'each' || word === 'with' ? [...scopes, 'anything'] : scopes;
  return [
    ...inspectPath(param, scopes),
    ...inspectProgram(program, opened, inner),
    ...inspectProgram(inverse, scopes, depth),
  ];
}

function inspectPath(expression: hbs.AST.Expression, scopes: readonly Scope[]): readonly TemplateFault[] {
  if (expression.type !== 'PathExpression') return [refuse('only names can be filled in', expression)];
  const { data, depth, parts } = expression as hbs.AST.PathExpression;
  const scope = scopes[scopes.length - 1 - depth];
  const name = String(parts[0] ?? '');
  if (data || scope === 'anything' || parts.length === 0) return [];
  if (scope === undefined) return [refuse('`../` leads out of the template', expression)];
  return scope.includes(name) ? [] : [refuse(`unknown name \`${name}\``, expression, name)];
}

function refuse(message: string, { loc }: hbs.AST.Node, name?: string): TemplateFault {
  return new TemplateFault(message, loc.start.line, loc.start.column + 1, name);
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
