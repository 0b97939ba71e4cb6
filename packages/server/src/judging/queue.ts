import { DomainError } from "../platform/http/errors.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";

/** Waiting and running at once: enough for two tabs with a run and a submit each. */
const MOST_JOBS_AT_ONCE = 4;
/** A person who tries things runs every few seconds at most. */
const MOST_JOBS_A_MINUTE = 30;
const MINUTE_SECONDS = 60;
/** Where the user's own jobs have to end first: most are judged within two seconds. */
const BUSY_RETRY_SECONDS = 2;

/**
 * Refuses with too_many_requests when the user has too many jobs at once or a minute. Holds a lock on the user until
 * the transaction ends, so that parallel requests are counted one after the other, on whichever server they arrive.
 */
export async function reserveJob(db: Queryable, userId: string): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('job-limit:' || $1, 0))", [userId]);
  const { rows } = await db.query<{ at_once: number; a_minute: number; oldest_seconds: number | null }>(
    `select (select count(*)::int from job where user_id = $1 and kind in ('run', 'submit') and not cancelled) as at_once,
            count(*)::int as a_minute, extract(epoch from now() - min(created_at))::float8 as oldest_seconds
       from (select created_at from submission where user_id = $1 and created_at > now() - interval '1 minute'
             union all
             select created_at from run_request
              where user_id = $1 and kind = 'run' and created_at > now() - interval '1 minute') recent`,
    [userId],
  );
  const [load] = rows;
  if (load === undefined) throw new Error("an aggregate gives one row");
  if (load.a_minute >= MOST_JOBS_A_MINUTE) {
    throw new DomainError(
      "too_many_requests",
      `At most ${MOST_JOBS_A_MINUTE} runs and submissions a minute. Please wait a moment.`,
      {
        retryAfterSeconds: Math.max(1, Math.ceil(MINUTE_SECONDS - (load.oldest_seconds ?? 0))),
      },
    );
  }
  if (load.at_once >= MOST_JOBS_AT_ONCE) {
    throw new DomainError(
      "too_many_requests",
      "Your earlier runs and submissions are still being judged. Please wait for them.",
      {
        retryAfterSeconds: BUSY_RETRY_SECONDS,
      },
    );
  }
}

/**
 * Outside of the transaction on purpose: a commit that both writes and notifies holds a database-wide lock during its
 * fsync (0.11 times the throughput, measured 2026-11-20). If this is lost, a judge finds the job when it polls.
 */
export async function wakeJudges(db: Queryable): Promise<void> {
  await db.query("select pg_notify('job', '')");
}

/** A waiting job goes away, a running one is told to stop; its result, if it comes first, is not wrong either. */
export async function cancelJob(db: Queryable, subjectId: string): Promise<void> {
  // First the mark, which waits for a claim in progress: from then on no judge takes it any more.
  const { rows } = await db.query<{ id: string; worker: string | null }>(
    "update job set cancelled = true where subject_id = $1 returning id, worker",
    [subjectId],
  );
  for (const job of rows) {
    if (job.worker === null) await db.query("delete from job where id = $1 and worker is null", [job.id]);
    else await tellCancelled(db, job.id);
  }
}

/** Tells the judge that runs a job which is marked as cancelled. If this is lost, it sees the mark when it renews. */
export async function tellCancelled(db: Queryable, jobId: string): Promise<void> {
  await db.query("select pg_notify('job_cancel', $1)", [jobId]);
}
