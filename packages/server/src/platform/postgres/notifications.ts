import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";

/*
 * One listening connection for the whole process. A notification is a hint and never the only road: what is sent while
 * the connection is down is lost, so whoever subscribes also looks at the tables from time to time.
 */

const RECONNECT_MS = 1_000;
/**
 * A network that swallows what is sent closes nothing, and a connection that only listens would never notice. So it is
 * asked for nothing now and then, and given up when no answer comes.
 */
const LOOK_EVERY_MS = 10_000;
const PATIENCE_MS = 5_000;

type OnPayload = (payload: string) => void;

export interface Notifications {
  /** Calls back for each notification on the channel until the returned function is called. */
  subscribe: (channel: string, onPayload: OnPayload) => () => void;
  /** Resolves once the connection listens (again); for tests and for a start that wants to wait. */
  ready: () => Promise<void>;
  /** Ends the connection and the reconnecting. */
  stop: () => Promise<void>;
}

/** `url` must be a direct connection: a transaction pooler does not deliver notifications. Channels are plain words. */
export function listenForNotifications(input: {
  url: string;
  channels: readonly string[];
  log: Pick<Log, "warn">;
  lookEveryMs?: number;
}): Notifications {
  const subscribers = new Map<string, Set<OnPayload>>(input.channels.map((channel) => [channel, new Set()]));
  const stopping = new AbortController();
  let client: pg.Client | null = null;
  let listening = Promise.withResolvers<void>();

  const listenOnce = async () => {
    const connection = new pg.Client({
      connectionString: input.url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    const gone = new Promise<void>((resolve) => {
      connection.on("end", resolve);
      connection.on("error", () => resolve());
    });
    connection.on("notification", ({ channel, payload }) => {
      for (const onPayload of subscribers.get(channel) ?? []) onPayload(payload ?? "");
    });
    client = connection;
    await connection.connect();
    for (const channel of subscribers.keys()) await connection.query(`listen ${pg.escapeIdentifier(channel)}`);
    listening.resolve();
    let timer: NodeJS.Timeout | undefined;
    const lookLater = () => {
      const look = () => connection.query("select 1").then(lookLater, giveUp);
      timer = setTimeout(look, input.lookEveryMs ?? LOOK_EVERY_MS).unref();
    };
    // With a query under way this closes it without a word.
    const giveUp = () => connection.end().catch(() => undefined);
    lookLater();
    await gone;
    clearTimeout(timer);
    listening = Promise.withResolvers<void>();
  };

  const keepListening = async () => {
    while (!stopping.signal.aborted) {
      // Whatever ended the connection, the cure is the same: say it once a round, and connect again.
      await listenOnce().catch((error: unknown) => input.log.warn({ err: error }, "Not listening for notifications"));
      await client?.end().catch(() => undefined);
      await sleep(RECONNECT_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const loop = keepListening();

  return {
    subscribe(channel, onPayload) {
      const ours = subscribers.get(channel);
      if (ours === undefined) throw new Error(`Nobody listens on the channel ${channel}`);
      ours.add(onPayload);
      return () => ours.delete(onPayload);
    },
    ready: () => listening.promise,
    async stop() {
      stopping.abort();
      await client?.end().catch(() => undefined);
      await loop;
    },
  };
}
