import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { BackupFacts } from "../facts.ts";

const MS_PER_HOUR = 3_600_000;

/** The newest file of the folder itself, whatever it is called: dumps and archives have the names that operators like. */
export async function lookAtBackups(folder: string, now: number): Promise<BackupFacts> {
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return { state: "unreadable", folder, reason: REASONS[code] ?? code };
  }
  const files: { newest: string; bytes: number; madeAt: number }[] = [];
  // One that is being written is none yet: see write-backup.ts.
  for (const newest of names.filter((name) => !name.includes(".unfinished-"))) {
    const found = await stat(path.join(folder, newest)).catch(() => null);
    if (found?.isFile() === true) files.push({ newest, bytes: found.size, madeAt: found.mtimeMs });
  }
  const [last] = files.sort((one, other) => other.madeAt - one.madeAt);
  if (last === undefined) return { state: "empty", folder };
  return {
    state: "there",
    folder,
    newest: last.newest,
    bytes: last.bytes,
    ageHours: (now - last.madeAt) / MS_PER_HOUR,
  };
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "this user may not",
  ENOENT: "it is not there",
  ENOTDIR: "it is no folder",
};
