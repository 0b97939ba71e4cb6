import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Rejudging } from "./rejudging.ts";

/** How the latest rejudging of one of a contest's problems stands. Its counts are of all submissions to the problem. */
export const ProblemRejudging = z.object({
  label: z.string(),
  title: z.string(),
  /** The asker may begin, apply and drop it. */
  mayRejudge: z.boolean(),
  state: Rejudging.shape.state,
  total: z.number(),
  judged: z.number(),
  failed: z.number(),
  /** Verdicts of this contest that it would change, as far as it is judged; 0 once it is applied or dropped. */
  changesHere: z.number(),
});
export type ProblemRejudging = z.infer<typeof ProblemRejudging>;

/** `points` where points count. Without a rank: out of the ranking. */
const Standing = z.object({
  rank: z.nullable(z.number()),
  solved: z.number(),
  penaltyMinutes: z.number(),
  points: z.optional(z.number()),
});

export const MovedEntry = z.object({ entryId: z.string(), name: z.string(), before: Standing, after: Standing });
export type MovedEntry = z.infer<typeof MovedEntry>;

/**
 * `moved`: whose place or result would be another one if all that is judged anew were applied at this moment, by their
 * new place. Both are of the board without its freeze.
 */
export const ContestRejudging = z.object({ problems: z.array(ProblemRejudging), moved: z.array(MovedEntry) });
export type ContestRejudging = z.infer<typeof ContestRejudging>;

export const contestRejudging = endpoint({
  method: "GET",
  path: "/contest/{contestId}/rejudging",
  access: "user",
  response: ContestRejudging,
  summary: "What judging the problems of a contest again would change on its board, for its jury",
});
export const startContestRejudging = endpoint({
  method: "POST",
  path: "/contest/{contestId}/rejudging/{label}",
  access: "user",
  response: ContestRejudging,
  summary: "Judge all submissions to one of its problems again, without changing any verdict yet",
});
export const applyContestRejudging = endpoint({
  method: "POST",
  path: "/contest/{contestId}/rejudging/{label}/apply",
  access: "user",
  response: ContestRejudging,
  summary: "Write the new verdicts; the board follows",
});
export const dropContestRejudging = endpoint({
  method: "POST",
  path: "/contest/{contestId}/rejudging/{label}/drop",
  access: "user",
  response: ContestRejudging,
  summary: "Forget the new verdicts",
});
