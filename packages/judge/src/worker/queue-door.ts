import { randomUUID } from "node:crypto";
import { type PackedData, packTestData } from "@verdict/catalogue/test-data-packing";
import { ClaimedJob, type JobResult, type JudgeFacts, type StepNotice } from "@verdict/contract/jobs";
import { DraftToPrepare, type ToldOfDraft } from "@verdict/contract/preparing";
import { storable } from "@verdict/contract/storable-text";
import pg from "pg";
import * as z from "zod/mini";
import type { BoxFigures } from "./box-figures.ts";
import { keepListening, type ListeningOptions, PATIENCE_MS } from "./keep-listening.ts";

/**
 * The judge's only door to the database: the functions of the contract (jobs.ts, preparing.ts), nothing else.
 * DATABASE_URL may lead to a transaction pooler, where nothing stays prepared.
 */
export interface QueueDoor {
  /** Resolves when the worker's lock is held for the first time, or cannot be had within some seconds. */
  listening: Promise<void>;
  /**
   * No more than `most` jobs; with 0 one of a user who has none at this judge and has waited for a fifth of a second. A
   * job that cannot be read goes back at once and is told to `onError`; the others are taken.
   */
  claim(most: number): Promise<ClaimedJob[]>;
  /**
   * Renews the leases of these attempts; returns those that are still this worker's. Jobs that it knows nothing of go
   * back.
   */
  renew(attempts: readonly Attempt[]): Promise<(Attempt & { cancelled: boolean })[]>;
  /** As it is stored. */
  testData(hashes: readonly string[]): Promise<(PackedData & { sha256: string })[]>;
  /** Of a print job: keeps an output as test data, by its hash. Null: this worker no longer holds the job. */
  storeOutput(attempt: Attempt, content: Uint8Array): Promise<string | null>;
  /** The same for an output that the job wants, packed. False: this worker no longer holds the job. */
  storeWanted(attempt: Attempt, output: { sha256: string; content: Uint8Array }): Promise<boolean>;
  /** False: this worker no longer holds the job, nothing was changed. */
  finish(attempt: Attempt, result: JobResult): Promise<boolean>;
  giveBack(attempt: Attempt, reason: string): Promise<"requeued" | "gave_up" | "not_held">;
  /** Gives back all jobs of this worker; none of it counts as a failed attempt. */
  giveBackAll(): Promise<void>;
  /** Takes jobs back from workers that are gone. */
  reap(): Promise<ReapedJob[]>;
  /** For the metrics of the site: how often each has happened since the last time. */
  tellBoxes(figures: BoxFigures): Promise<void>;
  /** Says who this judge is and that it lives; true while its machine is being drained. */
  report(facts: JudgeFacts): Promise<{ isDraining: boolean }>;
  /** Null where no draft waits, or a job does. One that cannot be read is told to `onError`, and the next one taken. */
  takeDraft(): Promise<DraftToPrepare | null>;
  /** False: nobody waits for it any more. */
  tellDraft(draftId: string, told: ToldOfDraft): Promise<boolean>;
  /** In this order. */
  sendProgress(notices: readonly StepNotice[]): Promise<void>;
  sendJudged(subjectId: string): Promise<void>;
  /** Returns this worker's jobs to the queue and closes every connection. */
  stop(): Promise<void>;
}

/** One holding of a job: a job that comes again is another attempt. */
export type Attempt = Pick<ClaimedJob, "jobId" | "attempt">;

interface ReapedJob {
  jobId: string;
  subjectId: string;
  outcome: "requeued" | "gave_up" | "killed_judges";
}

export interface QueueDoorOptions extends ListeningOptions {
  databaseUrl: string;
  /** One connection for each job under way and one for the loop. */
  connections: number;
  leaseSeconds: number;
}

/** They stay open also where nothing has been judged for long: a new one costs the next job 20 ms and more. */
const CONNECTIONS_KEPT = 3;

/** Test data are megabytes long: a slow line must not make them impossible. */
const TEST_DATA_PATIENCE_MS = 120_000;

const CLAIM = "select judge_claim($1, $2, $3, $4) as job";

