import type { ClassProblem } from "@verdict/contract/class-problems";
import type { Difficulty, Tag } from "@verdict/contract/problems";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { HANDED_IN } from "../grading/store.ts";

export interface ClassProblemRow {
  id: string;
  title: string;
  difficulty: Difficulty;
  tag: Tag;
  is_whole: boolean;
  updated_at: Date;
  assignments: ClassProblem["assignments"];
}

/** Those that the class has of its own, newest first. */
export async function listClassProblems(db: Queryable, classId: string): Promise<ClassProblemRow[]> {
  const { rows } = await db.query<ClassProblemRow>(
    `select p.id, p.title, p.difficulty, p.tag, p.updated_at, ${IS_WHOLE} as is_whole,
            (select coalesce(jsonb_agg(jsonb_build_object('assignmentId', a.id, 'title', a.title) order by a.due_at, a.id), '[]')
               from assignment_problem q join assignment a on a.id = q.assignment_id
              where q.problem_id = p.id) as assignments
       from problem p where p.class_id = $1 and p.deleted_at is null order by p.created_at desc, p.id`,
    [classId],
  );
  return rows;
}

/** What a draft may lack is there: a reference solution and hidden tests. */
const IS_WHOLE = `(exists (select from reference_solution r where r.problem_id = p.id)
  and exists (select from problem_test t where t.problem_id = p.id and not t.is_visible))`;

/** Titles of those of the ids that are a class's own and not finished. */
export async function listUnfinished(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ title: string }>(
    `select p.title from problem p where p.id = any($1) and p.class_id is not null and not ${IS_WHOLE} order by p.title`,
    [ids],
  );
  return rows.map(({ title }) => title);
}

/** With the class goes what was written for it; the history of those who tried it stays. In one transaction with it. */
export async function markProblemsDeleted(db: Queryable, classId: string): Promise<void> {
  await db.query(
    "update problem set deleted_at = now(), updated_at = now() where class_id = $1 and deleted_at is null",
    [classId],
  );
}

/** Those of the submissions that belong to an assignment of the class: its staff may look at them. */
export async function listSeenByStaff(
  db: Queryable,
  input: { classId: string; submissionIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct s.id from ${HANDED_IN} where a.class_id = $1 and s.id = any($2)`,
    [input.classId, input.submissionIds],
  );
  return rows.map(({ id }) => id);
}
