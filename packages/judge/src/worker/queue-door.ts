import { randomUUID } from "node:crypto";
import { JudgeJob, type JudgeProgress, type JudgeResult } from "@verdict/contract/judging";
import pg from "pg";
import * as z from "zod/mini";

/**
 * The judge's only door to the database: the seven functions of the contract (judging.ts), nothing else. Named
 * prepared statements are never used, since DATABASE_URL may lead to a transaction pooler.
 */
export interface QueueDoor {
  /** Resolves when the worker's lock is held for the first time, or cannot be had within some seconds. */
  listening: Promise<void>;
  claim(most: number): Promise<JudgeJob[]>;
  /** The jobs that this worker holds, their leases renewed. */
  renew(): Promise<{ jobId: string; cancelled: boolean }[]>;
  testData(hashes: readonly string[]): Promise<{ sha256: string; content: Buffer }[]>;
  /** False: this worker no longer holds the job, nothing was changed. */
  finish(jobId: string, result: JudgeResult): Promise<boolean>;
  giveBack(jobId: string, reason: string): Promise<"requeued" | "gave_up" | "not_held">;
  /** Takes jobs back from workers that are gone; returns how many. */
  reap(): Promise<number>;
  sendProgress(progress: JudgeProgress): Promise<void>;
  sendJudged(subjectId: string): Promise<void>;
  /** Returns this worker's jobs to the queue and closes every connection. */
  stop(): Promise<void>;
}

export interface QueueDoorOptions {
  databaseUrl: string;
  databaseDirectUrl: string;
  /** One connection for each job under way and one for the loop. */
  connections: number;
  leaseSeconds: number;
  /** There is something to claim. Also called after every reconnect, since notifications may have been missed. */
  onJob(): void;
  onCancel(jobId: string): void;
  /** Something of ours went wrong and will be tried again. */
  onError(error: unknown): void;
}

/** First key of our advisory locks: "job". judge_reap looks for the same. */
const LOCK_NAMESPACE = 0x6a6f62;
const RECONNECT_MS = 1000;
const FIRST_LOCK_MS = 5000;

export function openQueueDoor(options: QueueDoorOptions): QueueDoor {
  const worker = randomUUID();
  const lockKey = Number.parseInt(worker.slice(0, 8), 16) | 0;
  const pool = new pg.Pool({ connectionString: options.databaseUrl, max: options.connections });
  // An idle client lost, and one in use lost: without both the second ends the process.
  pool.on("error", options.onError);
  pool.on("connect", (client) => client.on("error", options.onError));
  const listener = keepListening(options, lockKey);

  /** The rows of one call, each the function's own value or record. */
  async function call(sql: string, values: unknown[]): Promise<unknown[]> {
    return (await pool.query<Record<string, unknown>>({ text: sql, values })).rows;
  }

  return {
    listening: listener.started,
    async claim(most) {
      // Without the lock only the lease tells that this worker died.
      const key = listener.holdsLock() ? lockKey : null;
      const rows = await call("select judge_claim($1, $2, $3, $4) as job", [worker, key, most, options.leaseSeconds]);
      return rows.map((row) => ClaimedRow.parse(row).job);
    },
    async renew() {
      const rows = await call("select job_id, cancelled from judge_renew($1, $2)", [worker, options.leaseSeconds]);
      return rows.map((row) => RenewedRow.parse(row)).map(({ job_id, cancelled }) => ({ jobId: job_id, cancelled }));
    },
    async testData(hashes) {
      const rows = await call("select sha256, content from judge_test_data($1)", [hashes]);
      return rows.map((row) => TestDataRow.parse(row));
    },
    async finish(jobId, result) {
      const rows = await call("select judge_finish($1, $2, $3) as done", [
        worker,
        jobId,
        JSON.stringify(result, storable),
      ]);
      return z.object({ done: z.boolean() }).parse(rows[0]).done;
    },
    async giveBack(jobId, reason) {
      const rows = await call("select judge_give_back($1, $2, $3) as outcome", [worker, jobId, reason]);
      return GivenBackRow.parse(rows[0]).outcome;
    },
    async reap() {
      return z.object({ jobs: z.number() }).parse((await call("select judge_reap() as jobs", []))[0]).jobs;
    },
    async sendProgress(progress) {
      await call("select pg_notify('judging', $1)", [JSON.stringify(progress)]);
    },
    async sendJudged(subjectId) {
      await call("select pg_notify('judged', $1)", [subjectId]);
    },
    async stop() {
      await call("select judge_stop($1)", [worker]).catch(options.onError);
      await listener.stop();
      await pool.end();
    },
  };
}

/** jsonb refuses U+0000 and half surrogate pairs; a program may print both, and a cut text may end in the second. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\u0000", "\uFFFD").toWellFormed() : value;
}

const ClaimedRow = z.object({ job: JudgeJob });
const RenewedRow = z.object({ job_id: z.string(), cancelled: z.boolean() });
const TestDataRow = z.object({ sha256: z.string(), content: z.instanceof(Buffer) });
const GivenBackRow = z.object({ outcome: z.enum(["requeued", "gave_up", "not_held"]) });

interface Listener {
  started: Promise<void>;
  holdsLock(): boolean;
  stop(): Promise<void>;
}

/**
 * One connection that listens and holds the worker's advisory lock, opened anew whenever it is lost. PostgreSQL frees
 * the lock when this process dies, however it dies, and the others see within a second that its jobs are free.
 */
function keepListening(options: QueueDoorOptions, lockKey: number): Listener {
  let current: pg.Client | null = null;
  let holdsLock = false;
  let stopped = false;
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  // Behind a pooler that refuses LISTEN the worker polls, and only the lease tells that it died.
  setTimeout(start, FIRST_LOCK_MS).unref();

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({ connectionString: options.databaseDirectUrl });
    current = client;
    const gone = new Promise<void>((resolve) => client.once("end", resolve));
    client.on("error", options.onError);
    client.on("notification", ({ channel, payload }) => {
      if (channel === "job") options.onJob();
      else if (payload !== undefined) options.onCancel(payload);
    });
    try {
      await client.connect();
      await client.query("select pg_advisory_lock($1, $2)", [LOCK_NAMESPACE, lockKey]);
      await client.query("listen job; listen job_cancel");
      holdsLock = true;
      start();
      options.onJob();
      await gone;
    } finally {
      holdsLock = false;
      await client.end().catch(options.onError);
    }
  }

  async function listen(): Promise<void> {
    while (!stopped) {
      await listenOnce().catch((error: unknown) => {
        if (!stopped) options.onError(error);
      });
      if (!stopped) await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref());
    }
  }

  void listen();
  return {
    started,
    holdsLock: () => holdsLock,
    async stop() {
      stopped = true;
      await current?.end().catch(options.onError);
    },
  };
}
