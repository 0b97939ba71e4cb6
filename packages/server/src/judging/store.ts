import { FaultResult, JudgeResult } from "@verdict/contract/judge-result";
import type { JobTask } from "@verdict/contract/judging";
import { PrintResult, type PrintTask } from "@verdict/contract/printing";
import { StepsResult, type TraceJob } from "@verdict/contract/steps";
import * as z from "zod/mini";
import type { Queryable } from "../platform/postgres/transaction.ts";

/** What a judge is given to record a program; the rest of the job is the queue's. */
export type StepsTask = Pick<TraceJob, "language" | "source" | "limits" | "input" | "target">;

/** Judged for the moment. `problemId` is null where a problem is judged that is not stored yet. */
export interface NewRun {
  id: string;
  task: JobTask | PrintTask | StepsTask;
}

/**
 * `kind`: what a user runs counts toward the runs of a minute, what runs while they type toward the `live` ones; what
 * the product judges for itself is a `verify`.
 */
export async function insertRuns(
  db: Queryable,
  input: { kind: "run" | "live" | "verify"; userId: string; problemId: string | null; runs: readonly NewRun[] },
): Promise<void> {
  await db.query(
    `insert into run_request (id, user_id, problem_id, kind, task)
     select run.id, $1, $2, $3, run.task from unnest($4::uuid[], $5::jsonb[]) run (id, task)`,
    [
      input.userId,
      input.problemId,
      input.kind,
      input.runs.map((run) => run.id),
      input.runs.map((run) => JSON.stringify(run.task)),
    ],
  );
}

const RunRow = z.object({ result: z.nullable(JudgeResult) });

/** Null for a run that is not there (any more), or that has no result yet: then `result` is null. */
export async function findRunResult(db: Queryable, id: string): Promise<{ result: JudgeResult | null } | null> {
  const { rows } = await db.query<{ result: unknown }>("select result from run_request where id = $1", [id]);
  return rows[0] === undefined ? null : RunRow.parse(rows[0]);
}

const PrintedRow = z.object({ result: z.nullable(z.union([PrintResult, FaultResult])) });

/** The same for a program that was run for what it prints. */
export async function findPrinted(db: Queryable, id: string): Promise<z.infer<typeof PrintedRow> | null> {
  const { rows } = await db.query<{ result: unknown }>("select result from run_request where id = $1", [id]);
  return rows[0] === undefined ? null : PrintedRow.parse(rows[0]);
}

const RecordedRow = z.object({ result: z.nullable(z.union([StepsResult, FaultResult])) });

/** The same for a program whose steps were recorded. */
export async function findRecorded(db: Queryable, id: string): Promise<z.infer<typeof RecordedRow> | null> {
  const { rows } = await db.query<{ result: unknown }>("select result from run_request where id = $1", [id]);
  return rows[0] === undefined ? null : RecordedRow.parse(rows[0]);
}

/** Of what was told nothing is kept but that it was asked for: that counts toward the runs of a minute. */
export async function forgetRecorded(db: Queryable, id: string): Promise<void> {
  await db.query("update run_request set task = '{}', result = '{}' where id = $1", [id]);
}

/**
 * Runs are transient: nobody asks for one after its request has been answered. What was judged a minute ago goes with
 * the user's next run, so that a user never has more texts here than a minute's: some 8 MB.
 */
export async function deleteAnsweredRuns(db: Queryable, userId: string): Promise<void> {
  await db.query(
    `delete from run_request where id in (
       select id from run_request
        where user_id = $1 and created_at < now() - interval '1 minute' and judged_at < now() - interval '1 minute'
          for update skip locked)`,
    [userId],
  );
}

/** Of users who do not come again; at most so many. Returns how many were removed. */
export async function sweepRuns(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from run_request where id in (
       select r.id from run_request r where r.created_at < now() - interval '10 minutes'
          and not exists (select from job j where j.subject_id = r.id)
        order by r.created_at limit $1 for update skip locked)`,
    [most],
  );
  return rowCount ?? 0;
}
