import { existsSync, realpathSync } from "node:fs";
import { keptPasswords } from "./access-rules.ts";
import { dataFolderOf } from "./embedded-postgres.ts";
import { isPostgresProcess, readPostmasterPid } from "./postmaster-pid.ts";

/** How an embedded database stands, seen from outside. */
export type EmbeddedState =
  /** Nothing was ever started on this folder. */
  | { state: "none" }
  /** `isClean` false: its server was killed or lost its power; the next start puts that right by itself. */
  | { state: "stopped"; isClean: boolean }
  /** On the way up or down; its word is PostgreSQL's own. */
  | { state: "changing"; word: string }
  | { state: "running"; url: string };

/**
 * Looks at the embedded database of a folder without starting it and without changing anything. Throws what the file
 * system says where the folder belongs to somebody else.
 */
export function findRunningPostgres(folder: string): EmbeddedState {
  if (!existsSync(folder)) return { state: "none" };
  const home = realpathSync(folder);
  const dataFolder = dataFolderOf(home);
  if (!existsSync(dataFolder)) return { state: "none" };
  const found = readPostmasterPid(dataFolder);
  if (found === null) return { state: "stopped", isClean: true };
  if (!isPostgresProcess(found.pid)) return { state: "stopped", isClean: false };
  if (found.status !== "ready") return { state: "changing", word: found.status };
  const passwords = keptPasswords(home);
  const user = passwords === null ? "app" : `app:${passwords.app}`;
  return {
    state: "running",
    url: `postgres://${user}@/app?host=${encodeURIComponent(found.socketFolder)}&port=${found.port}`,
  };
}
