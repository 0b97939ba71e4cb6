import type { Verdict } from "@verdict/contract/verdict";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { HANDED_IN } from "../grading/store.ts";
import { NAME_IN_CLASS } from "../store.ts";

export interface HandedInSubmission {
  student_id: string;
  student_name: string;
  assignment_id: string;
  assignment_title: string;
  problem_id: string;
}

/** Null where it belongs to no assignment of this class, or not any more. Of several the one that is due first. */
export async function findHandedIn(
  db: Queryable,
  input: { classId: string; submissionId: string },
): Promise<HandedInSubmission | null> {
  const { rows } = await db.query<HandedInSubmission>(
    `select s.user_id as student_id, ${NAME_IN_CLASS} as student_name, a.id as assignment_id, a.title as assignment_title,
            s.problem_id
       from ${HANDED_IN}
       join user_account u on u.id = s.user_id
      where s.id = $2 and a.class_id = $1 order by a.due_at, a.id limit 1`,
    [input.classId, input.submissionId],
  );
  return rows[0] ?? null;
}

export interface TryRow {
  id: string;
  verdict: Verdict | null;
  created_at: Date;
}

/** Newest first. */
export async function listTries(
  db: Queryable,
  input: { assignmentId: string; userId: string; problemId: string; most: number },
): Promise<TryRow[]> {
  const { rows } = await db.query<TryRow>(
    `select s.id, s.verdict, s.created_at from ${HANDED_IN}
      where a.id = $1 and s.user_id = $2 and s.problem_id = $3 order by s.created_at desc, s.id limit $4`,
    [input.assignmentId, input.userId, input.problemId, input.most],
  );
  return rows;
}

export interface CommentRow {
  id: string;
  line: number | null;
  text: string;
  author_id: string | null;
  author: string | null;
  created_at: Date;
  seen_at: Date | null;
}

/** In the order of the code, those about the whole first. */
export async function listComments(
  db: Queryable,
  input: { classId: string; submissionId: string },
): Promise<CommentRow[]> {
  const { rows } = await db.query<CommentRow>(
    `select k.id, k.line, k.text, k.author_id, k.created_at, k.seen_at,
            (select coalesce(nullif(m.name, ''), concat_ws(' ', u.first_name, u.last_name))
               from user_account u left join class_member m on m.user_id = u.id and m.class_id = k.class_id
              where u.id = k.author_id) as author
       from submission_comment k
      where k.submission_id = $2 and k.class_id = $1 order by k.line nulls first, k.id`,
    [input.classId, input.submissionId],
  );
  return rows;
}

export async function markSeen(db: Queryable, input: { classId: string; submissionId: string }): Promise<void> {
  await db.query(
    "update submission_comment set seen_at = now() where class_id = $1 and submission_id = $2 and seen_at is null",
    [input.classId, input.submissionId],
  );
}

/** False for more than so many. */
export async function insertComment(
  db: Queryable,
  input: {
    classId: string;
    submissionId: string;
    authorId: string;
    line: number | null;
    text: string;
    most: number;
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into submission_comment (class_id, submission_id, author_id, line, text)
     select $1, $2, $3, $4, $5
      where (select count(*) from submission_comment where class_id = $1 and submission_id = $2) < $6`,
    [input.classId, input.submissionId, input.authorId, input.line, input.text, input.most],
  );
  return rowCount === 1;
}

/** False where there is none, or where it is another author's and only own ones may go. */
export async function removeComment(
  db: Queryable,
  input: { classId: string; id: string; authorId: string | null },
): Promise<boolean> {
  const { rowCount } = await db.query(
    "delete from submission_comment where class_id = $1 and id = $2 and ($3::uuid is null or author_id = $3)",
    [input.classId, input.id, input.authorId],
  );
  return rowCount === 1;
}

/** Of comments that the student has not seen, one row each. */
export async function countUnread(
  db: Queryable,
  input: { classId: string; userId: string },
): Promise<{ assignment_id: string; problem_id: string }[]> {
  const { rows } = await db.query<{ assignment_id: string; problem_id: string }>(
    `select a.id as assignment_id, s.problem_id from ${HANDED_IN}
       join submission_comment k on k.submission_id = s.id and k.class_id = a.class_id and k.seen_at is null
      where a.class_id = $1 and m.user_id = $2`,
    [input.classId, input.userId],
  );
  return rows;
}
