import { TemplateFault } from './template.ts';

/** Deepest nesting of `#each`; more would multiply what a template draws. */
const DEEPEST = 3;

const BLOCKS = ['if', 'unless', 'each', 'with'];

/** What `#each` tells of the entry that it is at. */
const EACH_DATA = ['index', 'key', 'first', 'last'];

/** What a place of a template may mean, one value for each sample; one that is absent may be anything. */
type Values = readonly unknown[];

/** Faults of a template's part whose names mean what the last of `scopes` holds; `depth` is how many lists it lies in. */
export function inspectProgram(
  program: hbs.AST.Program | undefined,
  scopes: readonly Values[],
  depth: number,
): readonly TemplateFault[] {
  return (program?.body ?? []).flatMap((statement) => inspectStatement(statement, scopes, depth));
}

function inspectStatement(
  statement: hbs.AST.Statement,
  scopes: readonly Values[],
  depth: number,
): readonly TemplateFault[] {
  switch (statement.type) {
    case 'ContentStatement':
    case 'CommentStatement':
      return [];
    case 'MustacheStatement':
      return inspectMustache(statement as hbs.AST.MustacheStatement, scopes, depth);
    case 'BlockStatement':
      return inspectBlock(statement as hbs.AST.BlockStatement, scopes, depth);
    default:
      return [refuse('a template cannot call others', statement)];
  }
}

function inspectMustache(
  statement: hbs.AST.MustacheStatement,
  scopes: readonly Values[],
  depth: number,
): readonly TemplateFault[] {
  const { path, params, hash, escaped } = statement;
  if (params.length > 0 || (hash?.pairs.length ?? 0) > 0)
    return [refuse('only names can be filled in', statement)];
  const found = resolve(path, scopes, depth);
  const wrong = 'fault' in found ? [found.fault] : refuseGroup(path as hbs.AST.PathExpression, found.values);
  return [...(escaped ? [] : [refuse('two braces are enough', statement)]), ...wrong];
}

/** A list or a group of names is no text. */
function refuseGroup(path: hbs.AST.PathExpression, values: Values): readonly TemplateFault[] {
  if (!values.every(isGroup) || values.length === 0) return [];
  const [part = ''] = values.flatMap((value) => Object.keys(value));
  const why = values.some(Array.isArray)
    ? 'is a list, not a text: go through it with `#each`'
    : `is a group of names, not a text: name one of them, such as \`${part}\``;
  return [refuse(`\`${path.original}\` ${why}`, path)];
}

function inspectBlock(
  statement: hbs.AST.BlockStatement,
  scopes: readonly Values[],
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
  const found = resolve(param, scopes, depth);
  const values = 'fault' in found ? [undefined] : found.values;
  const isNoList = word === 'each' && values.every((value) => !isOpen(value) && !isGroup(value));
  return [
    ...('fault' in found ? [found.fault] : []),
    ...(isNoList ? [refuse('`#each` takes a list', statement)] : []),
    ...inspectProgram(program, openScope(word, values, scopes), inner),
    ...inspectProgram(inverse, scopes, depth),
  ];
}

/** The scopes inside a block. */
function openScope(word: string, values: Values, scopes: readonly Values[]): readonly Values[] {
  if (word === 'with') return [...scopes, values];
  if (word !== 'each') return scopes;
  const entries = values.flatMap((value) => (isGroup(value) ? Object.values(value) : []));
  return [...scopes, entries.length === 0 ? [undefined] : entries];
}

/** What a name may mean where it stands, or why it means nothing. */
function resolve(
  expression: hbs.AST.Expression,
  scopes: readonly Values[],
  lists: number,
): { readonly values: Values } | { readonly fault: TemplateFault } {
  if (expression.type !== 'PathExpression')
    return { fault: refuse('only names can be filled in', expression) };
  const { data, depth, parts } = expression as hbs.AST.PathExpression;
  const [first, ...rest] = parts.map(String);
  if (data && first !== 'root') {
    const isKnown = lists > 0 && rest.length === 0 && EACH_DATA.includes(first ?? '');
    return isKnown ? { values: [undefined] } : { fault: refuse(`unknown name \`@${first}\``, expression) };
  }
  const scope = data ? scopes[0] : scopes[scopes.length - 1 - depth];
  if (scope === undefined) return { fault: refuse('`../` leads out of the template', expression) };
  return follow(expression, scope, data ? rest : parts.map(String));
}

function follow(expression: hbs.AST.Expression, scope: Values, parts: readonly string[]) {
  let values = scope;
  for (const part of parts) {
    const groups = values.filter(isGroup);
    const found = groups.flatMap((group) => (Object.hasOwn(group, part) ? [group[part]] : []));
    const open = values.filter(isOpen);
    if (found.length + open.length === 0) {
      const known = [...new Set(groups.flatMap((group) => Object.keys(group)))];
      return { fault: refuse(`unknown name \`${part}\``, expression, part, known) };
    }
    values = [...found, ...open];
  }
  return { values };
}

/** A list, or names with values of their own. */
function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Whether a sample says nothing of what other cards have there. */
function isOpen(value: unknown): boolean {
  return value === undefined || value === null || value === false;
}

function refuse(
  message: string,
  { loc }: hbs.AST.Node,
  name?: string,
  known: readonly string[] = [],
): TemplateFault {
  return new TemplateFault(message, loc.start.line, loc.start.column + 1, name, known);
}
