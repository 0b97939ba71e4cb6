import { assignmentsUnderWay, isAssignedTo, STUDENT_ENDS } from "./assignments-sql.ts";

/*
 * When what is open, as conditions of SQL: every query that shows a problem, or anything about it, asks the same way,
 * by the clock of the database. `c` is a row of contest, `e` one of contest_entry; what is passed in is SQL as well.
 */

/** How long a board stays frozen after its contest when nobody thaws it: what it hides must not be hidden for good. */
const LONGEST_FREEZE = "interval '7 days'";

/** Null where the entry's clock is its own and has not been started. */
export const ENTRY_STARTS =
  "case when e.kind = 'virtual' or c.window_minutes is not null then e.started_at else c.starts_at end";

/** As much later as time was taken out of the contest in between. */
const moved = (since: string, until: string) =>
  `case when c.removed = '{}' then ${until} else moved_end(c.removed, ${since}, ${until}) end`;

const EXTRA = "e.extra_minutes * interval '1 minute'";

/** What happens at this moment comes too late. */
export const ENTRY_ENDS = `(case
    when e.kind = 'virtual'
      then e.started_at + coalesce(c.window_minutes * interval '1 minute', c.ends_at - c.starts_at) + ${EXTRA}
    when c.window_minutes is not null
      then least(${moved("e.started_at", `e.started_at + c.window_minutes * interval '1 minute' + ${EXTRA}`)},
                 ${moved("c.starts_at", `c.ends_at + ${EXTRA}`)})
    else ${moved("c.starts_at", `c.ends_at + ${EXTRA}`)}
  end)`;

/** When the clock of all ends, or the last own one of those who were given no more time. */
export const CONTEST_ENDS = `(${moved("c.starts_at", "c.ends_at")})`;

const LONGEST_EXTRA = `coalesce((select max(late.extra_minutes) from contest_entry late
    where late.contest_id = c.id and late.kind <> 'virtual'), 0) * interval '1 minute'`;

/** When the last one of all has no time left. */
export const CONTEST_OVER = `(${moved("c.starts_at", `c.ends_at + ${LONGEST_EXTRA}`)})`;

/** When the freeze begins, or has begun, whatever became of it; null where there is none. */
export const FREEZE_STARTS = `(${moved("c.starts_at", "c.ends_at - c.freeze_minutes * interval '1 minute'")})`;

/** When the freeze begins; null for a board that is not frozen, or not any more. */
export const FROZEN_FROM = `case
    when c.thawed_at is null and now() < ${CONTEST_ENDS} + ${LONGEST_FREEZE} then ${FREEZE_STARTS}
  end`;

/** When what was frozen was shown to everybody; null as long as that has not happened. */
export const THAWED_AT = `case
    when c.freeze_minutes is null then null
    when c.thawed_at is not null then c.thawed_at
    when ${CONTEST_ENDS} + ${LONGEST_FREEZE} <= now() then ${CONTEST_ENDS} + ${LONGEST_FREEZE}
  end`;

/** The user organises the contest `c`, or is of its jury. */
export const isStaffOf = (userId: string) => `exists (
  select from contest_staff f where f.contest_id = c.id and f.user_id = ${userId} and f.ended_at is null)`;

/**
 * The clock of one of the user's entries in a contest with this problem has started, the user is staff of one, an
 * assignment of one of the user's classes has it, or it is the problem of a class (`classId`) whose staff the user is of.
 */
export const isOpenTo = (
  problemId: string,
  userId: string,
  classId: string,
) => `(${isAssignedTo(problemId, userId)} or exists (
  select from class_member m where m.class_id = ${classId} and m.user_id = ${userId} and m.role <> 'student') or exists (
  select from contest_staff f join contest_problem q on q.contest_id = f.contest_id join contest c on c.id = q.contest_id
   where f.user_id = ${userId} and f.ended_at is null and not c.is_challenge and q.problem_id = ${problemId}) or exists (
  select from contest_problem q
    join contest c on c.id = q.contest_id
    join contest_member m on m.contest_id = c.id and m.user_id = ${userId}
    join contest_entry e on e.id = m.entry_id
   where q.problem_id = ${problemId} and not c.is_challenge and ${ENTRY_STARTS} <= now()))`;

