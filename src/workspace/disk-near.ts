import { readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { systemCode } from './disk-causes.ts';
import { nearName } from './near-name.ts';

/** The name of a file in the folder of a path that is almost the same; undefined if there is none, or no such folder. */
export async function nearOnDisk(path: string): Promise<string | undefined> {
  try {
    const entries = await readdir(dirname(path), { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    return nearName(basename(path), names.sort());
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}
