/** The name of a file beside the definition `file`, as findings show it; `path` begins with `./`. */
export function besideName(file: string, path: string): string {
  const folder = file.slice(0, Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
  return folder + path.replace(/^(?:\.\/)+/, '');
}
