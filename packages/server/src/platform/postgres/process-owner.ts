import { spawnSync } from "node:child_process";

/** As whom a child process runs; empty means: as we do. */
export type ProcessOwner = { uid: number; gid: number } | Record<never, never>;

/** PostgreSQL refuses to run as root. The server never looks its user up, so any number without a passwd entry does. */
const SERVER_ID = 26_432;
/** `initdb` does look its user up, and nobody is the one unprivileged user that every system has. */
const NOBODY_ID = 65_534;

export const isRoot = process.getuid?.() === 0;
export const serverOwner: ProcessOwner = isRoot ? { uid: SERVER_ID, gid: SERVER_ID } : {};
export const initdbOwner: ProcessOwner = isRoot ? { uid: NOBODY_ID, gid: NOBODY_ID } : {};

/** Whether the owner may enter the folder: a parent folder with mode 0700 forbids it. */
export function canEnter(folder: string, owner: ProcessOwner): boolean {
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...owner, stdio: "ignore" }).status === 0;
}
