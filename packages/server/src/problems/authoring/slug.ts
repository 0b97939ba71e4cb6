import { randomBytes } from "node:crypto";
import type { Queryable } from "../../platform/postgres/transaction.ts";

const LONGEST = 80;
const ID_BYTES = 5;

/** `Sum of Two` → `sum-of-two`; accents fall off, and a title without any letter or digit becomes `problem`. */
export function slugOf(title: string): string {
  const slug = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, "");
  return slug === "" ? "problem" : slug;
}

/** For what end users make: nobody can guess it, and none is one that somebody else may want to have one day. */
export function unguessableId(title: string): string {
  return `${slugOf(title)}-${randomBytes(ID_BYTES).toString("hex")}`;
}

/**
 * The slug itself, or the first of `-2`, `-3`, … that no problem has had, deleted ones included. Call it inside the
 * transaction that takes the id: it keeps others from taking the same one.
 */
export async function findFreeId(db: Queryable, slug: string): Promise<string> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('problem-id', 0))");
  const { rows } = await db.query<{ id: string }>("select id from problem where id = $1 or id like $1 || '-%'", [slug]);
  const taken = new Set(rows.map((row) => row.id));
  let id = slug;
  for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
  return id;
}
