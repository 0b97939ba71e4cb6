import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import * as tar from "tar";
import { streamBaseBackup } from "../../backup/base-backup.ts";
import { giveFolderTo } from "../../platform/postgres/data-folder.ts";
import {
  killPostgres,
  type OtherPostgres,
  type OtherPostgresOptions,
  runPostgres,
  settingsOf,
} from "../../platform/testing/other-postgres.ts";
import { lineOf } from "../documents/pages.ts";

/** A copy of a primary that follows it, until it is promoted. */
export interface Standby {
  /** Ends the following and makes it a primary; the one before has to be gone, or there are two. */
  promote: () => Promise<OtherPostgres>;
  /** Promoted or not. */
  kill: () => void;
}

/** Resolves when it follows: what is committed from now on reaches it, sooner (synchronous) or later. */
export async function startStandby(primary: OtherPostgres, options: OtherPostgresOptions): Promise<Standby> {
  const settings = settingsOf(options);
  const { dataFolder, owner } = settings;
  mkdirSync(dataFolder, { mode: 0o700, recursive: true });
  const unpacking = tar.x({ cwd: dataFolder });
  await Promise.all([pipeline(await streamBaseBackup(primary.superuserUrl), unpacking), once(unpacking, "close")]);
  writeFileSync(path.join(dataFolder, "standby.signal"), "");
  giveFolderTo(owner, dataFolder);
  const conninfo = `host=${primary.socketFolder} port=5432 user=postgres application_name=standby`;
  const promoted = runPostgres({ ...settings, flags: { ...settings.flags, primary_conninfo: conninfo } });
  await untilItFollows(primary.superuserUrl);
  return {
    async promote() {
      await promote(options.folder);
      return await promoted;
    },
    kill: () => killPostgres(settings),
  };
}

/** As docs/operations.md says it, to the one whose folder this is. */
export async function promote(folder: string): Promise<void> {
  const place = `host=${encodeURIComponent(path.join(folder, "socket"))}&port=5432`;
  await ask(`postgres://postgres@/postgres?${place}`, lineOf("operations", "sql", "select pg_promote"));
}

export async function untilItFollows(superuserUrl: string): Promise<void> {
  while ((await followers(superuserUrl))[0]?.["state"] !== "streaming") await sleep(50);
}

/** What is committed before the call has reached the standby when it resolves. */
export async function untilItHasAll(superuserUrl: string): Promise<void> {
  const [here] = await ask(superuserUrl, "select pg_current_wal_insert_lsn() as lsn");
  const isThere = `select replay_lsn >= '${here?.["lsn"]}'::pg_lsn as is_there from pg_stat_replication
                    where application_name = 'standby'`;
  while ((await ask(superuserUrl, isThere))[0]?.["is_there"] !== true) await sleep(50);
}

/** From now on a commit is told to whoever made it only when the standby has it on its disk. */
export async function makeSynchronous(primary: OtherPostgres): Promise<void> {
  await ask(primary.superuserUrl, `alter system set ${lineOf("operations", "conf", "synchronous_standby_names")}`);
  await ask(primary.superuserUrl, "select pg_reload_conf()");
  while ((await followers(primary.superuserUrl))[0]?.["sync_state"] !== "sync") await sleep(20);
}

/** The network between the two swallows everything: nothing more reaches the standby, and nobody is told. */
export async function cutOff(primary: OtherPostgres): Promise<void> {
  for (const { pid } of await followers(primary.superuserUrl)) process.kill(Number(pid), "SIGSTOP");
}

/** Commits that are not told to anybody before the standby has them. */
export async function countWaiting(primary: OtherPostgres): Promise<number> {
  const waiting = "select from pg_stat_activity where wait_event = 'SyncRep'";
  return (await ask(primary.superuserUrl, waiting)).length;
}

const followers = (superuserUrl: string) =>
  ask(superuserUrl, "select pid, state, sync_state from pg_stat_replication where application_name = 'standby'");

export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
