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
}

/** A file of the source, by its path below `src/`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
  /** Names used that nobody declared by that name: `process`, and members of them, `Math.random`. */
  readonly names: readonly string[];
}

interface Node {
  readonly type: string;
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
      return from === undefined ? undefined : { from, typeOnly: typeOnly || onlyTypes(node), dynamic: false };
    }
    case 'ImportExpression':
      return { from: textOf(node.source) ?? UNREADABLE, typeOnly: false, dynamic: true };
    case 'TSImportType':
      return {
        from: textOf(node.source) ?? textOf(node.argument) ?? UNREADABLE,
        typeOnly: true,
        dynamic: false,
      };
    default:
      return undefined;
  }
}

function onlyTypes({ specifiers }: Node): boolean {
  const list = [specifiers ?? []].flat().filter(isNode);
  return list.length > 0 && list.every((one) => one.importKind === 'type' || one.exportKind === 'type');
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

/** Takes a source text apart. */
export function parseSource(path: string, text: string): SourceFile {
  const imports: Import[] = [];
  const names = new Set<string>();
  visit(parseAst(text, { lang: 'ts' }) as unknown as Node, (node, parent) => {
    const found = importOf(node);
    if (found !== undefined) imports.push(found);
    const name = usedName(node, parent);
    if (name !== undefined) names.add(name);
  });
  return { path, text, imports, names: [...names] };
}

/** All files of the source. */
export function readSource(): readonly SourceFile[] {
  const root = fileURLToPath(new URL('../../src/', import.meta.url));
  const paths = readdirSync(root, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'));
  return paths
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));
}
