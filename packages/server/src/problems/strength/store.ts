import type { TestStrength } from "@verdict/contract/test-strength";
import type { Queryable } from "../../platform/postgres/transaction.ts";

export interface StrengthRow {
  problem_revision: string;
  result: TestStrength;
  measured_at: Date;
}

/** In the place of what was measured before; returns it as it is stored now. */
export async function replaceStrength(
  db: Queryable,
  input: { problemId: string; revision: string; strength: TestStrength },
): Promise<StrengthRow> {
  const { rows } = await db.query<StrengthRow>(
    `insert into test_strength (problem_id, problem_revision, result) values ($1, $2, $3)
     on conflict (problem_id) do update
        set problem_revision = excluded.problem_revision, result = excluded.result, measured_at = excluded.measured_at
     returning problem_revision, result, measured_at`,
    [input.problemId, input.revision, JSON.stringify(input.strength)],
  );
  const [row] = rows;
  if (row === undefined) throw new Error("an upsert gives its row");
  return row;
}

/** Null where nothing was measured yet. */
export async function findStrength(db: Queryable, problemId: string): Promise<StrengthRow | null> {
  const { rows } = await db.query<StrengthRow>(
    "select problem_revision, result, measured_at from test_strength where problem_id = $1",
    [problemId],
  );
  return rows[0] ?? null;
}
