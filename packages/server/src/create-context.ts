import type pg from "pg";
import type { Config } from "./config.ts";
import type { AppContext, Clock } from "./platform/context.ts";
import { ACCESS_ENDED } from "./platform/http/access-watch.ts";
import type { Log } from "./platform/log.ts";
import { createMetrics } from "./platform/metrics.ts";
import { listenForNotifications } from "./platform/postgres/notifications.ts";
import { TokenOwners } from "./platform/token-owners.ts";

/** Every channel that some part of the server subscribes to; one connection listens to all of them. */
const CHANNELS = ["judged", "judging", "draft_told", "draft_over", "problems_changed", "tests_wanted", ACCESS_ENDED];

/** Builds what the whole application shares, and begins to listen to the database. The caller stops `notifications`. */
export function createContext(input: {
  config: Config;
  pool: pg.Pool;
  directUrl: string;
  log: Log;
  clock?: Clock;
}): AppContext {
  return {
    config: input.config,
    pool: input.pool,
    directUrl: input.directUrl,
    notifications: listenForNotifications({ url: input.directUrl, channels: CHANNELS, log: input.log }),
    log: input.log,
    metrics: createMetrics(),
    tokenOwners: new TokenOwners(),
    clock: input.clock ?? (() => new Date()),
  };
}
