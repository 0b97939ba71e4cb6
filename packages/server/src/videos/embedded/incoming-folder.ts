import { promises as fs } from "node:fs";
import path from "node:path";

/** An upload takes half an hour at most; what is older belongs to a server that was killed meanwhile. */
const ABANDONED_MS = 2 * 60 * 60 * 1000;

/** DATA_DIR/media/incoming: what is still coming or being looked at. Never served. */
export interface IncomingFolder {
  pathOf: (publicId: string) => string;
  /** May be called again. */
  remove: (publicId: string) => Promise<void>;
  /**
   * Removes what a killed server has left. Rows cannot tell: where videos are in a bucket, the server that sweeps a row
   * away may be another one than that whose disk has the half file.
   */
  removeAbandoned: (now: Date) => Promise<void>;
}

export function incomingFolderOf(dataDir: string): string {
  return path.join(dataDir, "media", "incoming");
}

export async function openIncomingFolder(dataDir: string): Promise<IncomingFolder> {
  const folder = incomingFolderOf(dataDir);
  await fs.mkdir(folder, { recursive: true, mode: 0o750 });
  const pathOf = (publicId: string) => path.join(folder, `${publicId}.part`);
  return {
    pathOf,
    remove: (publicId) => fs.rm(pathOf(publicId), { force: true }),
    async removeAbandoned(now) {
      for (const name of await fs.readdir(folder)) {
        const file = path.join(folder, name);
        const touchedMs = await touchedAt(file);
        if (touchedMs !== null && now.getTime() - touchedMs > ABANDONED_MS) await fs.rm(file, { force: true });
      }
    },
  };
}

/** Null when it has gone meanwhile: its upload has ended. */
async function touchedAt(file: string): Promise<number | null> {
  try {
    return (await fs.stat(file)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
