import { randomUUID } from "node:crypto";
import { chmod, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";

/** The folders of one judge process; everything in them goes with the process. */
export interface JudgeFolders {
  /** Kept over restarts and shared by all judges of this data folder: precompiled headers, class data archives. */
  shared: string;
  /** This process's own, gone when it stops. */
  own: string;
  /** A new empty folder that every user of a box may write to. */
  create(purpose: string): Promise<string>;
  remove(folder: string): Promise<void>;
  removeAll(): Promise<void>;
}

export async function createJudgeFolders(dataDir: string): Promise<JudgeFolders> {
  const shared = path.resolve(dataDir, "judge");
  await mkdir(shared, { recursive: true });
  await removeThoseOfDeadJudges(shared);
  const own = path.join(shared, `process-${process.pid}-${randomUUID().slice(0, 8)}`);
  // Others of this machine see nothing of the programs; the boxes get their folders by bind mounts.
  await mkdir(own, { mode: 0o711 });
  return {
    shared,
    own,
    async create(purpose) {
      const folder = path.join(own, `${purpose}-${randomUUID()}`);
      await mkdir(folder);
      // The umask would take the right to write from the box's own user.
      await chmod(folder, 0o777);
      return folder;
    },
    remove: (folder) => rm(folder, { recursive: true, force: true }),
    // What a run that is being ended still writes is removed in the next try.
    removeAll: () => rm(own, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
}

/** A folder that most judgings never need: it is made when somebody first asks for it. */
export interface FolderOnDemand {
  path(): Promise<string>;
  remove(): Promise<void>;
}

export function folderOnDemand(folders: Pick<JudgeFolders, "create" | "remove">, purpose: string): FolderOnDemand {
  let made: Promise<string> | null = null;
  return {
    path() {
      made ??= folders.create(purpose);
      return made;
    },
    async remove() {
      // One that could not be made is not there, and whoever asked for it has the error.
      const folder = await made?.catch(() => null);
      if (folder != null) await folders.remove(folder);
    },
  };
}

/** Their own folders, and drafts of shared ones (`headers-….123`), which carry the process id at the end. */
async function removeThoseOfDeadJudges(shared: string): Promise<void> {
  for (const name of await readdir(shared)) {
    const pid = /^process-(\d+)-/.exec(name)?.[1] ?? /\.(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await rm(path.join(shared, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
