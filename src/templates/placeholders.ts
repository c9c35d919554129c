import Handlebars from 'handlebars';
import { guard, TemplateFault } from './template.ts';

/**
 * Fills `{{names}}` in a text that is not ours: names and nothing else, no blocks, helpers or partials, so that it can
 * neither run long nor reach anything but `values`. Throws `TemplateFault` at what it does not fill in.
 */
export function fillPlaceholders(source: string, values: Readonly<Record<string, string>>): string {
  if (!source.includes('{{')) return source;
  const { body } = guard(() => Handlebars.parse(source));
  return body.map((statement) => textOf(statement, source, values)).join('');
}

function textOf(
  statement: hbs.AST.Statement,
  source: string,
  values: Readonly<Record<string, string>>,
): string {
  if (statement.type === 'ContentStatement') return (statement as hbs.AST.ContentStatement).value;
  const { line, column } = statement.loc.start;
  const name = plainName(statement);
  const written = source.split('\n')[line - 1]?.slice(column) ?? '';
  const excerpt = /^\{\{.*?\}\}+/.exec(written)?.[0];
  if (name === undefined) {
    throw new TemplateFault('only names can be filled in', line, column + 1, excerpt);
  }
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw new TemplateFault(`unknown name \`${name}\``, line, column + 1, excerpt);
  return value;
}

/** The name of a placeholder that is a name and nothing else. */
function plainName(statement: hbs.AST.Statement): string | undefined {
  if (statement.type !== 'MustacheStatement') return undefined;
  const { path, params, hash } = statement as hbs.AST.MustacheStatement;
  if (path.type !== 'PathExpression' || params.length > 0 || (hash && hash.pairs.length > 0))
    return undefined;
  const { data, depth, parts } = path as hbs.AST.PathExpression;
  return data || depth > 0 || parts.length === 0 ? undefined : parts.join('.');
}
