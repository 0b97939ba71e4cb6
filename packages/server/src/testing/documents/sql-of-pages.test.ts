import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase, databaseUrl, type TestDatabase } from "../../platform/testing/test-database.ts";
import { blocksOf, type PageName, spansOf } from "./pages.ts";

/* Every statement that a page tells operators to give is given, as a superuser and in a transaction that is taken back. */

const PAGES: readonly PageName[] = ["operations", "judge-machines"];
const IS_STATEMENT = /^(select|insert|update|delete|alter|create|grant|revoke) \S/;
/** It ends being a standby, which nothing but a standby can: `failover.test.ts` gives it to one. */
const FOR_A_STANDBY = "select pg_promote()";

let database: TestDatabase;
let superuser: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  const name = /@\/(\w+)\?/.exec(database.url)?.[1] ?? "";
  superuser = new pg.Client({
    connectionString: databaseUrl(inject("testPostgresUrl").replace("@/postgres?", "@/app?"), name),
  });
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await database.drop();
});

function statementsOf(page: PageName): string[] {
  const blocks = blocksOf(page, "sql").map((block) => block.replace(/ *--.*$/gm, ""));
  const lines = blocks.flatMap((block) => block.split(";")).map((statement) => statement.trim().replace(/\s+/g, " "));
  return [...lines, ...spansOf(page)].filter(
    (statement) => IS_STATEMENT.test(statement) || statement === FOR_A_STANDBY,
  );
}

test.each(PAGES)("PostgreSQL understands every statement of docs/%s.md, and has all that it names", async (page) => {
  const statements = statementsOf(page).filter((statement) => statement !== FOR_A_STANDBY);
  expect(statements.length).toBeGreaterThan(1);
  // Roles are the whole server's, and other tests have some by these names.
  const tag = randomBytes(6).toString("hex");
  const ofTest = (statement: string) => statement.replace(/\b(verdict|verdict_judge|replicator)\b/g, `$1_${tag}`);
  for (const statement of statements) {
    await superuser.query("begin");
    try {
      if (!/^create role/.test(statement)) {
        for (const role of ["verdict", "verdict_judge", "…"]) await superuser.query(`create role "${ofTest(role)}"`);
      }
      await superuser.query(ofTest(statement));
    } catch (cause) {
      throw new Error(`docs/${page}.md: ${statement}`, { cause });
    } finally {
      await superuser.query("rollback");
    }
  }
});

test("what a page says that nobody may do any more, nobody may", async () => {
  const [close] = blocksOf("operations", "sql").filter((block) => block.startsWith("revoke create"));
  const role = `stranger_${randomBytes(6).toString("hex")}`;
  const may = async () =>
    (await superuser.query("select has_schema_privilege($1, 'public', 'create') as may", [role])).rows[0]?.may;
  await superuser.query("begin");
  try {
    await superuser.query(`create role ${role}; grant create on schema public to public`);
    expect(await may()).toBe(true);
    await superuser.query((close ?? "").replace(/\bverdict\b/, "app"));
    expect(await may()).toBe(false);
    expect((await superuser.query("select has_schema_privilege('app', 'public', 'create') as may")).rows).toEqual([
      { may: true },
    ]);
  } finally {
    await superuser.query("rollback");
  }
});
