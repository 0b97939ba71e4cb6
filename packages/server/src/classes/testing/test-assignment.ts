import type { AssignmentForm } from "@verdict/contract/assignments";
import type pg from "pg";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { insertAssignment } from "../assignments/store.ts";

const MINUTE_MS = 60_000;

/** One that opens and is due so many minutes from now; before now where that is negative. Returns its id. */
export async function createTestAssignment(
  pool: pg.Pool,
  input: { classId: string; from: number; to: number } & Partial<AssignmentForm>,
): Promise<string> {
  const { classId, from, to, ...changes } = input;
  return inTransaction(pool, (db) =>
    insertAssignment(db, classId, { ...testAssignmentForm({ from, to }), ...changes }),
  );
}

export function testAssignmentForm({ from, to }: { from: number; to: number }): AssignmentForm {
  return {
    title: "First steps",
    intro: "",
    opensAt: inMinutes(from),
    dueAt: inMinutes(to),
    lateDays: 0,
    latePercent: 0,
    grading: "points",
    languages: null,
    aids: "open",
    problems: [{ problemId: "sum", points: 10 }],
  };
}

/** Moves an assignment so many minutes into the past, with what was submitted for its class: time goes by. */
export async function letAssignmentPass(pool: pg.Pool, assignmentId: string, minutes: number): Promise<void> {
  const values = [assignmentId, minutes];
  const past = "interval '1 minute' * $2";
  await pool.query(
    `update submission s set created_at = s.created_at - ${past}
       from assignment a join class_member m on m.class_id = a.class_id
      where a.id = $1 and s.user_id = m.user_id`,
    values,
  );
  await pool.query(
    `update assignment set opens_at = opens_at - ${past}, due_at = due_at - ${past} where id = $1`,
    values,
  );
}

function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * MINUTE_MS).toISOString();
}
