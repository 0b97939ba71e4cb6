import { createHash } from "node:crypto";
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, rmdirSync, statSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { canEnter, giveTo, isRoot, type ProcessOwner } from "./process-owner.ts";
import { UnusableDatabase } from "./unusable-database.ts";

const RELOCATED_PREFIX = "/var/lib/verdict-postgres-";
/** A socket's path holds at most 107 bytes (unix(7)); `/.s.PGSQL.5432.lock` and some air are taken off. */
const SOCKET_FOLDER_MAX_BYTES = 80;

/**
 * Makes the folder of the embedded database. As root it must be reachable by the server's unprivileged user; below a
 * private folder (a checkout in /root) the database is put under /var/lib and `folder` becomes a link to it.
 */
export function makeDatabaseHome(input: { folder: string; owner: ProcessOwner; log: (line: string) => void }): string {
  const { folder, owner, log } = input;
  const parent = path.dirname(folder);
  mkdirSync(parent, { recursive: true });
  if (isRoot) letThrough(parent, owner);
  if (isRoot && !exists(folder) && !canEnter(parent, owner)) relocate(folder, log);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const home = realpathSync(folder);
  if (isRoot && !canEnter(home, owner)) {
    throw new UnusableDatabase(
      `The database folder ${home} lies in a folder that its server may not enter; set DATA_DIR elsewhere`,
    );
  }
  return home;
}

/** The folder of the unix socket: only the server's user may enter it; where root starts it, also its group. */
export function makeSocketFolder(home: string, owner: ProcessOwner): string {
  const inside = path.join(home, "socket");
  const isTooLong = Buffer.byteLength(inside) > SOCKET_FOLDER_MAX_BYTES;
  const id = createHash("sha256").update(home).digest("hex").slice(0, 16);
  const folder = isTooLong ? path.join(os.tmpdir(), `verdict-postgres-${id}`) : inside;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  refuseForeign(folder, owner);
  giveTo(owner, folder);
  chmodSync(folder, isRoot ? 0o710 : 0o700);
  return folder;
}

/** In /tmp anybody may have been first, who could stand in for the server, or have root give something else away. */
function refuseForeign(folder: string, owner: ProcessOwner): void {
  const found = lstatSync(folder);
  const owners = [process.getuid?.(), ...("uid" in owner ? [owner.uid] : [])];
  if (found.isDirectory() && owners.includes(found.uid)) return;
  throw new UnusableDatabase(`${folder} belongs to somebody else; remove it, or set DATA_DIR to a shorter path`);
}

/**
 * The data folder itself is ours: when it alone is private, an unprivileged process may pass through it, but not look
 * around.
 */
export function letThrough(dataDir: string, owner: ProcessOwner): void {
  const isOnlyObstacle = !canEnter(dataDir, owner) && canEnter(path.dirname(dataDir), owner);
  if (isOnlyObstacle && dataDir !== os.homedir()) chmodSync(dataDir, statSync(dataDir).mode | 0o011);
}

function relocate(folder: string, log: (line: string) => void): void {
  const elsewhere = mkdtempSync(RELOCATED_PREFIX);
  chmodSync(elsewhere, 0o755);
  try {
    symlinkSync(elsewhere, folder);
    log(`Only root may enter ${path.dirname(folder)}, so the database lives in ${elsewhere}`);
  } catch (error) {
    rmdirSync(elsewhere);
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error; // Another start was quicker.
  }
}

function exists(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}
