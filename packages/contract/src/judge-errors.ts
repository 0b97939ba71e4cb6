import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { JudgeFault } from "./judging.ts";
import { LanguageId } from "./language.ts";
import { Verdict } from "./verdict.ts";

/** A submission that ended as a judge error: nothing was said of its program. */
export const JudgeError = z.object({
  submissionId: z.string(),
  problemId: z.string(),
  problemTitle: z.string(),
  emailId: z.string(),
  language: LanguageId,
  createdAt: z.iso.datetime(),
  /** When it ended without a verdict. */
  endedAt: z.iso.datetime(),
  /** Of the judge: it can be judged again. Of the problem: it would end the same way, until the problem is mended. */
  fault: JudgeFault,
  /** When it is judged again by itself; null when it was tried often enough, or the problem is at fault. */
  retryAt: z.nullable(z.iso.datetime()),
});
export type JudgeError = z.infer<typeof JudgeError>;

/** `failed`: it is a judge error still, or again; `judged`: it has a verdict now. */
export const JudgeErrorStanding = z.object({
  submissionId: z.string(),
  state: z.enum(["failed", "waiting", "judging", "judged"]),
  verdict: z.nullable(Verdict),
});
export type JudgeErrorStanding = z.infer<typeof JudgeErrorStanding>;

/** At once, in one call for their standings. */
export const MOST_STANDINGS = 100;

export const judgeErrors = endpoint({
  method: "GET",
  path: "/submission/judge-errors",
  access: "admin",
  /** `before` is the `next` of an earlier page. */
  query: z.object({
    before: z.optional(
      z.string().check(z.regex(/^\d{1,18}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "Invalid input")),
    ),
  }),
  /** `count` is the number of those with a fault of the judge; `next` is null on the last page. */
  response: z.object({ count: z.number(), submissions: z.array(JudgeError), next: z.nullable(z.string()) }),
  summary: "Twenty submissions that ended without a verdict, newest first, and how many did by our own fault",
});
export const judgeErrorStandings = endpoint({
  method: "GET",
  path: "/submission/judge-errors/standings",
  access: "admin",
  query: z.object({ ids: z.optional(z.string()) }),
  response: z.object({ standings: z.array(JudgeErrorStanding) }),
  summary: `What has become of submissions that were judge errors; \`ids\` has commas between them, at most ${MOST_STANDINGS}`,
});
export const retryJudgeErrors = endpoint({
  method: "POST",
  path: "/submission/judge-errors/retry",
  access: "admin",
  response: z.object({ queued: z.number() }),
  summary:
    "Judge all with a fault of ours again at once, at most 10,000; by itself each is tried five times, a day later at last",
});
export const retryJudgeError = endpoint({
  method: "POST",
  path: "/submission/judge-errors/{submissionId}/retry",
  access: "admin",
  response: z.object({ queued: z.number() }),
  summary: "Judge one of them again at once; 0 when it has a verdict meanwhile, or waits for one",
});
