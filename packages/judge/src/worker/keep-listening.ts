import { JUDGE_LOCK } from "@verdict/contract/jobs";
import { keepsSession, LOCK_SESSION_KEEPALIVE } from "@verdict/contract/lock-session";
import pg from "pg";

export interface ListeningOptions {
  /** Through a transaction pooler there is neither listening nor a lock: see NoSessionError. */
  databaseDirectUrl: string;
  /** There is something to claim. Also called after every reconnect, since notifications may have been missed. */
  onJob(): void;
  onCancel(jobId: string): void;
  /** A draft may wait. Also called after every reconnect. */
  onDraft(): void;
  onDraftOver(draftId: string): void;
  /** Something of ours went wrong and will be tried again. */
  onError(error: unknown): void;
  /** Whoever has said nothing for so long is not there any more; default PATIENCE_MS. */
  patienceMs?: number;
}

/**
 * A network that swallows what is sent refuses nothing, and TCP itself goes on for a quarter of an hour. PostgreSQL
 * answers within milliseconds, so such a connection is given up, and the next one mostly works.
 */
export const PATIENCE_MS = 15_000;

const RECONNECT_MS = 1000;
const FIRST_LOCK_MS = 5000;
/** A pooler stays one until somebody changes the address; a machine that was too busy to tell gets another chance. */
const ASK_AGAIN_MS = 60_000;

/** Then the worker polls, and only its leases tell that it died. */
class NoSessionError extends Error {
  override name = "NoSessionError";
  override message =
    "The address leads to a transaction pooler: jobs are polled for once a second. Set DATABASE_DIRECT_URL to the address of the database itself";
}

export interface Listener {
  started: Promise<void>;
  /**
   * The connection, while it holds the lock: a session of PostgreSQL's own, which keeps what is prepared. Null
   * otherwise.
   */
  session(): pg.Client | null;
  /** Ends the session, which says nothing any more, so that another one takes its place. */
  giveUp(session: pg.Client): void;
  stop(): Promise<void>;
}

/**
 * One connection that listens and holds the worker's advisory lock, opened anew whenever it is lost. PostgreSQL frees
 * the lock when this process dies, however it dies, and the others see within a second that its jobs are free. The lock
 * is a shared one: where the database has not seen yet that an earlier connection is gone, the next one holds it as
 * well.
 */
export function keepListening(
  options: ListeningOptions,
  lockKey: number,
  notify: (channel: string) => Promise<void>,
): Listener {
  let current: pg.Client | null = null;
  let session: pg.Client | null = null;
  let stopped = false;
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  let hasSaidNoSession = false;
  setTimeout(start, FIRST_LOCK_MS).unref();

  async function listenOnce(): Promise<void> {
    const patienceMs = options.patienceMs ?? PATIENCE_MS;
    const client = new pg.Client({
      connectionString: options.databaseDirectUrl,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    current = client;
    const gone = new Promise<void>((resolve) => client.once("end", resolve));
    client.on("error", options.onError);
    client.on("notification", ({ channel, payload }) => {
      if (channel === "job") options.onJob();
      else if (channel === "draft") options.onDraft();
      else if (payload === undefined) return;
      else if (channel === "draft_over") options.onDraftOver(payload);
      // It may stand right behind the answer of the claim that has given the job, and that is looked at a moment later.
      else setImmediate(options.onCancel, payload);
    });
    try {
      await client.connect();
      if (!(await keepsSession(client, notify))) throw new NoSessionError();
      await client.query(LOCK_SESSION_KEEPALIVE);
      await client.query("select pg_advisory_lock_shared($1, $2)", [JUDGE_LOCK, lockKey]);
      await client.query("listen job; listen job_cancel; listen draft; listen draft_over");
      session = client;
      start();
      options.onJob();
      options.onDraft();
      await gone;
    } finally {
      session = null;
      await client.end().catch(options.onError);
    }
  }

  async function listen(): Promise<void> {
    while (!stopped) {
      const pauseMs = await listenOnce().then(() => RECONNECT_MS, pauseAfter);
      if (!stopped) await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
    }
  }

  function pauseAfter(error: unknown): number {
    const hasNoSession = error instanceof NoSessionError;
    if (!stopped && !(hasNoSession && hasSaidNoSession)) options.onError(error);
    if (!hasNoSession) return RECONNECT_MS;
    hasSaidNoSession = true;
    start();
    return ASK_AGAIN_MS;
  }

  void listen();
  return {
    started,
    session: () => session,
    // With a query under way this closes the connection without a word.
    giveUp: (lost) => void lost.end().catch(options.onError),
    async stop() {
      stopped = true;
      await current?.end().catch(options.onError);
    },
  };
}
