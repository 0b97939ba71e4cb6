import { DomainError } from "../platform/http/errors.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { LockTaken } from "../platform/user-turns.ts";

/** Waiting and running at once: enough for two tabs with a run and a submit each. */
const MOST_JOBS_AT_ONCE = 4;
/** A person who tries things runs every few seconds at most. */
const MOST_JOBS_A_MINUTE = 30;
const MINUTE_SECONDS = 60;
/** The page leaves 1.6 s between two of them, and a browser has two tabs now and then. */
const MOST_LIVE_RUNS_A_MINUTE = 40;
/** One, and one that is just being given up for it. */
const MOST_LIVE_RUNS_AT_ONCE = 2;
/** Where the user's own jobs have to end first: most are judged within two seconds. */
const BUSY_RETRY_SECONDS = 2;
/**
 * Each rejected submission tells a verdict of every hidden test, so what a hidden test holds leaks by two bits or so.
 * Nobody who solves a problem by thinking needs so many.
 */
export const MOST_REJECTED_A_DAY = 100;
/** The reference solution answers whatever input is put to it: ten own tests with each of sixty runs are enough. */
export const MOST_OWN_ANSWERS_A_DAY = 600;
/**
 * Each is kept for good, with up to 64 KB of code and as much of a compiler's words: without a bound one user could put
 * five gigabytes a day on the disk that everybody needs.
 */
const MOST_SUBMISSIONS_A_DAY = 1_000;
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Where something was made within the last minute, or at this moment by somebody else's transaction. What lies further
 * ahead was made before the clock was set back, and would count as of this minute until the clock is there again.
 */
export function withinAMinute(at: string): string {
  return `${at} between now() - interval '1 minute' and now() + interval '1 minute'`;
}

/**
 * Refuses with too_many_requests when the user has too many runs and submissions at once or a minute. Holds a lock on
 * the user until the transaction ends, so that parallel requests are counted one after the other, on whichever server
 * they arrive. It is not waited for, since a connection would wait with it: throws LockTaken (see UserTurns).
 */
export async function takeAllowance(db: Queryable, userId: string): Promise<void> {
  await holdAllowance(db, userId);
  await requireJobsLeft(db, userId);
}

/**
 * The same for runs that nobody has pressed a button for. They are counted apart: however many there are, a run or a
 * submission is never refused for them.
 */
export async function takeLiveAllowance(db: Queryable, userId: string): Promise<void> {
  await holdAllowance(db, userId);
  const { rows } = await db.query<{ at_once: number; a_minute: number }>(
    `select count(*)::int as a_minute, count(job.id) filter (where not job.cancelled)::int as at_once
       from run_request run left join job on job.subject_id = run.id
      where run.user_id = $1 and run.kind = 'live' and ${withinAMinute("run.created_at")}`,
    [userId],
  );
  const [load] = rows;
  if (load === undefined) throw new Error("an aggregate gives one row");
  if (load.a_minute < MOST_LIVE_RUNS_A_MINUTE && load.at_once < MOST_LIVE_RUNS_AT_ONCE) return;
  throw new DomainError("too_many_requests", "The live examples wait a moment.", {
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  });
}

/** The lock alone, for one who counts something else. Throws LockTaken. */
export async function holdAllowance(db: Queryable, userId: string): Promise<void> {
  const lock = await db.query<{ is_free: boolean }>(
    "select pg_try_advisory_xact_lock(hashtextextended('job-limit:' || $1, 0)) as is_free",
    [userId],
  );
  if (lock.rows[0]?.is_free !== true) throw new LockTaken("the user's runs and submissions are being counted");
}

