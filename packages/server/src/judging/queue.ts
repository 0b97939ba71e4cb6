import type { Queryable } from "../platform/postgres/transaction.ts";

/** What a job is for. */
export type Purpose = keyof typeof JOBS;

/**
 * The kind says how the database finds what is judged, and where the result goes; a smaller priority comes first. All
 * from `live` on let every submission pass.
 */
const JOBS = {
  /** Somebody looks at the screen. */
  run: { kind: "run", priority: 0 },
  /** The same: the steps of a run. */
  steps: { kind: "trace", priority: 0 },
  /** An author waits with a save. */
  verification: { kind: "verify", priority: 5 },
  /** An author waits for tests that a generator makes. */
  generating: { kind: "print", priority: 5 },
  /** Of a contest in which all have one clock: practice can wait, and a contest cannot. */
  contest: { kind: "submit", priority: 8 },
  submission: { kind: "submit", priority: 10 },
  /** A page runs what is typed, and nobody has pressed anything. */
  live: { kind: "verify", priority: 12 },
  /** Code of the AI helper, which is held back where no judge has time for it. */
  gate: { kind: "verify", priority: 15 },
  /** Of a visitor, who has no account: whoever has one passes. */
  visitor: { kind: "verify", priority: 16 },
  /** Many programs that tell something about a problem. */
  experiment: { kind: "verify", priority: 20 },
  /** What a stress test of an author's program runs beside it; of many inputs. */
  stress: { kind: "print", priority: 20 },
  /** The tests of the catalogue's problems. */
  building: { kind: "print", priority: 20 },
  /** Those for which a submission waits. */
  awaited: { kind: "print", priority: 10 },
  rejudging: { kind: "rejudge", priority: 20 },
  /** A search for the smallest failing input, ten seconds long. */
  smallest: { kind: "smallest", priority: 30 },
  /** How a program's time grows, as long as a slow submission. */
  growth: { kind: "growth", priority: 30 },
} as const;

/** Behind all others: no judge looks there for a job that it could take. */
const AWAITING_PRIORITY = 100;

/**
 * One job for each subject (a submission, a run, an item of a rejudging), in the transaction that stores the subjects.
 * Wake the judges behind its commit, and once more after HOLDER_WAIT_MS where the program has a holder. `digest` is a
 * programDigest, of subjects that are all of one program. With `awaits` they wait until the tests of that problem are
 * built (release_awaiting).
 */
export async function addJobs(
  db: Queryable,
  input: {
    purpose: Purpose;
    userId: string;
    subjectIds: readonly string[];
    digest?: Buffer | undefined;
    awaits?: string | undefined;
  },
): Promise<{ hasHolder: boolean }> {
  const { kind, priority } = JOBS[input.purpose];
  if (input.awaits !== undefined) {
    await db.query(
      `insert into job (kind, priority, user_id, subject_id, awaits, run_at)
       select $1, $2, $3, subject, $5, 'infinity' from unnest($4::uuid[]) subject`,
      [kind, AWAITING_PRIORITY, input.userId, input.subjectIds, input.awaits],
    );
    return { hasHolder: false };
  }
  const { rows } = await db.query<{ has_holder: boolean }>(
    `with holder as materialized (select holder_of_program($3, $5) as worker)
     insert into job (kind, priority, user_id, subject_id, holder)
     select $1, $2, $3, subject, holder.worker from unnest($4::uuid[]) subject, holder
     returning holder is not null as has_holder`,
    [kind, priority, input.userId, input.subjectIds, input.digest ?? null],
  );
  return { hasHolder: rows.some((row) => row.has_holder) };
}

/** For judges that left a job to the one that has its program, and that has not come for it: see first_claimable(). */
export const HOLDER_WAIT_MS = 60;

/**
 * Wakes the judges, without waiting for the disk: for the `afterwards` of the transaction that adds the jobs. Not in
 * that transaction, on purpose: a commit that both writes and notifies holds a database-wide lock during its fsync
 * (0.11 times the throughput, measured 2026-11-20). If this is lost, a judge finds the job when it polls. Statements
 * that need no plan take 0.65 of the processor time that pg_notify() takes.
 */
export const WAKE_JUDGES = "set local synchronous_commit = off; notify job";

/** The same without a transaction before it. */
export async function wakeJudges(db: Queryable): Promise<void> {
  await db.query(WAKE_JUDGES);
}

/**
 * Waiting jobs that are due in more than a minute were written by a clock that has been set back since: no retry is put
 * off for so long. They are due now, and count as new. What waits for its problem's tests is left as it is. Says how
 * many there were.
 */
export async function makeDueAgain(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    `update job set run_at = now(), created_at = least(created_at, now())
      where worker is null and awaits is null and run_at > now() + interval '1 minute'`,
  );
  return rowCount ?? 0;
}

/** Waiting jobs go away, running ones are told to stop; a result that comes first is not wrong either. */
export async function cancelJobs(db: Queryable, subjectIds: readonly string[]): Promise<void> {
  for (const jobId of await markCancelled(db, subjectIds)) await tellCancelled(db, jobId);
}

/** The same inside a transaction, for one who calls `tellCancelled` with the returned ids after its commit. */
export async function markCancelled(db: Queryable, subjectIds: readonly string[]): Promise<string[]> {
  // First the mark, which waits for a claim in progress: from then on no judge takes them any more.
  const { rows } = await db.query<{ id: string; worker: string | null }>(
    "update job set cancelled = true where subject_id = any($1::uuid[]) returning id, worker",
    [subjectIds],
  );
  const waiting = rows.filter((job) => job.worker === null).map((job) => job.id);
  if (waiting.length > 0) await db.query("delete from job where id = any($1) and worker is null", [waiting]);
  return rows.filter((job) => job.worker !== null).map((job) => job.id);
}

/** Tells the judge that runs a job which is marked as cancelled. If this is lost, it sees the mark when it renews. */
export async function tellCancelled(db: Queryable, jobId: string): Promise<void> {
  await notify(db, "job_cancel", jobId);
}

/**
 * Nothing of a notification is kept, so it need not wait for the disk (0.1 ms instead of 0.9, 2026-11-22): whoever
 * listens looks at the tables.
 */
export async function notify(db: Queryable, channel: string, payload: string): Promise<void> {
  await db.query("select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)", [channel, payload]);
}

/** Those of the subjects that have no job: judged, given up, or not stored yet. */
export async function listWithoutJob(db: Queryable, subjectIds: readonly string[]): Promise<string[]> {
  if (subjectIds.length === 0) return [];
  const { rows } = await db.query<{ id: string }>(
    "select asked as id from unnest($1::uuid[]) asked where not exists (select from job where subject_id = asked)",
    [subjectIds],
  );
  return rows.map((row) => row.id);
}
