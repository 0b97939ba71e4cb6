import type { Limit } from "../accounts/limits/create-limit.ts";
import type { AppContext } from "../platform/context.ts";
import type { StatementRenderer } from "../problems/render-statement.ts";

/** What the verbs of this domain need. */
export interface TalkContext extends Pick<AppContext, "pool" | "config"> {
  statements: Pick<StatementRenderer, "renderComment">;
  /** All by user. */
  limits: { comments: Limit; shares: Limit; votes: Limit; reports: Limit };
}
