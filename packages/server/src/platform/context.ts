import type pg from "pg";
import type { Config } from "../config.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { Notifications } from "./postgres/notifications.ts";
import type { TokenOwners } from "./token-owners.ts";

export type Clock = () => Date;

/** What the process was built with. A domain declares the part it needs: `Pick<AppContext, "pool" | "clock">`. */
export interface AppContext {
  config: Config;
  pool: pg.Pool;
  /** For LISTEN and advisory locks: never goes through a transaction pooler. */
  directUrl: string;
  /** What other processes say through the database. */
  notifications: Notifications;
  log: Log;
  metrics: Metrics;
  tokenOwners: TokenOwners;
  clock: Clock;
}
