import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startEmbeddedPostgres } from "@verdict/server/embedded-postgres";
import pg from "pg";
import { dataDir } from "./data-dir.ts";

const BUILD_TIMEOUT_MS = 12 * 60 * 1000;

/**
 * Of the product that the stories run against; its own server is adopted, and stays when the story ends. Each process
 * looks once: that takes half a second.
 */
export async function databaseUrl(): Promise<string> {
  if (process.env.E2E_DATABASE_URL === undefined) {
    const server = await startEmbeddedPostgres({ folder: join(dataDir(), "postgres"), log: () => undefined });
    process.env.E2E_DATABASE_URL = server.url;
  }
  return process.env.E2E_DATABASE_URL;
}

/** The server's clock cannot be moved as the browser's can: as if the last code had been mailed long ago. */
export async function forgetResendCooldown(emailId: string): Promise<void> {
  await askDatabase(
    `delete from rate_limit where key in
       (select 'resend:' || encode(browser_hash, 'hex') from pending_registration where email_id = $1)`,
    [emailId],
  );
}

/** Wants the tests of these problems, as whoever opens one does, and waits until the product has built them. */
export async function untilTestsAreBuilt(problemIds: readonly string[]): Promise<void> {
  await askDatabase("update problem set wanted_at = now() where id = any($1)", [problemIds]);
  const deadline = performance.now() + BUILD_TIMEOUT_MS;
  const client = new pg.Client({ connectionString: await databaseUrl() });
  await client.connect();
  const isWaiting = async () => {
    const { rowCount } = await client.query("select from problem where awaits_tests and id = any($1)", [problemIds]);
    return rowCount !== 0;
  };
  while (await isWaiting()) {
    if (performance.now() > deadline) throw new Error(`the tests of ${problemIds.join(", ")} were not built in time`);
    await sleep(500);
  }
  await client.end();
}

/** For arranging what a story needs and no user can do, and for looking at what nobody is shown. Returns the rows. */
// biome-ignore lint/suspicious/noExplicitAny: a story knows what it has asked for.
export async function askDatabase(statement: string, values: readonly unknown[]): Promise<any[]> {
  const client = new pg.Client({ connectionString: await databaseUrl() });
  await client.connect();
  const { rows } = await client.query(statement, [...values]);
  await client.end();
  return rows;
}

/** The tables in which a text stands in some row, be it as bytes. */
export async function tablesWith(text: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: await databaseUrl() });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await client.query(
      `select from ${name} t where strpos(t::text, $1) > 0 or strpos(t::text, encode(convert_to($1, 'utf8'), 'hex')) > 0 limit 1`,
      [text],
    );
    if (rowCount !== 0) found.push(name);
  }
  await client.end();
  return found;
}
