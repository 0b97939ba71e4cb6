import { spawnSync } from "node:child_process";
import { chownSync, statSync } from "node:fs";
import { UnusableDatabase } from "./unusable-database.ts";

export interface User {
  uid: number;
  gid: number;
}
/** As whom a child process runs; empty means: as we do. */
export type ProcessOwner = User | Record<never, never>;

/** PostgreSQL refuses to run as root. The server never looks its user up, so any number without a passwd entry does. */
const SERVER_ID = 26_432;
const SITE_ID = 26_433;
const JUDGE_ID = 26_434;
/** Whoever is in it may come to the socket of the database, and needs a password there. */
const GROUP_ID = 26_432;
const NEW_OWNER: User = { uid: SERVER_ID, gid: GROUP_ID };
/** As whom web server and judge run where root starts them: nobody else's, and not that of the database's server. */
export const SITE_USER: User = { uid: SITE_ID, gid: GROUP_ID };
export const JUDGE_USER: User = { uid: JUDGE_ID, gid: GROUP_ID };
/** `initdb` does look its user up, and nobody is the one unprivileged user that every system has. */
const NOBODY_ID = 65_534;

export const isRoot = process.getuid?.() === 0;

/**
 * As whom the server of this data folder runs: as root, as whoever began the database, so that a start with sudo does
 * not lock an ordinary user out. Throws when an ordinary user finds the database of somebody else.
 */
export function serverOwnerOf(dataFolder: string): ProcessOwner {
  const found = statSync(dataFolder, { throwIfNoEntry: false });
  if (isRoot) return found === undefined || found.uid === 0 ? NEW_OWNER : { uid: found.uid, gid: GROUP_ID };
  if (found === undefined || found.uid === process.getuid?.()) return {};
  throw new UnusableDatabase(
    `The database in ${dataFolder} was begun by another user (maybe as root); start as that user, or set DATA_DIR`,
  );
}

export const initdbOwner: ProcessOwner = isRoot ? { uid: NOBODY_ID, gid: NOBODY_ID } : {};

/** Does nothing when the owner is ourselves. */
export function giveTo(owner: ProcessOwner, file: string): void {
  if ("uid" in owner) chownSync(file, owner.uid, owner.gid);
}

/** Whether the owner may enter the folder: a parent folder with mode 0700 forbids it. */
export function canEnter(folder: string, owner: ProcessOwner): boolean {
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...owner, stdio: "ignore" }).status === 0;
}
