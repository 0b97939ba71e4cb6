import type { Queryable } from "../../../platform/postgres/transaction.ts";

/** Those of the problems that are not deleted: only they can be exported. */
export async function listExportable(db: Queryable, problemIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    "select id from problem where id = any($1::text[]) and deleted_at is null",
    [problemIds],
  );
  return rows.map(({ id }) => id);
}

/** Empty where its author has deleted the account meanwhile. */
export async function findCode(db: Queryable, submissionId: string): Promise<string> {
  const { rows } = await db.query<{ code: string }>("select code from submission where id = $1", [submissionId]);
  return rows[0]?.code ?? "";
}
