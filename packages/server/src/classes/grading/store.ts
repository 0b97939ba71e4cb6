import type { LanguageId } from "@verdict/contract/language";
import type { Verdict } from "@verdict/contract/verdict";
import { GRACE, STUDENT_ENDS } from "../../openings/assignments-sql.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { NAME_IN_CLASS } from "../store.ts";

export interface GradedAssignmentRow {
  id: string;
  title: string;
  opens_at: Date;
  due_at: Date;
  late_days: number;
  late_percent: number;
  grading: "points" | "solved";
  languages: LanguageId[] | null;
  problems: { problemId: string; points: number }[];
}

/** All of a class, in the order in which they are due; their problems in their own. */
export async function listGradedAssignments(db: Queryable, classId: string): Promise<GradedAssignmentRow[]> {
  const { rows } = await db.query<GradedAssignmentRow>(
    `select a.id, a.title, a.opens_at, a.due_at, a.late_days, a.late_percent, a.grading, a.languages,
            (select coalesce(jsonb_agg(jsonb_build_object('problemId', q.problem_id, 'points', q.points) order by q.ordinal), '[]')
               from assignment_problem q where q.assignment_id = a.id) as problems
       from assignment a where a.class_id = $1 order by a.due_at, a.id`,
    [classId],
  );
  return rows;
}

export interface StudentRow {
  user_id: string;
  name: string;
  email_id: string;
  label: string;
  /** By assignment; only those where there are some. */
  extra_days: Record<string, number>;
}

/** By name; one alone where a user is named. */
export async function listStudents(
  db: Queryable,
  input: { classId: string; userId: string | null },
): Promise<StudentRow[]> {
  const { rows } = await db.query<StudentRow>(
    `select m.user_id, ${NAME_IN_CLASS} as name, u.email_id, m.label,
            (select coalesce(jsonb_object_agg(x.assignment_id, x.extra_days), '{}')
               from assignment_extension x join assignment a on a.id = x.assignment_id
              where x.user_id = m.user_id and a.class_id = m.class_id) as extra_days
       from class_member m join user_account u on u.id = m.user_id
      where m.class_id = $1 and m.role = 'student' and ($2::uuid is null or m.user_id = $2)
      order by lower(${NAME_IN_CLASS}), u.email_id`,
    [input.classId, input.userId],
  );
  return rows;
}

export interface HandedInRow {
  assignment_id: string;
  user_id: string;
  problem_id: string;
  id: string;
  language: LanguageId;
  verdict: Verdict | null;
  score: number | null;
  most: number | null;
  created_at: Date;
}

/** Which submissions belong to an assignment: `s` to `a`, by a student `m`. */
export const HANDED_IN = `assignment a
  join assignment_problem q on q.assignment_id = a.id
  join class_member m on m.class_id = a.class_id and m.role = 'student'
  left join assignment_extension x on x.assignment_id = a.id and x.user_id = m.user_id
  join submission s on s.user_id = m.user_id and s.problem_id = q.problem_id
   and s.created_at >= a.opens_at and s.created_at < ${STUDENT_ENDS} + ${GRACE}`;

/** Everything that belongs to these assignments; of one student where a user is named. */
export async function listHandedIn(
  db: Queryable,
  input: { classId: string; assignmentIds: readonly string[]; userId: string | null },
): Promise<HandedInRow[]> {
  const { rows } = await db.query<HandedInRow>(
    `select a.id as assignment_id, s.user_id, s.problem_id, s.id, s.language, s.verdict,
            (s.points ->> 'score')::float8 as score, (s.points ->> 'most')::float8 as most, s.created_at
       from ${HANDED_IN}
      where a.class_id = $1 and a.id = any($2) and ($3::uuid is null or m.user_id = $3)`,
    [input.classId, input.assignmentIds, input.userId],
  );
  return rows;
}
