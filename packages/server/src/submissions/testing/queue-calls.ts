import { JudgeJob } from "@verdict/contract/judging";
import type pg from "pg";
import { fakeResult } from "../../judging/testing/fake-judge.ts";

interface ReapedRow {
  job_id: string;
  subject_id: string;
  outcome: string;
}

/** The functions of the judges' door, called by hand. */
export interface QueueCalls {
  claim: (worker: string, most?: number, lockKey?: number | null, leaseSeconds?: number) => Promise<JudgeJob[]>;
  claimOne: (worker: string, lockKey?: number | null) => Promise<JudgeJob>;
  finish: (worker: string, job: JudgeJob, result?: unknown) => Promise<boolean>;
  giveBack: (worker: string, job: JudgeJob) => Promise<string>;
  renew: (worker: string, jobs: readonly JudgeJob[], leaseSeconds?: number) => Promise<unknown[]>;
  reap: () => Promise<ReapedRow[]>;
  makeAllDue: () => Promise<void>;
}

export function queueCalls(pool: pg.Pool): QueueCalls {
  const calls: QueueCalls = {
    async claim(worker, most = 1, lockKey = null, leaseSeconds = 15) {
      const values = [worker, lockKey, most, leaseSeconds];
      const { rows } = await pool.query("select judge_claim($1, $2, $3, $4) as job", values);
      return rows.map((row) => JudgeJob.parse(row.job));
    },
    async claimOne(worker, lockKey = null) {
      const [job] = await calls.claim(worker, 1, lockKey);
      if (job === undefined) throw new Error("nothing to claim");
      return job;
    },
    async finish(worker, job, result = fakeResult(job)) {
      const values = [worker, job.jobId, job.attempt, JSON.stringify(result)];
      return (await pool.query("select judge_finish($1, $2, $3, $4) as done", values)).rows[0].done;
    },
    async giveBack(worker, job) {
      const values = [worker, job.jobId, job.attempt];
      return (await pool.query("select judge_give_back($1, $2, $3, 'a reason') as outcome", values)).rows[0].outcome;
    },
    async renew(worker, jobs, leaseSeconds = 15) {
      const values = [worker, jobs.map((job) => job.jobId), jobs.map((job) => job.attempt), leaseSeconds];
      return (await pool.query("select * from judge_renew($1, $2, $3, $4)", values)).rows;
    },
    async reap() {
      return (await pool.query<ReapedRow>("select * from judge_reap()")).rows;
    },
    async makeAllDue() {
      await pool.query("update job set run_at = now() - interval '10 seconds' where worker is null");
    },
  };
  return calls;
}
