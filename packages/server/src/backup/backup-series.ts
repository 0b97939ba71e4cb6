import { promises as fs } from "node:fs";
import path from "node:path";
import { inWords } from "./backup-error.ts";
import { writeBackup } from "./write-backup.ts";

/** Names of one folder of backups sort by the time at which they were begun, in UTC. */
const OURS = /^verdict-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.zip$/;
/** Of a backup that is being written, or was killed: the process stands in its name, see write-backup.ts. */
const UNFINISHED = /^(verdict-[^.]*\.zip)\.unfinished-(\d+)$/;

/**
 * Writes a backup of now into a folder and removes all but the newest `keep` of those that it has written there; what
 * has another name, or is no file, stays. An older one goes when the new one is whole, so a backup that fails costs
 * none. Those that are named after a time to come, since the clock was wrong then or is wrong now, neither count nor go:
 * in the order of their names they would be newer than the new one, which would be removed in their place. Returns the
 * path of the new one. Throws BackupError.
 */
export async function addToSeries(input: {
  dataDir: string;
  folder: string;
  /** At least 1: the new one counts. */
  keep: number;
  now: Date;
  log: (line: string) => void;
}): Promise<string> {
  const { dataDir, folder, keep, now, log } = input;
  await removeAbandoned(folder);
  const file = path.join(folder, nameAt(now));
  await writeBackup({ dataDir, file, log });
  const ours = (await filesIn(folder)).filter((name) => OURS.test(name)).sort();
  const toCome = ours.filter((name) => name > path.basename(file));
  if (toCome.length > 0) {
    log(`${toCome.length} in ${folder} are of a time to come (${toCome.join(", ")}): they do not count, and stay`);
  }
  for (const name of ours.slice(0, ours.length - toCome.length).slice(0, -keep)) {
    await remove(path.join(folder, name));
    log(`${name} was removed: the newest ${keep} stay`);
  }
  return file;
}

/** Colons have to be quoted in a shell and cannot stand in names everywhere. */
function nameAt(now: Date): string {
  return `verdict-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.zip`;
}

/** What a killed backup has left is as large as a backup: kept, it would fill the disk. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await filesIn(folder)) {
    const [, whole, pid] = UNFINISHED.exec(name) ?? [];
    if (whole === undefined || !OURS.test(whole)) continue;
    const isAtWork = await fs.stat(`/proc/${pid}`).then(
      () => true,
      () => false,
    );
    if (!isAtWork) await remove(path.join(folder, name));
  }
}

/** Links and folders are somebody else's, whatever they are called. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    throw inWords(error, folder);
  });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function remove(file: string): Promise<void> {
  await fs.rm(file, { force: true }).catch((error: unknown) => {
    throw inWords(error, file);
  });
}
