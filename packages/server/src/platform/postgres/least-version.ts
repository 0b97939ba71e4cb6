import type { Queryable } from "./transaction.ts";
import { UnusableDatabase } from "./unusable-database.ts";

/**
 * The oldest PostgreSQL that is supported by its own project (14 ended on 2026-11-12) and keeps a judge's role from
 * making anything in the schema `public`. All tests of the server pass on it, and some run on it in each `npm test`.
 */
export const LEAST_MAJOR_VERSION = 15;

export interface ServerVersion {
  /** As PostgreSQL says it: `15.18`. */
  name: string;
  /** The same to compare: 150018. */
  number: number;
}

export function isTooOld({ number }: Pick<ServerVersion, "number">): boolean {
  return number < LEAST_MAJOR_VERSION * 10_000;
}

/** Throws UnusableDatabase with the sentence for whoever starts this on an older one. */
export function requireVersion(version: ServerVersion): void {
  if (!isTooOld(version)) return;
  throw new UnusableDatabase(
    `The database is PostgreSQL ${version.name}, and Verdict needs ${LEAST_MAJOR_VERSION} or newer: upgrade it, or set DATABASE_URL to a newer one`,
  );
}

export async function readServerVersion(db: Queryable): Promise<ServerVersion> {
  const { rows } = await db.query<ServerVersion>(
    `select split_part(current_setting('server_version'), ' ', 1) as name,
            current_setting('server_version_num')::int as number`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("a query without a table gives one row");
  return row;
}
