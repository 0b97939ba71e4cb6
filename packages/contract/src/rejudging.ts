import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { LanguageId } from "./language.ts";
import { Verdict } from "./verdict.ts";

/** A verdict that would change. `firstName` is its user's. */
export const VerdictChange = z.object({
  submissionId: z.string(),
  firstName: z.string(),
  language: LanguageId,
  createdAt: z.iso.datetime(),
  before: Verdict,
  passedBefore: z.number(),
  totalBefore: z.number(),
  after: Verdict,
  passedAfter: z.number(),
  totalAfter: z.number(),
});
export type VerdictChange = z.infer<typeof VerdictChange>;

/**
 * Judging all submissions to a problem again. `judging`: on its way, `judged` of `total` are done. `ready`: all are
 * done, nothing is changed yet, `changes` would be. `applying`: the new verdicts of `applied` submissions are written,
 * the others follow by themselves. `applied` and `dropped` are its two ends; `none`: there never was one. `changes` are
 * those known so far, newest submission first, at most 500; `changeCount` counts all of them.
 */
export const Rejudging = z.object({
  state: z.enum(["none", "judging", "ready", "applying", "applied", "dropped"]),
  total: z.number(),
  judged: z.number(),
  /** Those that no judge could finish: they keep their verdict. */
  failed: z.number(),
  /** Whose new verdict is written. A server of the version before does not tell. */
  applied: z.optional(z.number()),
  changeCount: z.number(),
  changes: z.array(VerdictChange),
});
export type Rejudging = z.infer<typeof Rejudging>;

export const rejudgingOf = endpoint({
  method: "GET",
  path: "/problem/rejudge/{problemId}",
  access: "admin",
  response: Rejudging,
  summary: "How the latest rejudging of a problem stands",
});
export const startRejudging = endpoint({
  method: "POST",
  path: "/problem/rejudge/{problemId}",
  access: "admin",
  response: Rejudging,
  summary: "Judge all submissions to a problem again, without changing any verdict yet",
});
export const applyRejudging = endpoint({
  method: "POST",
  path: "/problem/rejudge/{problemId}/apply",
  access: "admin",
  response: Rejudging,
  summary: "Write the new verdicts; the solved counts follow",
});
export const dropRejudging = endpoint({
  method: "POST",
  path: "/problem/rejudge/{problemId}/drop",
  access: "admin",
  response: Rejudging,
  summary: "Forget the new verdicts",
});
