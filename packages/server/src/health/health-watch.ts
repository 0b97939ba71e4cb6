import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { areAllUnfit, type QueueFacts, readQueueFacts } from "../judging/queue-facts.ts";
import type { Log } from "../platform/log.ts";
import { type DatabaseFault, databaseFaultOf } from "../platform/postgres/database-fault.ts";
import { inTransaction } from "../platform/postgres/transaction.ts";
import { outsideOfRequests } from "../platform/request-scope.ts";

/*
 * Looks at the database again and again over a connection of its own, so that a crowd at the pool can't make a healthy
 * server look sick, and asking for the health costs nothing however often somebody asks.
 */

const LOOK_EVERY_MS = 5_000;
/** Writing takes a disk's flush, and a new file each time. */
const WRITE_EVERY_MS = 30_000;
/** Somebody waits for a verdict. */
const ASK_EVERY_MS = 2_000;
/** Somebody waits for the end of an outage. */
const LOOK_AGAIN_MS = 1_000;
/** A database that takes longer than this is as good as down. */
const PATIENCE_MS = 3_000;
/** A look that is older says nothing any more. */
const OUTDATED_MS = 20_000;

export interface Health {
  /** `ok`: it answers, and writes. */
  database: "ok" | DatabaseFault;
  /** Null when the database did not tell. */
  queue: QueueFacts | null;
}

export interface HealthWatch {
  /** What the last look found; the first look is waited for. */
  health: () => Promise<Health>;
  /** Whether nothing can be judged for now, since a disk is full; asked anew for whoever waits, by a write. */
  isHindered: () => Promise<boolean>;
  stop: () => Promise<void>;
}

/** `url` must be a direct connection. */
export function watchHealth(input: { url: string; log: Pick<Log, "info" | "warn"> }): HealthWatch {
  const pool = new pg.Pool({
    connectionString: input.url,
    max: 1,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    idleTimeoutMillis: 0,
  });
  // A lost connection shows at the next look; without these two, idle or in use, it would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const stopping = new AbortController();
  let found: Health = { database: "away", queue: null };
  let lookedAt = 0;
  let wroteAt = Number.NEGATIVE_INFINITY;

  const look = async (): Promise<Health> => {
    try {
      const queue = await readQueueFacts(pool);
      if (performance.now() - wroteAt >= WRITE_EVERY_MS || found.database !== "ok") {
        await writeProbe(pool);
        wroteAt = performance.now();
      }
      return { database: "ok", queue };
    } catch (error) {
      const database = databaseFaultOf(error) ?? "away";
      if (database !== found.database) input.log.warn({ err: error, database }, "Not ready");
      return { database, queue: null };
    }
  };
  const askForHindrance = async () => {
    try {
      await writeProbe(pool);
      return await areAllUnfit(pool);
    } catch (error) {
      return databaseFaultOf(error) === "full";
    }
  };
  let hindrance = Promise.resolve(false);
  let askedAt = Number.NEGATIVE_INFINITY;
  const lookOnce = async () => {
    const next = await look();
    if (lookedAt > 0 && next.database === "ok" && found.database !== "ok") input.log.info("Ready again");
    found = next;
    lookedAt = performance.now();
  };
  const first = outsideOfRequests(lookOnce);
  const keepLooking = async () => {
    await first;
    while (!stopping.signal.aborted) {
      const pauseMs = found.database === "ok" ? LOOK_EVERY_MS : LOOK_AGAIN_MS;
      await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (!stopping.signal.aborted) await lookOnce();
    }
  };
  const loop = outsideOfRequests(keepLooking);

  return {
    async health() {
      await first;
      return performance.now() - lookedAt > OUTDATED_MS ? { database: "away", queue: null } : found;
    },
    isHindered() {
      if (performance.now() - askedAt >= ASK_EVERY_MS) {
        askedAt = performance.now();
        hindrance = outsideOfRequests(askForHindrance);
      }
      return hindrance;
    },
    async stop() {
      stopping.abort();
      await loop;
      await pool.end();
    },
  };
}

/** Enough that the table's file must grow by several pages, for which a full disk has no room. */
const FILLER_BYTES = 64 * 1024;

/**
 * Writes as a submission does: it needs room on the disk, and its commit has to get there. A row that is changed in
 * place would still fit on a full disk; the emptied table has a new file, which has to find its room.
 */
async function writeProbe(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query("truncate write_probe");
    await client.query("insert into write_probe (filler) values ($1)", [randomBytes(FILLER_BYTES)]);
  });
}
