import type { AssignmentForm } from "@verdict/contract/assignments";
import { STUDENT_DUE, STUDENT_ENDS } from "../../openings/assignments-sql.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";

type Form = Pick<AssignmentForm, "title" | "intro" | "grading" | "languages" | "aids">;

export interface AssignmentRow extends Form {
  id: string;
  opens_at: Date;
  due_at: Date;
  late_days: number;
  late_percent: number;
  revision: number;
  /** Of who asks, with the days that they were given. */
  own_due_at: Date;
  own_ends_at: Date;
  extra_days: number;
  /** The database's clock. */
  now: Date;
}

const COLUMNS = `a.id, a.title, a.intro, a.opens_at, a.due_at, a.late_days, a.late_percent, a.grading, a.languages, a.aids,
  a.revision, ${STUDENT_DUE} as own_due_at, ${STUDENT_ENDS} as own_ends_at, coalesce(x.extra_days, 0) as extra_days,
  now() as now`;
const OWN = "left join assignment_extension x on x.assignment_id = a.id and x.user_id = $1";

export async function findAssignment(
  db: Queryable,
  input: { id: string; classId: string; userId: string },
): Promise<AssignmentRow | null> {
  const { rows } = await db.query<AssignmentRow>(
    `select ${COLUMNS} from assignment a ${OWN} where a.class_id = $2 and a.id = $3`,
    [input.userId, input.classId, input.id],
  );
  return rows[0] ?? null;
}

/** In the order in which they are due. */
export async function listAssignments(
  db: Queryable,
  input: { classId: string; userId: string },
): Promise<AssignmentRow[]> {
  const { rows } = await db.query<AssignmentRow>(
    `select ${COLUMNS} from assignment a ${OWN} where a.class_id = $2 order by a.due_at, a.id`,
    [input.userId, input.classId],
  );
  return rows;
}

export interface AssignedProblemRow {
  problem_id: string;
  title: string;
  points: number;
  /** Of the site; what is the class's own is no draft here. */
  is_draft: boolean;
  /** By who asks. */
  is_solved: boolean;
}

export async function listAssignedProblems(
  db: Queryable,
  input: { assignmentId: string; userId: string },
): Promise<AssignedProblemRow[]> {
  const { rows } = await db.query<AssignedProblemRow>(
    `select q.problem_id, p.title, q.points, p.is_draft and p.class_id is null as is_draft,
            exists (select from solved s where s.problem_id = p.id and s.user_id = $2) as is_solved
       from assignment_problem q join problem p on p.id = q.problem_id
      where q.assignment_id = $1 order by q.ordinal`,
    [input.assignmentId, input.userId],
  );
  return rows;
}

/**
 * Those of the ids that the user may not give this class: unknown ones, drafts that are not in this assignment already,
 * and problems of other classes.
 */
export async function listForbidden(
  db: Queryable,
  input: { ids: readonly string[]; mayGiveDrafts: boolean; classId: string; assignmentId: string | null },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select asked as id from unnest($1::text[]) asked
      where not exists (select from problem p where p.id = asked and p.deleted_at is null and case
        when p.class_id is not null then p.class_id = $4
        else not p.is_draft or $2
          or exists (select from assignment_problem q where q.problem_id = p.id and q.assignment_id = $3) end)`,
    [input.ids, input.mayGiveDrafts, input.assignmentId, input.classId],
  );
  return rows.map((row) => row.id);
}

const valuesOf = (form: AssignmentForm) => [
  ...[form.title, form.intro, form.opensAt, form.dueAt, form.lateDays, form.latePercent],
  ...[form.grading, form.languages, form.aids],
];

export async function insertAssignment(db: Queryable, classId: string, form: AssignmentForm): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into assignment (class_id, title, intro, opens_at, due_at, late_days, late_percent, grading, languages, aids)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [classId, ...valuesOf(form)],
  );
  const id = rows[0]?.id ?? "";
  await replaceProblems(db, id, form);
  return id;
}

/** False where another save has come in between. */
export async function replaceAssignment(
  db: Queryable,
  input: { id: string; revision: number; form: AssignmentForm },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update assignment set title = $2, intro = $3, opens_at = $4, due_at = $5, late_days = $6, late_percent = $7,
            grading = $8, languages = $9, aids = $10, revision = revision + 1
      where id = $1 and revision = $11`,
    [input.id, ...valuesOf(input.form), input.revision],
  );
  if (rowCount !== 1) return false;
  await replaceProblems(db, input.id, input.form);
  return true;
}

async function replaceProblems(db: Queryable, id: string, { problems }: AssignmentForm): Promise<void> {
  await db.query("delete from assignment_problem where assignment_id = $1", [id]);
  await db.query(
    `insert into assignment_problem (assignment_id, ordinal, problem_id, points)
     select $1, ordinal, problem_id, points
       from unnest($2::text[], $3::float8[]) with ordinality chosen (problem_id, points, ordinal)`,
    [id, problems.map(({ problemId }) => problemId), problems.map(({ points }) => points)],
  );
}

export async function removeAssignment(db: Queryable, id: string): Promise<void> {
  await db.query("delete from assignment where id = $1", [id]);
}

export async function countAssignments(db: Queryable, classId: string): Promise<number> {
  const { rows } = await db.query<{ assignments: number }>(
    "select count(*)::int as assignments from assignment where class_id = $1",
    [classId],
  );
  return rows[0]?.assignments ?? 0;
}

/** None is what everybody has. False for who is no student of the class. */
export async function putExtraDays(
  db: Queryable,
  input: { assignmentId: string; userId: string; extraDays: number },
): Promise<boolean> {
  const values = [input.assignmentId, input.userId];
  const { rowCount } = await db.query(
    `select from assignment a join class_member m on m.class_id = a.class_id
      where a.id = $1 and m.user_id = $2 and m.role = 'student'`,
    values,
  );
  if (rowCount !== 1) return false;
  if (input.extraDays === 0) {
    await db.query("delete from assignment_extension where assignment_id = $1 and user_id = $2", values);
    return true;
  }
  await db.query(
    `insert into assignment_extension (assignment_id, user_id, extra_days) values ($1, $2, $3)
     on conflict (assignment_id, user_id) do update set extra_days = excluded.extra_days`,
    [...values, input.extraDays],
  );
  return true;
}
