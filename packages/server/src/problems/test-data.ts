import { createHash } from "node:crypto";
import { type PackedData, packTestData, unpackTestData } from "@verdict/catalogue/test-data-packing";
import { DomainError } from "../platform/http/errors.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import type { TestContent } from "./problem-content.ts";

/** Test data is stored by its content: the same bytes once, whoever uses them. */
export function contentHash(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

export function testContentOf(bytes: Uint8Array): TestContent {
  return { sha256: contentHash(bytes), bytes };
}

/**
 * Stores what is not there yet and marks the rest as used now, so that a sweep leaves it to the save in progress. Rows
 * are touched in the order of their hashes: two saves of the same data wait for each other instead of deadlocking.
 * Throws bad_input for a content without bytes that is not stored either.
 */
export async function storeTestData(db: Queryable, contents: readonly TestContent[]): Promise<void> {
  const byHash = new Map<string, Uint8Array | null>();
  for (const { sha256, bytes } of contents) byHash.set(sha256, bytes ?? byHash.get(sha256) ?? null);
  const hashes = [...byHash.keys()].sort();
  const { rows } = await db.query<{ sha256: string }>(
    `with present as (select sha256 from test_data where sha256 = any($1) order by sha256 for no key update)
     update test_data set last_used_at = now() from present where test_data.sha256 = present.sha256
     returning test_data.sha256`,
    [hashes],
  );
  const present = new Set(rows.map((row) => row.sha256));
  for (const hash of hashes) {
    if (present.has(hash)) continue;
    const bytes = byHash.get(hash) ?? null;
    if (bytes === null) throw new DomainError("bad_input", "A test refers to data that is not stored any more");
    const { content, packing } = await packTestData(bytes);
    await db.query(
      `insert into test_data (sha256, packing, bytes, content) values ($1, $2, $3, $4)
       on conflict (sha256) do update set last_used_at = now()`,
      [hash, packing, packing === null ? null : bytes.length, content],
    );
  }
}

/** Those of the hashes whose data are not stored. */
export async function listMissingData(db: Queryable, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ sha256: string }>(
    `select asked as sha256 from unnest($1::text[]) asked
      where not exists (select from test_data d where d.sha256 = asked)`,
    [hashes],
  );
  return rows.map((row) => row.sha256);
}

/**
 * Looks at some data that may be without a test (is_loose) and that no save, upload or generator has touched for a day:
 * an author may have a form open that long. What no test uses goes; the rest is not looked at again before a test of it
 * goes. Returns at how many it has looked.
 */
export async function sweepTestData(db: Queryable, most: number): Promise<number> {
  const { rows } = await db.query<{ looked_at: number }>(
    `with loose as (
       select sha256 from test_data where is_loose and last_used_at < now() - interval '1 day'
        order by last_used_at limit $1 for update skip locked
     ), used as (
       select sha256 from loose l
        where exists (select from problem_test t where t.input_sha = l.sha256)
           or exists (select from problem_test t where t.answer_sha = l.sha256)
     ), tied as (
       update test_data d set is_loose = false from used where d.sha256 = used.sha256
     ), gone as (
       delete from test_data d using loose where d.sha256 = loose.sha256
          and not exists (select from used where used.sha256 = d.sha256)
     )
     select count(*)::int as looked_at from loose`,
    [most],
  );
  return rows[0]?.looked_at ?? 0;
}

/** The contents as text, by hash. */
export async function listTestTexts(db: Queryable, hashes: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.query<PackedData & { sha256: string }>(
    "select sha256, packing, content from test_data where sha256 = any($1)",
    [hashes],
  );
  const texts = new Map<string, string>();
  for (const row of rows) texts.set(row.sha256, (await unpackTestData(row)).toString("utf8"));
  return texts;
}
