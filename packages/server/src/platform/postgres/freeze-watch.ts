import pg from "pg";

/*
 * A frozen database (a stopped machine, a hung disk, a network that swallows packets) answers nothing and refuses
 * nothing, so a time-out that leaves slow statements their time would let every request wait as long. What tells the
 * two apart is a second connection: where somebody has waited for seconds, and a statement that costs nothing is not
 * answered either, the database is frozen.
 */

/** Of a connection that is in use: nearly all are given back within milliseconds. */
const SUSPECT_AFTER_MS = 3_000;
/** A database that does not answer `select 1` for so long answers nothing. */
const PROBE_PATIENCE_MS = 4_000;
/** What `pg` says when nothing came. */
const SILENCE = /timeout/i;

export interface FreezeWatchOptions {
  /** Rejects when the database does not answer: see probeDatabase. */
  probe: () => Promise<void>;
  suspectAfterMs?: number;
}

export class FreezeWatch {
  readonly #options: FreezeWatchOptions;
  #probing: Promise<boolean> | null = null;

  constructor(options: FreezeWatchOptions) {
    this.#options = options;
  }

  /** Calls `abandon` once while the database is frozen; returns what ends the watch. */
  watch(abandon: () => void): () => void {
    const { suspectAfterMs = SUSPECT_AFTER_MS } = this.#options;
    let isOver = false;
    const look = async () => {
      const isFrozen = await this.#isFrozen();
      if (isOver) return;
      if (isFrozen) abandon();
      else timer = setTimeout(look, suspectAfterMs);
    };
    let timer = setTimeout(look, suspectAfterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }

  /** One probe for all who suspect at the same time. */
  #isFrozen(): Promise<boolean> {
    this.#probing ??= this.#options
      .probe()
      .then(
        () => false,
        () => true,
      )
      .finally(() => {
        this.#probing = null;
      });
    return this.#probing;
  }
}

/**
 * Asks the database for nothing, over a connection of its own; rejects when it says nothing to that. A refusal is an
 * answer: a database with too many connections goes on with its statements, and one that is gone has ended them itself.
 */
export async function probeDatabase(url: string, patienceMs: number = PROBE_PATIENCE_MS): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    if (error instanceof Error && SILENCE.test(error.message)) throw error;
  } finally {
    client.end().catch(() => undefined);
  }
}
