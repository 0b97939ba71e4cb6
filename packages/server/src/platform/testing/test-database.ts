import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { createPool } from "../postgres/pool.ts";

export const TEMPLATE_DATABASE = "verdict_template";

export interface TestDatabase {
  /** Connects as the application's role `app`. */
  url: string;
  pool: pg.Pool;
  /** Ends the pool and removes the database, with whatever is still connected to it. */
  drop: () => Promise<void>;
}

/** A fresh, empty database of its own with the whole schema; one per test file, made in some ten milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const superuserUrl = inject("testPostgresUrl");
  const name = `test_${randomBytes(8).toString("hex")}`;
  await asSuperuser(superuserUrl, `create database ${name} template ${TEMPLATE_DATABASE} owner app strategy file_copy`);
  const url = databaseUrl(inject("testPostgresAppUrl"), name);
  const pool = createPool({ url, directUrl: url }, { warn: () => undefined }, { onNestedUse: refuse });
  return {
    url,
    pool,
    async drop() {
      if (!pool.ended) await pool.end();
      await asSuperuser(superuserUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

/** In every test of the server a transaction that asks its pool again is an error. */
function refuse(error: Error): never {
  throw error;
}

/** The address of another database on the same server, also for the role `app`. */
export function databaseUrl(appUrl: string, name: string): string {
  return appUrl.replace("@/app?", `@/${name}?`);
}

async function asSuperuser(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
