import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Bundles a module for the browser, packages left out, and gives what it imports and what it says. */
async function bundleForBrowser(input: string, plant?: string): Promise<{ imports: string[]; code: string }> {
  const bundle = await rolldown({
    input,
    platform: 'browser',
    external: (id) => !/^[./\0]/.test(id),
    plugins: plant === undefined ? [] : [{ name: 'planted', load: (id) => (id === input ? plant : null) }],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const chunks = output.filter((one) => one.type === 'chunk');
  const names = new Set(chunks.map(({ fileName }) => fileName));
  const imports = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  return {
    imports: [...new Set(imports)].filter((name) => !names.has(name)).sort(),
    code: chunks.map(({ code }) => code).join('\n'),
  };
}

const isBuiltin = (name: string): boolean => name.startsWith('node:') || builtinModules.includes(name);

describe('the public API in a browser', () => {
  const entry = join(ROOT, 'src/index.ts');

  test('is bundled from our own code and npm packages alone', async () => {
    const { imports, code } = await bundleForBrowser(entry);
    const packages = Object.keys((JSON.parse(read('package.json')) as { dependencies: object }).dependencies);
    const named = imports.map(
      (name) => packages.find((one) => name === one || name.startsWith(`${one}/`)) ?? name,
    );
    expect(imports.filter(isBuiltin)).toEqual([]);
    expect(named.filter((name) => !packages.includes(name))).toEqual([]);
    expect(code).not.toMatch(/\brequire\(/);
    expect(code).toContain('openStichwerk');
  });

  test('would be found out if it needed Node', async () => {
    const { imports } = await bundleForBrowser(
      entry,
      "import { join } from 'node:path'; export const x = join('a');",
    );
    expect(imports.filter(isBuiltin)).toEqual(['node:path']);
  });
});

const TEXT = /\.(ts|js|json|ya?ml|md|hbs|svg|sh)$|(^|\/)(run|LICENSE|\.npmrc|\.gitignore)$/;

/** The text files of the project, generated ones left out. */
function projectFiles(): readonly string[] {
  const skipped = new Set(['node_modules', 'dist', 'output', '.git']);
  const walk = (folder: string): string[] =>
    readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (skipped.has(entry.name)) return [];
      return entry.isDirectory() ? walk(path) : [path];
    });
  return walk('').filter((path) => TEXT.test(path));
}

/** Places that exist on one machine only. */
const MACHINE = /(?<![\w./-])\/(home|Users|root|work|tmp|var|mnt|opt)\/[\w.-]+/g;

/** Absolute paths of some machine in a text. */
const machinePaths = (text: string): readonly string[] => text.match(MACHINE) ?? [];

describe('the files of the project', () => {
  test('mention no path of some machine', () => {
    expect(machinePaths("const a = '/home/anna/game.yaml';")).toEqual(['/home/anna']);
    const found = projectFiles()
      .filter((path) => path !== 'test/architecture/package.test.ts')
      .flatMap((path) => machinePaths(read(path)).map((place) => `${path}: ${place}`));
    expect(found).toEqual([]);
  });

  test('lock packages by their checksum, not by the host they came from', () => {
    const lock = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { resolved?: string; integrity?: string; link?: boolean }>;
    };
    const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
    expect(locked.length).toBeGreaterThan(9);
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    expect(locked.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
  });
});
