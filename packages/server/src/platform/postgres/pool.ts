import pg from "pg";
import type { Log } from "../log.ts";
import { currentRequest } from "../request-scope.ts";
import { FairTurns } from "./fair-turns.ts";
import { FreezeWatch, probeDatabase } from "./freeze-watch.ts";
import { ClientWithoutPlans } from "./planned-once.ts";
import { POOLER_WITHOUT_DIRECT_URL } from "./require-session.ts";
import { isInTransactionOf } from "./transaction-scope.ts";
import { UnusableDatabase } from "./unusable-database.ts";

/** Ten connections keep two cores busy; PostgreSQL's default of 100 then serves ten processes. */
const CONNECTIONS_PER_PROCESS = 10;
/**
 * These stay open: on a quiet site the next press would otherwise wait for a new connection, its password and its first
 * look at every table and function (20 ms and more instead of 0.2).
 */
const CONNECTIONS_KEPT = 2;
/** A person waits that long for a page; a healthy database gives a connection within milliseconds. */
const PATIENCE_MS = 5_000;
/** A call that has begun so lately goes on before others begin; an open stream is one of many again. */
const BEGUN_LATELY_MS = 10_000;
/** Fifty times the longest wait that was seen under load: whoever comes then is told to come again. */
const MOST_WAITING = 1_000;

const TIMEOUTS = {
  /**
   * The longest statement of ours applies a rejudging, and grows with it; all others take below a second (bench --
   * queries).
   */
  statement_timeout: 20_000,
  /** Rows are locked for milliseconds; who waits longer holds a connection that others need. */
  lock_timeout: 5_000,
  /** A transaction waits for nothing but the database, so one that is silent belongs to a server that hangs. */
  idle_in_transaction_session_timeout: 30_000,
};
/**
 * A database that is frozen keeps no time-out of its own. Behind a pooler nothing else ends the wait: see
 * freeze-watch.ts.
 */
const QUERY_TIMEOUT_MS = 25_000;

/** The addresses of a database; they differ where the first leads to a transaction pooler. */
export interface DatabaseAddresses {
  url: string;
  directUrl: string;
}

export interface PoolOptions {
  /** What happens to code that asks the pool again inside a transaction: tests throw, so that it never ships. */
  onNestedUse?: (error: Error) => void;
}

/** Throws NoTurn where no connection could be had in time. Requests get theirs in turns: see fair-turns.ts. */
export function createPool(
  { url, directUrl }: DatabaseAddresses,
  log: Pick<Log, "warn">,
  options: PoolOptions = {},
): pg.Pool {
  // It refuses settings at the start of a connection: docs/operations.md says how the role gets them instead.
  const isBehindPooler = url !== directUrl;
  const pool = new FairPool(
    {
      connectionString: url,
      max: CONNECTIONS_PER_PROCESS,
      min: CONNECTIONS_KEPT,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      ...(isBehindPooler ? { Client: ClientWithoutPlans } : TIMEOUTS),
    },
    // A pooler that has too much to do does not answer either, and slow statements behind it should not suffer for
    // that.
    isBehindPooler ? null : new FreezeWatch({ probe: () => probeDatabase(url) }),
    options.onNestedUse ?? ((error) => log.warn({ err: error }, "A transaction asks for a second connection")),
  );
  // Without these two a lost connection, idle or checked out, would end the process. The query itself rejects too.
  const onLost = (error: Error) => log.warn({ err: error }, "A database connection was lost");
  pool.on("error", onLost);
  pool.on("connect", (client) => client.on("error", onLost));
  return pool;
}

/** How many wait for a connection of this pool. */
export function waitingFor(pool: pg.Pool): number {
  return pool instanceof FairPool ? pool.waitingTurns : pool.waitingCount;
}

type OnConnect = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** Both forms of `query` come through `connect` with a callback. */
class FairPool extends pg.Pool {
  readonly #turns: FairTurns;
  readonly #freezeWatch: FreezeWatch | null;
  readonly #onNestedUse: (error: Error) => void;

  constructor(
    config: pg.PoolConfig & { max: number },
    freezeWatch: FreezeWatch | null,
    onNestedUse: (error: Error) => void,
  ) {
    super(config);
    this.#freezeWatch = freezeWatch;
    this.#turns = new FairTurns({ places: config.max, mostWaiting: MOST_WAITING, patienceMs: PATIENCE_MS });
    this.#onNestedUse = onNestedUse;
  }

  get waitingTurns(): number {
    return this.#turns.waiting;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | undefined {
    if (callback !== undefined) {
      this.#connectInTurn(callback);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      this.#connectInTurn((error, client) => (client === undefined ? reject(error) : resolve(client)));
    });
  }

  #connectInTurn(callback: OnConnect): void {
    const refuse = (error: Error) => callback(error, undefined, () => undefined);
    if (isInTransactionOf(this)) {
      // It would wait for a connection with one in hand: as many such as there are connections wait for each other.
      try {
        this.#onNestedUse(new Error("a transaction asks its pool for a second connection"));
      } catch (error) {
        refuse(error as Error);
        return;
      }
    }
    const request = currentRequest();
    const begin = () => {
      if (request !== null) request.begunAt ??= performance.now();
      this.#connectNow(callback);
    };
    if (this.#turns.tryToTake()) {
      begin();
      return;
    }
    const lane = { network: request?.network ?? "", user: request?.user ?? "" };
    const hasBegun = request?.begunAt !== undefined && performance.now() - request.begunAt < BEGUN_LATELY_MS;
    this.#turns.wait(lane, begin, refuse, hasBegun);
  }

  /** With a place taken, which goes back with the connection. */
  #connectNow(callback: OnConnect): void {
    super.connect((error, client) => {
      if (client === undefined) {
        this.#turns.giveBack();
        callback(inWords(error), undefined, () => undefined);
        return;
      }
      const { release } = client;
      // While a query is under way `end` closes the connection at once, and the query rejects.
      const endWatch = this.#freezeWatch?.watch(() => void client.end());
      client.release = (failure) => {
        endWatch?.();
        release(failure);
        this.#turns.giveBack();
      };
      callback(undefined, client, client.release);
    });
  }
}

/** What PgBouncer says of the settings of a connection is no sentence for the person who has to put it right. */
function inWords(error: Error | undefined): Error | undefined {
  return error?.message.startsWith("unsupported startup parameter")
    ? new UnusableDatabase(POOLER_WITHOUT_DIRECT_URL, { cause: error })
    : error;
}
