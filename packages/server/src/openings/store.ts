import type { Queryable } from "../platform/postgres/transaction.ts";
import { STUDENT_ENDS } from "./assignments-sql.ts";
import { ENTRY_ENDS, ENTRY_STARTS } from "./openings-sql.ts";

/**
 * What closes something about a problem: a contest closes all that helps, an assignment what its teacher has chosen.
 */
export type Closing = {
  title: string;
  /** The problem's place: 1 is A. */
  label: number;
  /** An ISO date. */
  until: string;
  /** `answers`: editorial, video, reference solutions; `help`: those and all else that helps. */
  closes: "help" | "answers" | "nothing";
} & ({ contestId: string } | { contestId: null; classId: string; assignmentId: string });

/** Hints, helper, studies and the reference's answers to own input are closed, and what answers the problem as well. */
export function closesHelp(closing: Closing | null): closing is Closing {
  return closing?.closes === "help";
}

/** Editorial, video and reference solutions are closed. */
export function closesAnswers(closing: Closing | null): closing is Closing {
  return closing !== null && closing.closes !== "nothing";
}

/** So long after its end somebody may still be given more time, and what was sent meanwhile counts then. */
const TIED_AFTERWARDS = "interval '1 day'";

/**
 * Makes a submission one of each entry of its author that has the problem and whose clock had started when it arrived,
 * `waitedMs` before this moment. To be called in the transaction that stores it. Returns whether judges should take it
 * before practice: it counts in a contest in which all have one clock.
 */
export async function tieSubmission(
  db: Queryable,
  input: { submissionId: string; userId: string; problemId: string; waitedMs: number },
): Promise<boolean> {
  const { rows } = await db.query<{ is_urgent: boolean }>(
    `insert into contest_submission (contest_id, entry_id, problem_id, submission_id, at)
     select c.id, e.id, q.problem_id, $1, arrived.at
       from (select clock_timestamp() - $4 * interval '1 millisecond' as at) arrived
      cross join contest_member m
       join contest_entry e on e.id = m.entry_id
       join contest c on c.id = m.contest_id
       join contest_problem q on q.contest_id = c.id and q.problem_id = $3
      where m.user_id = $2 and ${ENTRY_STARTS} <= arrived.at and arrived.at < ${ENTRY_ENDS} + ${TIED_AFTERWARDS}
     returning (select c.window_minutes is null and e.kind <> 'virtual' and contest_submission.at < ${ENTRY_ENDS}
                  from contest_entry e join contest c on c.id = e.contest_id
                 where e.id = contest_submission.entry_id) as is_urgent`,
    [input.submissionId, input.userId, input.problemId, input.waitedMs],
  );
  return rows.some((row) => row.is_urgent);
}

/** The title of a contest, or of an exam of a class, in which the user's clock runs; null where there is none. */
export async function findRunningContest(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await db.query<{ title: string }>(
    `select c.title from contest_member m
       join contest_entry e on e.id = m.entry_id join contest c on c.id = m.contest_id
      where m.user_id = $1 and ${ENTRY_STARTS} <= now() and now() < ${ENTRY_ENDS}
     union all
     select a.title from class_member m
       join class c on c.id = m.class_id and c.archived_at is null
       join assignment a on a.class_id = c.id and a.aids = 'exam'
       left join assignment_extension x on x.assignment_id = a.id and x.user_id = m.user_id
      where m.user_id = $1 and m.role = 'student' and a.opens_at <= now() and now() < ${STUDENT_ENDS}
      limit 1`,
    [userId],
  );
  return rows[0]?.title ?? null;
}
