const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
  EPERM: 'the system does not permit it',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the file system is read-only',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  EBUSY: 'another program is using it',
  EFBIG: 'the file would be too large',
  ENXIO: 'it is a device or a pipe, not a file',
  EIO: 'the disk reports an error',
};

/** The system's code of an error, `ENOENT`; undefined for any other error. */
export function systemCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^E[A-Z0-9]+$/.test(code) && !code.startsWith('ERR') ? code : undefined;
}

/** Says in words why the system refused; throws an error on that is not the system's. */
export function causeOf(error: unknown): string {
  const code = systemCode(error);
  if (code === undefined) throw error;
  return CAUSES[code] ?? `the system reports ${code}`;
}
