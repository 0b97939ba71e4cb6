import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { createTestUser } from "../../accounts/testing/test-user.ts";
import { applySchema } from "../../platform/postgres/apply-schema.ts";
import { giveFolderTo } from "../../platform/postgres/data-folder.ts";
import { packageFolder } from "../../platform/postgres/native-binaries.ts";
import { killPostgres, runPostgres, settingsOf } from "../../platform/testing/other-postgres.ts";
import { createTestDatabase, databaseUrl, type TestDatabase } from "../../platform/testing/test-database.ts";
import { promote, untilItFollows, untilItHasAll } from "../failover/standby.ts";
import { readAllRows } from "../schema/old-database.ts";
import { lineOf, spansOf } from "./pages.ts";

/*
 * What docs/operations.md tells those to do who have a PostgreSQL of their own, done with the programs of that
 * PostgreSQL. They come with Debian's package `postgresql-client`, and copy no server that is newer than they are.
 */

const hasClientFor = (url: string) => {
  const programs = ["pg_dump", "pg_restore", "pg_basebackup"];
  const answers = programs.map((program) => spawnSync(program, ["--version"], { encoding: "utf8" }));
  if (answers.some(({ status }) => status !== 0)) return false;
  return spawnSync("pg_dump", ["--schema-only", `--dbname=${url}`], { stdio: "ignore" }).status === 0;
};
const canCopy = hasClientFor(inject("testPostgresUrl"));

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "verdict-own-"));
  chmodSync(folder, 0o755); // The database of a root user runs as somebody else.
  return () => rmSync(folder, { recursive: true, force: true });
});
afterAll(() => database.drop());

function run(command: string, env: Readonly<Record<string, string>>): void {
  execFileSync("sh", ["-c", command], { cwd: folder, env: { ...process.env, ...env }, stdio: "pipe" });
}

test.skipIf(!canCopy)(
  "a dump and the files, taken and brought back as the page says, are everything (needs pg_dump of this version)",
  async () => {
    const { cookie } = await createTestUser(database.pool);
    const before = await readAllRows(database.pool);
    const [from, to] = [path.join(folder, "data"), path.join(folder, "restored")];
    for (const name of ["media/videos", "media/incoming", "judge"])
      mkdirSync(path.join(from, name), { recursive: true });
    for (const name of ["media/videos/film.mp4", "media/incoming/half.mp4", "judge/cache", "admin-password"]) {
      writeFileSync(path.join(from, name), name);
    }
    for (const program of ["pg_dump ", "tar "]) {
      run(lineOf("operations", "sh", program), { DATABASE_DIRECT_URL: database.url, DATA_DIR: from });
    }

    const restore = spansOf("operations").find((span) => span.startsWith("pg_restore "));
    const empty = databaseUrl(inject("testPostgresAppUrl"), `restored_${process.pid}`);
    const superuser = new pg.Client({ connectionString: inject("testPostgresUrl") });
    await superuser.connect();
    await superuser.query(`create database restored_${process.pid} owner app`);
    try {
      run(restore ?? "false", { DATABASE_DIRECT_URL: empty });
      mkdirSync(to);
      execFileSync("tar", ["--extract", "--file=verdict-files.tar", `--directory=${to}`], { cwd: folder });
      expect(await applySchema(empty)).toEqual([]);
      const client = new pg.Client({ connectionString: empty });
      await client.connect();
      expect(await readAllRows(client)).toEqual(before);
      await client.end();
    } finally {
      await superuser.query(`drop database restored_${process.pid} with (force)`);
      await superuser.end();
    }
    expect(cookie).toContain("=");
    const isThere = ["media/videos/film.mp4", "admin-password", "media/incoming", "judge"].map((name) =>
      existsSync(path.join(to, name)),
    );
    expect(isThere).toEqual([true, true, false, false]);
  },
);

/** A standby may not have room for fewer connections than its primary. */
async function flagsOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ max_connections: string }>("show max_connections");
  await client.end();
  return { fsync: "off", max_connections: rows[0]?.max_connections ?? "" };
}

test.skipIf(!canCopy)(
  "a standby, made and promoted as the page says, follows and takes over (needs pg_basebackup of this version)",
  async () => {
    const superuserUrl = inject("testPostgresUrl");
    const host = decodeURIComponent(/host=([^&]+)/.exec(superuserUrl)?.[1] ?? "");
    const command = lineOf("operations", "sh", "pg_basebackup ").replace(
      "host=db-1.example user=replicator",
      `host=${host} user=postgres`,
    );
    const options = { package: inject("otherPostgres") ?? packageFolder(), folder, flags: await flagsOf(superuserUrl) };
    const settings = settingsOf(options);
    run(command, { STANDBY_DATA: settings.dataFolder });
    giveFolderTo(settings.owner, settings.dataFolder);
    try {
      const promotion = runPostgres(settings);
      await Promise.race([untilItFollows(superuserUrl), promotion]);
      await createTestUser(database.pool);
      await untilItHasAll(superuserUrl);
      await promote(folder);
      const promoted = await promotion;
      const name = /@\/(\w+)\?/.exec(database.url)?.[1] ?? "";
      const client = new pg.Client({ connectionString: databaseUrl(promoted.url, name) });
      await client.connect();
      try {
        expect(await readAllRows(client)).toEqual(await readAllRows(database.pool));
        await client.query("create table written_to ()");
      } finally {
        await client.end();
      }
    } finally {
      killPostgres(settings);
    }
  },
);