/** Of several the one that closes most, then the last to end. */
const STRICTEST = "array_position(array['help', 'answers', 'nothing'], closes)";

/**
 * What closes something about the problem to the user (a Closing): a contest in which the user's clock runs or, for a
 * problem that is kept for contests, any that is not over; or an assignment that runs for the user, which may close
 * nothing. Null where there is none.
 */
export const closedBy = (problemId: string, userId: string, isDraft: string) => `(
  select jsonb_build_object('contestId', contest_id, 'classId', class_id, 'assignmentId', assignment_id, 'title', title,
                            'label', label, 'closes', closes,
                            'until', to_char(until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from (${contestsThatClose(problemId, userId, isDraft)}
          union all
          select null, c.id, a.id, a.title, q.ordinal, ${STUDENT_ENDS},
                 case a.aids when 'exam' then 'help' when 'homework' then 'answers' else 'nothing' end
            from ${assignmentsUnderWay(problemId, userId)}) closings
   order by ${STRICTEST}, until desc limit 1)`;

const contestsThatClose = (problemId: string, userId: string, isDraft: string) => `
  select c.id as contest_id, null::uuid as class_id, null::uuid as assignment_id, c.title, q.ordinal as label,
         closed.until, 'help' as closes
    from contest_problem q
    join contest c on c.id = q.contest_id
    cross join lateral (
      select max(until) as until from (
        select ${ENTRY_ENDS} as until
          from contest_member m join contest_entry e on e.id = m.entry_id
         where m.contest_id = c.id and m.user_id = ${userId} and ${ENTRY_STARTS} <= now() and now() < ${ENTRY_ENDS}
        union all
        select ${CONTEST_OVER}
         where ${isDraft} and not c.is_challenge and c.starts_at <= now() and now() < ${CONTEST_OVER}) untils) closed
   where q.problem_id = ${problemId} and closed.until is not null`;

/** What others do with the problem is nobody's business: one clock for all runs, or the board is still frozen. */
export const isSecret = (problemId: string) => `exists (
  select from contest_problem q join contest c on c.id = q.contest_id
   where q.problem_id = ${problemId} and c.window_minutes is null and c.starts_at <= now()
     and (now() < ${CONTEST_OVER} or ${FROZEN_FROM} is not null))`;

/**
 * The user takes part in a contest with the problem that has started and is not over for all, or whose board is frozen;
 * or their own clock runs in a challenge with it, which others start whenever they like, or in a contest that is over.
 */
export const isInUnfinishedContest = (problemId: string, userId: string) => `exists (
  select from contest_member m join contest c on c.id = m.contest_id
    join contest_entry e on e.id = m.entry_id
    join contest_problem q on q.contest_id = c.id and q.problem_id = ${problemId}
   where m.user_id = ${userId} and case
         when c.is_challenge then ${ENTRY_STARTS} <= now() and now() < ${ENTRY_ENDS}
         else c.starts_at <= now() and (now() < ${CONTEST_OVER} or ${FROZEN_FROM} is not null
                                        or e.kind = 'virtual' and now() < ${ENTRY_ENDS}) end)`;

/** A contest (no challenge) has the problem that is to come, runs, or has a frozen board: nobody is pointed at it. */
export const isReserved = (problemId: string) => `exists (
  select from contest_problem q join contest c on c.id = q.contest_id
   where q.problem_id = ${problemId} and not c.is_challenge and (now() < ${CONTEST_OVER} or ${FROZEN_FROM} is not null))`;

/** A contest or an assignment has the problem, be it one to come or one that is over. */
export const isGiven = (problemId: string) => `(exists (
  select from contest_problem q where q.problem_id = ${problemId}) or exists (
  select from assignment_problem q where q.problem_id = ${problemId}))`;

/** The submission belongs to a contest that is not over for all who take part; of a challenge, for its own entry. */
export const isInOpenContest = (submissionId: string) => `exists (
  select from contest_submission t join contest c on c.id = t.contest_id join contest_entry e on e.id = t.entry_id
   where t.submission_id = ${submissionId}
     and now() < case when c.is_challenge then ${ENTRY_ENDS} else ${CONTEST_OVER} end)`;