export function openQueueDoor(options: QueueDoorOptions): QueueDoor {
  const worker = randomUUID();
  const lockKey = Number.parseInt(worker.slice(0, 8), 16) | 0;
  const patienceMs = options.patienceMs ?? PATIENCE_MS;
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.connections,
    min: CONNECTIONS_KEPT,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  // An idle client lost, and one in use lost: without both the second ends the process.
  pool.on("error", options.onError);
  pool.on("connect", (client) => client.on("error", options.onError));
  const listener = keepListening(options, lockKey, (channel) => notify(channel, [""]));

  /** The rows of one call, each the function's own value or record. */
  async function call(sql: string, values: unknown[]): Promise<unknown[]> {
    return (await pool.query<Record<string, unknown>>({ text: sql, values })).rows;
  }

  /** Nothing of a notification is kept, so it need not wait for the disk (0.1 ms instead of 0.9, 2026-11-22). */
  async function notify(channel: string, payloads: readonly string[]): Promise<void> {
    const sql = `select set_config('synchronous_commit', 'off', true), pg_notify($1, payload)
                   from unnest($2::text[]) payload`;
    await call(sql, [channel, payloads]);
  }

  /**
   * Somebody waits for each tenth of a millisecond of a claim. So it is made on the connection that was woken by the
   * notification, where its statement and its function's plans are ready. Without the lock only the lease tells that
   * this worker died.
   */
  async function claimRows(most: number): Promise<unknown[]> {
    const session = listener.session();
    const values = [worker, session === null ? null : lockKey, most, options.leaseSeconds];
    if (session === null) return call(CLAIM, values);
    try {
      return (await session.query<Record<string, unknown>>({ name: "claim", text: CLAIM, values })).rows;
    } catch (error) {
      // What PostgreSQL itself has said came over a connection that works.
      if (!(error instanceof pg.DatabaseError)) listener.giveUp(session);
      throw error;
    }
  }

  async function giveBack({ jobId, attempt }: Attempt, reason: string): Promise<"requeued" | "gave_up" | "not_held"> {
    const rows = await call("select judge_give_back($1, $2, $3, $4) as outcome", [worker, jobId, attempt, reason]);
    return GivenBackRow.parse(rows[0]).outcome;
  }

  /**
   * A row that is no job: an older or newer server has written it, or it is broken. It must not cost the rows beside
   * it.
   */
  async function refuse(row: unknown, cause: unknown): Promise<void> {
    const named = NamedRow.safeParse(row);
    const name = named.success ? `job ${named.data.job.jobId}` : "a job without a name";
    options.onError(new Error(`${name} cannot be read`, { cause }));
    if (named.success) await giveBack(named.data.job, "this judge cannot read the job").catch(options.onError);
  }

  async function tellDraft(draftId: string, told: ToldOfDraft): Promise<boolean> {
    const text = JSON.stringify(told, mendText);
    const rows = await call("select judge_tell_draft($1, $2, $3) as held", [worker, draftId, text]);
    const { held } = z.object({ held: z.boolean() }).parse(rows[0]);
    // Given up, it is for any other judge that is idle.
    const channel = told.kind === "given-up" ? "draft" : "draft_told";
    if (held) await notify(channel, [draftId]);
    return held;
  }

  return {
    listening: listener.started,
    async claim(most) {
      const jobs: ClaimedJob[] = [];
      for (const row of await claimRows(most)) {
        const parsed = ClaimedRow.safeParse(row);
        if (parsed.success) jobs.push(parsed.data.job);
        else await refuse(row, parsed.error);
      }
      return jobs;
    },
    async renew(attempts) {
      const rows = await call("select job_id, attempt, cancelled from judge_renew($1, $2, $3, $4)", [
        worker,
        attempts.map(({ jobId }) => jobId),
        attempts.map(({ attempt }) => attempt),
        options.leaseSeconds,
      ]);
      return rows.map((row) => RenewedRow.parse(row)).map(({ job_id, ...rest }) => ({ jobId: job_id, ...rest }));
    },
    async testData(hashes) {
      const text = "select sha256, packing, content from judge_packed_data($1)";
      const query = { text, values: [hashes], query_timeout: TEST_DATA_PATIENCE_MS };
      const { rows } = await pool.query<Record<string, unknown>>(query);
      return rows.map((row) => TestDataRow.parse(row));
    },
    async storeOutput({ jobId, attempt }, content) {
      const text = "select judge_store_output($1, $2, $3, $4) as sha256";
      const query = { text, values: [worker, jobId, attempt, content], query_timeout: TEST_DATA_PATIENCE_MS };
      const { rows } = await pool.query<Record<string, unknown>>(query);
      return StoredRow.parse(rows[0]).sha256;
    },
    async storeWanted({ jobId, attempt }, { sha256, content }) {
      const packed = await packTestData(content);
      const text = "select judge_store_wanted($1, $2, $3, $4, $5, $6, $7) as stored";
      const bytes = packed.packing === null ? null : content.length;
      const values = [worker, jobId, attempt, sha256, packed.packing, bytes, packed.content];
      const query = { text, values, query_timeout: TEST_DATA_PATIENCE_MS };
      const { rows } = await pool.query<Record<string, unknown>>(query);
      return z.object({ stored: z.boolean() }).parse(rows[0]).stored;
    },
    async finish({ jobId, attempt }, result) {
      const rows = await call("select judge_finish($1, $2, $3, $4) as done", [
        worker,
        jobId,
        attempt,
        JSON.stringify(result, mendText),
      ]);
      return z.object({ done: z.boolean() }).parse(rows[0]).done;
    },
    giveBack,
    async giveBackAll() {
      await call("select judge_stop($1)", [worker]);
    },
    async reap() {
      const rows = await call("select job_id, subject_id, outcome from judge_reap()", []);
      return rows
        .map((row) => ReapedRow.parse(row))
        .map(({ job_id, subject_id, outcome }) => ({ jobId: job_id, subjectId: subject_id, outcome }));
    },
    async tellBoxes(figures) {
      await call("select judge_boxes($1)", [JSON.stringify(figures)]);
    },
    async report(facts) {
      const rows = await call("select judge_report($1, $2) as answer", [worker, JSON.stringify(facts, mendText)]);
      return ReportRow.parse(rows[0]).answer;
    },
    async takeDraft() {
      for (;;) {
        const key = listener.session() === null ? null : lockKey;
        const [row] = await call("select judge_take_draft($1, $2) as draft", [worker, key]);
        const parsed = DraftRow.safeParse(row);
        if (parsed.success) return parsed.data.draft;
        // It must not cost the drafts behind it, and whoever waits for it learns that it is not prepared.
        const { draftId } = NamedDraftRow.parse(row).draft;
        options.onError(new Error(`draft ${draftId} cannot be read`, { cause: parsed.error }));
        await tellDraft(draftId, { kind: "too-much" });
      }
    },
    tellDraft,
    sendProgress: (notices) =>
      notify(
        "judging",
        notices.map((notice) => JSON.stringify(notice)),
      ),
    sendJudged: (subjectId) => notify("judged", [subjectId]),
    async stop() {
      await call("select judge_stop($1)", [worker]).catch(options.onError);
      await listener.stop();
      await pool.end();
    },
  };
}

/** A program may print anything, and a cut text may end in half a surrogate pair. */
function mendText(_key: string, value: unknown): unknown {
  return typeof value === "string" ? storable(value) : value;
}

const ClaimedRow = z.object({ job: ClaimedJob });
const ReportRow = z.object({ answer: z.object({ isDraining: z.boolean() }) });
const DraftRow = z.object({ draft: z.nullable(DraftToPrepare) });
const NamedDraftRow = z.object({ draft: z.object({ draftId: z.string() }) });
const NamedRow = z.object({ job: z.object({ jobId: z.string(), attempt: z.number() }) });
const RenewedRow = z.object({ job_id: z.string(), attempt: z.number(), cancelled: z.boolean() });
const ReapedRow = z.object({
  job_id: z.string(),
  subject_id: z.string(),
  outcome: z.enum(["requeued", "gave_up", "killed_judges"]),
});
const TestDataRow = z.object({
  sha256: z.string(),
  packing: z.nullable(z.literal("zstd")),
  content: z.instanceof(Buffer),
});
const StoredRow = z.object({ sha256: z.nullable(z.string()) });
const GivenBackRow = z.object({ outcome: z.enum(["requeued", "gave_up", "not_held"]) });
