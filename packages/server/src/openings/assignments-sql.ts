/*
 * Whose assignment runs, as conditions of SQL: `a` is a row of assignment, `c` its class, `x` the extension of the
 * student, which may be null. All by the clock of the database.
 */

/** A day is 24 hours, in every month. */
const DAYS = "interval '24 hours'";

/**
 * So much later than it is due something is still in time: what waits in a line at the last second costs nobody a day.
 */
export const GRACE = "interval '1 minute'";

/** When it is due for this student. */
export const STUDENT_DUE = `(a.due_at + coalesce(x.extra_days, 0) * ${DAYS})`;

/** From then on nothing of this student's counts any more. */
export const STUDENT_ENDS = `(a.due_at + (a.late_days + coalesce(x.extra_days, 0)) * ${DAYS})`;

/** When the last student of all has no time left. */
export const ALL_END = `(a.due_at + (a.late_days + coalesce((select max(later.extra_days) from assignment_extension later
    where later.assignment_id = a.id), 0)) * ${DAYS})`;

/** Assignments with the problem that run for the user as a student: `a`, `c`, `q` (its problem) and `x`. */
export const assignmentsUnderWay = (problemId: string, userId: string) => `assignment_problem q
    join assignment a on a.id = q.assignment_id
    join class c on c.id = a.class_id and c.archived_at is null
    join class_member m on m.class_id = c.id and m.user_id = ${userId} and m.role = 'student'
    left join assignment_extension x on x.assignment_id = a.id and x.user_id = m.user_id
   where q.problem_id = ${problemId} and a.opens_at <= now() and now() < ${STUDENT_ENDS}`;

/** The problem is in an assignment of one of the user's classes: for students that has opened. */
export const isAssignedTo = (problemId: string, userId: string) => `exists (
  select from assignment_problem q
    join assignment a on a.id = q.assignment_id
    join class_member m on m.class_id = a.class_id and m.user_id = ${userId}
   where q.problem_id = ${problemId} and (m.role <> 'student' or a.opens_at <= now()))`;

/**
 * The user is a student with an assignment that has the problem, closes its answers and is not over for all of the
 * class.
 */
export const isInOpenAssignment = (problemId: string, userId: string) => `exists (
  select from class_member m
    join class c on c.id = m.class_id and c.archived_at is null
    join assignment a on a.class_id = c.id and a.aids <> 'open' and a.opens_at <= now() and now() < ${ALL_END}
    join assignment_problem q on q.assignment_id = a.id and q.problem_id = ${problemId}
   where m.user_id = ${userId} and m.role = 'student')`;
