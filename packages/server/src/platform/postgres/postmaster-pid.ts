import { readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

/** What a running PostgreSQL writes down about itself in its data folder. */
export interface PostmasterPid {
  pid: number;
  port: number;
  socketFolder: string;
  /** `starting`, `ready`, `stopping`, `standby`, or empty while the file is being written. */
  status: string;
}

/** Lines of postmaster.pid: pid, data folder, start time, port, socket folder, address, shared memory key, status. */
export function readPostmasterPid(dataFolder: string): PostmasterPid | null {
  let text: string;
  try {
    text = readFileSync(path.join(dataFolder, "postmaster.pid"), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  const lines = text.split("\n").map((line) => line.trim());
  return {
    pid: Number(lines[0]),
    port: Number(lines[3]),
    socketFolder: lines[4] ?? "",
    status: lines[7] ?? "",
  };
}

/** Whether the process lives and is a PostgreSQL: a zombie does not count, nor a foreign program with a reused id. */
export function isPostgresProcess(pid: number): boolean {
  try {
    return /^\d+ \(postgres\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT" || code === "ESRCH") return false;
    throw error;
  }
}

/**
 * Removes the lock files that a killed server left behind: PostgreSQL refuses to start when their process id has been
 * given to another program meanwhile, as is usual after the restart of a container.
 */
export function removeStaleLockFiles(dataFolder: string): void {
  const found = readPostmasterPid(dataFolder);
  if (found === null || isPostgresProcess(found.pid)) return;
  const lockFile = path.join(dataFolder, "postmaster.pid");
  const taken = `${lockFile}.stale-${process.pid}`;
  try {
    renameSync(lockFile, taken);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return; // Another start was quicker.
    throw error;
  }
  if (Number(readFileSync(taken, "utf8").split("\n")[0]) !== found.pid) {
    // A server started between reading and taking: the file is its own, put it back.
    renameSync(taken, lockFile);
    return;
  }
  const socket = path.join(found.socketFolder, `.s.PGSQL.${found.port}`);
  for (const file of [taken, socket, `${socket}.lock`]) rmSync(file, { force: true });
}
