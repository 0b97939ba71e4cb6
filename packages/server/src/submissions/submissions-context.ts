import type { JudgingContext } from "../judging/judging-context.ts";
import type { UserTurns } from "../platform/user-turns.ts";

/** What the verbs of this domain need. */
export interface SubmissionsContext extends JudgingContext {
  /** Runs and submissions of a user are stored one after the other. */
  turns: UserTurns;
}
