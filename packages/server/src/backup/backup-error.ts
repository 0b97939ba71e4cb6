/** Why a backup cannot be made or restored, in one line for the person at the terminal. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** A full disk, a folder that may not be written, … in words; every other error as it is. */
export function inWords(error: unknown, file: string): unknown {
  if (!(error instanceof Error)) return error;
  const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ""];
  return reason === undefined ? error : new BackupError(`${file}: ${reason}`, { cause: error });
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: "there is no room left on the disk",
  EDQUOT: "there is no room left for this user",
  EACCES: "this user may not read or write it",
  EPERM: "this user may not read or write it",
  EROFS: "it lies on a file system that cannot be written",
  ENOENT: "there is no such file or folder",
  ENOTDIR: "a part of its path is no folder",
  EISDIR: "it is a folder",
  EIO: "the disk reports an error",
};
