import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';

/** One import of a file, whichever way it is written. */
export interface Import {
  readonly from: string;
  /** Erased when the program runs. */
  readonly typeOnly: boolean;
  /** Loaded later, by `import()`. */
  readonly dynamic: boolean;
  /** What is taken from it; `*` stands for all of it, to be named where it is used. */
  readonly names: readonly string[];
}

/** One name that a file gives to others. */
export interface Export {
  readonly name: string;
  /** A TSDoc sentence stands before it. */
  readonly documented: boolean;
}

/** A function of any kind, by the name that it is given, and the lines between its braces. */
export interface FunctionSize {
  readonly name: string;
  readonly lines: number;
}

/** A file of the source, by its path below `src/`; files elsewhere are `../test/…`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
  /** Names used that nobody declared by that name: `process`, and members of them, `Math.random`. */
  readonly names: readonly string[];
  /** Names of properties that are read, whatever they are read from. */
  readonly properties: readonly string[];
  readonly exports: readonly Export[];
  readonly functions: readonly FunctionSize[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function visit(node: Node, look: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  look(node, parent);
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) if (isNode(child)) visit(child, look, node);
  }
}

const textOf = (node: unknown): string | undefined =>
  isNode(node) && typeof node.value === 'string' ? node.value : undefined;

/** An expression in `import()` that is no plain text names no module a reader could check. */
const UNREADABLE = '(computed)';

function importOf(node: Node): Import | undefined {
  const typeOnly = node.importKind === 'type' || node.exportKind === 'type';
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration': {
      const from = textOf(node.source);
      if (from === undefined) return undefined;
      return { from, typeOnly: typeOnly || onlyTypes(node), dynamic: false, names: takenNames(node) };
    }
    case 'ImportExpression':
      return { from: textOf(node.source) ?? UNREADABLE, typeOnly: false, dynamic: true, names: ['*'] };
    case 'TSImportType': {
      const from = textOf(node.source) ?? textOf(node.argument) ?? UNREADABLE;
      return { from, typeOnly: true, dynamic: false, names: ['*'] };
    }
    default:
      return undefined;
  }
}

const specifiersOf = ({ specifiers }: Node): readonly Node[] => [specifiers ?? []].flat().filter(isNode);

function onlyTypes(node: Node): boolean {
  const list = specifiersOf(node);
  return list.length > 0 && list.every((one) => one.importKind === 'type' || one.exportKind === 'type');
}

function takenNames(node: Node): readonly string[] {
  if (node.type === 'ExportAllDeclaration') return ['*'];
  return specifiersOf(node).map((one) => {
    if (one.type === 'ImportDefaultSpecifier') return 'default';
    return nameOf(one.type === 'ExportSpecifier' ? one.local : one.imported) ?? '*';
  });
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? node.name : undefined;

function usedName(node: Node, parent: Node | undefined): string | undefined {
  if (
    node.type === 'NewExpression' &&
    nameOf(node.callee) === 'Date' &&
    [node.arguments].flat().length === 0
  ) {
    return 'new Date()';
  }
  if (node.type === 'MemberExpression') {
    const object = nameOf(node.object);
    const property = node.computed === true ? textOf(node.property) : nameOf(node.property);
    return object === undefined || property === undefined ? undefined : `${object}.${property}`;
  }
  const name = nameOf(node);
  const isKey =
    parent !== undefined &&
    ((parent.type === 'MemberExpression' && parent.property === node && parent.computed !== true) ||
      (parent.key === node && parent.computed !== true && parent.shorthand !== true));
  return isKey ? undefined : name;
}

/** What a statement exports under a name of its own; what is only passed on is an import. */
function exportsOf(node: Node, text: string): readonly Export[] {
  if (node.type === 'ExportDefaultDeclaration') return [{ name: 'default', documented: hasDoc(text, node) }];
  if (node.type !== 'ExportNamedDeclaration' || isNode(node.source)) return [];
  const { declaration } = node;
  const declared = isNode(declaration) ? [declaration.declarations ?? declaration].flat().filter(isNode) : [];
  const names = [
    ...declared.map(({ id }) => nameOf(id)),
    ...specifiersOf(node).map(({ exported }) => nameOf(exported)),
  ];
  return names.map((name = UNREADABLE) => ({ name, documented: hasDoc(text, node) }));
}

/** Whether a comment that ends a sentence stands right before a node. */
function hasDoc(text: string, { start }: Node): boolean {
  const before = text.slice(0, start).trimEnd();
  const comment = before.slice(before.lastIndexOf('/*'));
  return comment.startsWith('/**') && /[.:)…]\s*\*\/$/.test(comment);
}

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

function functionSize(node: Node, parent: Node | undefined, text: string): FunctionSize | undefined {
  if (!FUNCTIONS.includes(node.type) || !isNode(node.body)) return undefined;
  const inside = text.slice(node.body.start, node.body.end).replace(/^\{|\}$/g, '');
  const name = nameOf(node.id) ?? nameOf(parent?.id) ?? nameOf(parent?.key) ?? 'a function';
  return { name, lines: inside.trim().split('\n').length };
}

function readProperty(node: Node, parent: Node | undefined): string | undefined {
  if (node.type === 'MemberExpression') return nameOf(node.property) ?? textOf(node.property);
  const isTaken = node.type === 'Property' && parent?.type === 'ObjectPattern';
  return isTaken ? (nameOf(node.key) ?? textOf(node.key)) : undefined;
}

/** Takes a source text apart. */
export function parseSource(path: string, text: string): SourceFile {
  const imports: Import[] = [];
  const exports: Export[] = [];
  const functions: FunctionSize[] = [];
  const names = new Set<string | undefined>();
  const properties = new Set<string | undefined>();
  visit(parseAst(text, { lang: 'ts' }) as unknown as Node, (node, parent) => {
    imports.push(...[importOf(node) ?? []].flat());
    if (parent?.type === 'Program') exports.push(...exportsOf(node, text));
    functions.push(...[functionSize(node, parent, text) ?? []].flat());
    names.add(usedName(node, parent));
    properties.add(readProperty(node, parent));
  });
  const known = (set: ReadonlySet<string | undefined>) => [...set].filter((one) => one !== undefined);
  return { path, text, imports, exports, functions, names: known(names), properties: known(properties) };
}

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

/** All files of the source, or of another folder of the repository. */
export function readSource(folder = '.'): readonly SourceFile[] {
  const paths = readdirSync(join(SRC, folder), { recursive: true }).map((path) => `${folder}/${path}`);
  return paths
    .map((path) => path.replaceAll('\\', '/').replace(/^\.\//, ''))
    .filter((path) => /\.[jt]s$/.test(path))
    .sort()
    .map((path) => parseSource(path, readFileSync(join(SRC, path), 'utf8')));
}
