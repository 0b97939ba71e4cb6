import { existsSync } from "node:fs";
import { lstat, readdir, realpath, statfs } from "node:fs/promises";
import path from "node:path";
import type { DataFolderFacts } from "../facts.ts";

/** What nobody but the service may read, below the data folder. */
const SECRETS = ["admin-password", "outbox/mailbox-key", "postgres/passwords.json"];
const GROUP_AND_OTHERS = 0o077;
const BYTES_PER_BLOCK = 512;

/** How large it is, what is left on its disk, and which secrets in it are open. Never rejects for want of a right. */
export async function lookAtDataFolder(folder: string): Promise<DataFolderFacts> {
  if (!existsSync(folder)) return { state: "missing", folder };
  const size = await sizeOf(await realpath(folder));
  if (size === null) return { state: "closed", folder };
  const disk = await statfs(folder);
  return {
    state: "there",
    folder,
    ...size,
    freeBytes: disk.bavail * disk.bsize,
    totalBytes: disk.blocks * disk.bsize,
    freeFiles: disk.files === 0 ? null : disk.ffree,
    openSecrets: await openSecretsIn(folder),
  };
}

/** Null where the folder itself is closed. What is removed while we look does not count. */
async function sizeOf(folder: string): Promise<{ bytes: number; isPartial: boolean } | null> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(unlessGoneOrClosed);
  if (entries === null) return null;
  let bytes = 0;
  let isPartial = false;
  for (const entry of entries) {
    const place = path.join(folder, entry.name);
    const target = entry.isSymbolicLink() ? await folderBehind(place) : null;
    if (entry.isDirectory() || target !== null) {
      const below = await sizeOf(target ?? place);
      bytes += below?.bytes ?? 0;
      isPartial ||= below === null || below.isPartial;
    } else {
      bytes += ((await lstat(place).catch(unlessGoneOrClosed))?.blocks ?? 0) * BYTES_PER_BLOCK;
    }
  }
  return { bytes, isPartial };
}

/** Below a private folder the embedded database lies elsewhere, and a link leads there: see database-home.ts. */
async function folderBehind(link: string): Promise<string | null> {
  if (path.basename(link) !== "postgres") return null;
  return await realpath(link).catch(unlessGoneOrClosed);
}

async function openSecretsIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of SECRETS) {
    const file = path.join(folder, name);
    const stat = await lstat(file).catch(unlessGoneOrClosed);
    if (stat !== null && (stat.mode & GROUP_AND_OTHERS) !== 0) found.push(file);
  }
  return found;
}

function unlessGoneOrClosed(error: NodeJS.ErrnoException): null {
  if (["ENOENT", "EACCES", "ENOTDIR", "EPERM"].includes(error.code ?? "")) return null;
  throw error;
}