/** The count alone, for one who holds the lock. */
export async function requireJobsLeft(db: Queryable, userId: string): Promise<void> {
  const { rows } = await db.query<{ at_once: number; a_minute: number; oldest_seconds: number | null }>(
    `select (select count(*)::int from job where user_id = $1 and kind in ('run', 'submit', 'trace') and not cancelled and awaits is null)
              as at_once,
            count(*)::int as a_minute, extract(epoch from now() - min(created_at))::float8 as oldest_seconds
       from (select created_at from submission where user_id = $1 and ${withinAMinute("created_at")}
             union all
             select created_at from run_request
              where user_id = $1 and kind = 'run' and ${withinAMinute("created_at")}) recent`,
    [userId],
  );
  const [load] = rows;
  if (load === undefined) throw new Error("an aggregate gives one row");
  if (load.a_minute >= MOST_JOBS_A_MINUTE) {
    throw new DomainError(
      "too_many_requests",
      `At most ${MOST_JOBS_A_MINUTE} runs and submissions a minute. Please wait a moment.`,
      { retryAfterSeconds: Math.max(1, Math.ceil(MINUTE_SECONDS - (load.oldest_seconds ?? 0))) },
    );
  }
  if (load.at_once >= MOST_JOBS_AT_ONCE) {
    throw new DomainError(
      "too_many_requests",
      "Your earlier runs and submissions are still being judged. Please wait for them.",
      { retryAfterSeconds: BUSY_RETRY_SECONDS },
    );
  }
}

/**
 * Refuses with too_many_requests after too many rejected submissions to one problem within a day. One on which the
 * problem's own output validator failed counts: a program can bring that about, on the hidden test of its choice, and
 * so learn from it. What failed by our fault does not: it is judged again.
 */
export async function requireTriesLeft(db: Queryable, input: { userId: string; problemId: string }): Promise<void> {
  const { rows } = await db.query<{ rejected: number; oldest_seconds: number | null }>(
    `select count(*)::int as rejected, extract(epoch from now() - min(created_at))::float8 as oldest_seconds
       from submission
      where user_id = $1 and problem_id = $2 and created_at > now() - interval '1 day'
        and (verdict is null or verdict not in ('AC', 'CE', 'JE') or fault ->> 'kind' = 'problem')`,
    [input.userId, input.problemId],
  );
  const [load] = rows;
  if (load === undefined) throw new Error("an aggregate gives one row");
  if (load.rejected < MOST_REJECTED_A_DAY) return;
  const text = `At most ${MOST_REJECTED_A_DAY} rejected submissions to a problem in a day. Try with Run, and submit tomorrow.`;
  const retryAfterSeconds = Math.max(1, Math.ceil(DAY_SECONDS - (load.oldest_seconds ?? 0)));
  throw new DomainError("too_many_requests", text, { retryAfterSeconds });
}

/** Refuses with too_many_requests after too many submissions within a day, whatever became of them. */
export async function requireSubmissionsLeft(db: Queryable, userId: string): Promise<void> {
  const { rows } = await db.query<{ seconds: number }>(
    `select extract(epoch from now() - created_at)::float8 as seconds from submission
      where user_id = $1 and created_at > now() - interval '1 day' order by created_at desc offset $2 limit 1`,
    [userId, MOST_SUBMISSIONS_A_DAY - 1],
  );
  const [oldest] = rows;
  if (oldest === undefined) return;
  const text = `At most ${MOST_SUBMISSIONS_A_DAY} submissions in a day. Run still works; please submit again tomorrow.`;
  const retryAfterSeconds = Math.max(1, Math.ceil(DAY_SECONDS - oldest.seconds));
  throw new DomainError("too_many_requests", text, { retryAfterSeconds });
}

/** Takes back those that were counted today and not given. */
export async function returnOwnAnswers(
  db: Queryable,
  input: { userId: string; problemId: string },
  count: number,
): Promise<void> {
  if (count === 0) return;
  await db.query(
    `update own_input_answers set answers = greatest(0, answers - $3)
      where user_id = $1 and problem_id = $2 and day = current_date`,
    [input.userId, input.problemId, count],
  );
}

/** Counts answers of the reference solution to own inputs; false when today's are used up. */
export async function takeOwnAnswers(
  db: Queryable,
  input: { userId: string; problemId: string; count: number },
): Promise<boolean> {
  const { rows } = await db.query<{ answers: number }>(
    `insert into own_input_answers as own (user_id, problem_id, answers) values ($1, $2, $3)
     on conflict (user_id, problem_id) do update
        set answers = case when own.day = current_date then own.answers + $3 else $3 end, day = current_date
     returning answers`,
    [input.userId, input.problemId, input.count],
  );
  return (rows[0]?.answers ?? Number.POSITIVE_INFINITY) <= MOST_OWN_ANSWERS_A_DAY;
}
