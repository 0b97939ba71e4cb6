import { promises as fs } from "node:fs";
import path from "node:path";

/**
 * The database has a road of its own; what the judge keeps is made again; uploads under way belong to nobody yet; and
 * where DATA_DIR is the home of the service's user, npm keeps the packages that it has fetched there (0.3 GB).
 */
const NOT_KEPT = new Set(["postgres", "judge", path.join("media", "incoming"), ".npm"]);
const PREFIX = ".backup-";

/**
 * Files of DATA_DIR that a backup holds, frozen by hard links while the server goes on: a video that is deleted before
 * its turn comes is still there. What is written anew gets a new name, so nothing changes under its link.
 */
export interface KeptFiles {
  /** Freezes what has come since; files that are frozen already stay as they are. */
  freeze: () => Promise<void>;
  /** Paths below DATA_DIR, with forward slashes, and where each is frozen. */
  list: () => { name: string; frozen: string }[];
  remove: () => Promise<void>;
}

export async function openKeptFiles(dataDir: string): Promise<KeptFiles> {
  await removeAbandoned(dataDir);
  const folder = path.join(dataDir, `${PREFIX}${process.pid}`);
  await fs.mkdir(folder, { mode: 0o700 });
  const frozen = new Map<string, string>();
  return {
    async freeze() {
      for (const name of await keptFiles(dataDir)) {
        if (frozen.has(name)) continue;
        const link = path.join(folder, String(frozen.size));
        if (await linkOrCopy(path.join(dataDir, name), link)) frozen.set(name, link);
      }
    },
    list: () => [...frozen].map(([name, link]) => ({ name: name.replaceAll(path.sep, "/"), frozen: link })),
    remove: () => fs.rm(folder, { recursive: true, force: true }),
  };
}

async function keptFiles(dataDir: string): Promise<string[]> {
  const found: string[] = [];
  const walk = async (below: string) => {
    for (const entry of await fs.readdir(path.join(dataDir, below), { withFileTypes: true })) {
      const name = path.join(below, entry.name);
      if (NOT_KEPT.has(name) || entry.name.startsWith(PREFIX)) continue;
      if (entry.isDirectory()) await walk(name);
      else if (entry.isFile()) found.push(name);
    }
  };
  await walk("");
  return found.sort();
}

/** False when it has gone meanwhile. Some file systems know no hard links. */
async function linkOrCopy(file: string, link: string): Promise<boolean> {
  try {
    await fs.link(file, link).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") throw error;
      await fs.copyFile(file, link);
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** Of backups that were killed, named after their process. */
async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await fs.readdir(dataDir)) {
    if (!name.startsWith(PREFIX)) continue;
    const isAlive = await fs.stat(`/proc/${name.slice(PREFIX.length)}`).then(
      () => true,
      () => false,
    );
    if (!isAlive) await fs.rm(path.join(dataDir, name), { recursive: true, force: true });
  }
}
