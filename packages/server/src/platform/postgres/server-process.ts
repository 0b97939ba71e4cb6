import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeSocketFolder } from "./database-home.ts";
import { isPostgresProcess, type PostmasterPid, readPostmasterPid, removeStaleLockFiles } from "./postmaster-pid.ts";
import { giveTo, isRoot, type ProcessOwner } from "./process-owner.ts";
import { UnusableDatabase } from "./unusable-database.ts";

/** With a unix socket the port is only a part of the file name. */
const PORT = 5432;
const POLL_MS = 5;
const STARTS_BEFORE_GIVING_UP = 5;
/** A server whose owner was killed still says "ready" for a moment; one that says so after this time has an owner. */
const ADOPTION_PAUSE_MS = 100;
/**
 * The watcher holds the read end of a pipe whose write end is ours. However this process ends, the pipe closes, and
 * the server gets the signal for a fast shutdown. How our own processes use their memory (scripts/with-setup.sh) is
 * nothing to a server in C.
 */
const WATCHED_START =
  "unset MALLOC_ARENA_MAX MALLOC_MMAP_THRESHOLD_ MALLOC_TRIM_THRESHOLD_; " +
  '(while read -r _ <&3; do :; done; kill -INT $$) >/dev/null 2>&1 & exec 3<&-; exec "$@"';

/**
 * For a machine that it shares with all the rest. What is read often and does not fit is in the kernel's memory, whose
 * pages are given to a compiler that needs them; the log is kept as short as a busy site can bear, and its size falls
 * again when it has less to do. Measured in docs/measurements/footprint.md.
 */
const SMALL_SERVER = {
  shared_buffers: "48MB",
  max_wal_size: "160MB",
  min_wal_size: "32MB",
  maintenance_work_mem: "32MB",
  // Our statements read some pages each: what a compiler or three more processes cost is never won back.
  jit: "off",
} as const;

export interface ServerSettings {
  home: string;
  native: string;
  dataFolder: string;
  owner: ProcessOwner;
  flags: Readonly<Record<string, string>>;
  log: (line: string) => void;
}

/** `child` is null when the server belongs to another process. */
export interface LaunchedServer {
  server: PostmasterPid;
  child: ChildProcess | null;
}

export function logFileOf(home: string): string {
  return path.join(home, "postgres.log");
}

/** Starts a server on an existing data folder, or finds the one that runs on it. */
export async function launchServer(settings: ServerSettings): Promise<LaunchedServer> {
  for (let start = 1; start <= STARTS_BEFORE_GIVING_UP; start += 1) {
    removeStaleLockFiles(settings.dataFolder);
    const running = await findRunningServer(settings.dataFolder);
    if (running !== null) return { server: running, child: null };
    const child = spawnServer(settings);
    const server = await untilReady(settings.dataFolder, child);
    if (server !== null) return { server, child };
    await sleep(200 * start); // Lost a race against another start, or the last of a killed server are still leaving.
  }
  const logFile = logFileOf(settings.home);
  throw new UnusableDatabase(`The embedded PostgreSQL did not start; the reason is in ${logFile}`);
}

/** Ends all connections and loses nothing (PostgreSQL's "fast shutdown"). Resolves when the process is gone. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) child.kill("SIGINT");
  while (!hasEnded(child)) await sleep(POLL_MS);
}

/** Waits while a server on this folder starts or stops; null when none is left running. */
async function findRunningServer(dataFolder: string): Promise<PostmasterPid | null> {
  let readyPid: number | null = null;
  for (;;) {
    const found = readPostmasterPid(dataFolder);
    if (found === null || !isPostgresProcess(found.pid)) return null;
    if (found.status === "ready" && found.pid === readyPid) return (await answers(found)) ? found : null;
    readyPid = found.status === "ready" ? found.pid : null;
    await sleep(readyPid === null ? POLL_MS : ADOPTION_PAUSE_MS);
  }
}

function spawnServer(settings: ServerSettings): ChildProcess {
  const values = {
    listen_addresses: "",
    unix_socket_directories: makeSocketFolder(settings.home, settings.owner),
    unix_socket_permissions: isRoot ? "0770" : "0700",
    ...SMALL_SERVER,
    log_checkpoints: "off", // Three lines every five minutes, which say nothing to whoever looks for a fault.
    ...settings.flags,
  };
  const program = path.join(settings.native, "bin", "postgres");
  const valueArgs = Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const logFile = logFileOf(settings.home);
  const log = openSync(logFile, "a");
  giveTo(settings.owner, logFile);
  try {
    const args = ["-c", WATCHED_START, "sh", program, "-D", settings.dataFolder, "-p", String(PORT), ...valueArgs];
    // A group of its own: Ctrl+C in the terminal is for us, and we stop the server last.
    const child = spawn("/bin/sh", args, {
      ...settings.owner,
      cwd: settings.dataFolder,
      detached: true,
      stdio: ["ignore", log, log, "pipe"],
    });
    child.on("error", (error) => settings.log(`The embedded PostgreSQL cannot be started: ${error.message}`));
    child.unref();
    const pipe = child.stdio[3];
    if (pipe instanceof net.Socket) {
      pipe.unref();
      // Ends the watcher of a server that is gone, before its process id belongs to somebody else.
      child.on("exit", () => pipe.destroy());
    }
    return child;
  } finally {
    closeSync(log);
  }
}

/** Null when the process ended instead. */
async function untilReady(dataFolder: string, child: ChildProcess): Promise<PostmasterPid | null> {
  while (!hasEnded(child)) {
    const found = readPostmasterPid(dataFolder);
    if (found !== null && found.pid === child.pid && found.status === "ready") return found;
    await sleep(POLL_MS);
  }
  return null;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

function answers(server: PostmasterPid): Promise<boolean> {
  const socketPath = path.join(server.socketFolder, `.s.PGSQL.${server.port}`);
  return new Promise((resolve) => {
    const socket = net.connect({ path: socketPath }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
