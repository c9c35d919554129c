import { posix, win32 } from 'node:path';
import type { Session } from './session.ts';

const below = (folder: string | undefined, ...parts: readonly string[]): string | undefined =>
  folder ? posix.join(folder, ...parts) : undefined;

/** Where a user's settings for stichwerk lie, by the custom of the system; undefined if nothing tells the user's folder. */
export function settingsFolder({
  env,
  home,
  platform,
}: Pick<Session, 'env' | 'home' | 'platform'>): string | undefined {
  if (platform === 'win32') {
    const roaming = env.APPDATA || (home && win32.join(home, 'AppData', 'Roaming'));
    return roaming ? win32.join(roaming, 'stichwerk') : undefined;
  }
  if (platform === 'darwin') return below(home, 'Library', 'Application Support', 'stichwerk');
  const named = env.XDG_CONFIG_HOME;
  // By its specification a relative path there is to be ignored.
  return named && posix.isAbsolute(named) ? below(named, 'stichwerk') : below(home, '.config', 'stichwerk');
}
