import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { LanguageId } from "./language.ts";
import { OwnInput } from "./submissions.ts";
import { Verdict } from "./verdict.ts";

/*
 * "These tests are weak": whoever has an accepted program and an input on which it is wrong says so. The judge decides
 * whether that is true; an administrator decides whether it becomes a test.
 */

/** `isNamed`: the reporter's first name may stand with the problem when the test is added. */
export const WeakTestBody = z.object({ input: OwnInput, isNamed: z.boolean("Say whether you want to be named") });

/**
 * `refused`: the input breaks the rules of the problem, and `reason` says how. `right`: the newest accepted program
 * answers it rightly. `reported`: it is wrong there, which `verdict` says, and the problem's solutions agree on the
 * answer. `disagreement`: they do not agree, which has been reported. `known`: somebody has reported this input before.
 */
export const WeakTestAnswer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("refused"), reason: z.string() }),
  z.object({ kind: z.literal("right") }),
  z.object({ kind: z.literal("reported"), verdict: Verdict }),
  z.object({ kind: z.literal("disagreement") }),
  z.object({ kind: z.literal("known") }),
]);
export type WeakTestAnswer = z.infer<typeof WeakTestAnswer>;

const ReportState = z.enum(["open", "added", "dismissed"]);

export const reportWeakTest = endpoint({
  method: "POST",
  path: "/problem/weakTests/{problemId}",
  access: "user",
  body: WeakTestBody,
  response: WeakTestAnswer,
  summary:
    "Try one's newest accepted program on an input that the tests may be missing, and report it when it is wrong",
});

/** `thanks`: first names of those whose reports became tests and who want to be named, oldest first. */
export const weakTests = endpoint({
  method: "GET",
  path: "/problem/weakTests/{problemId}",
  access: "user",
  response: z.object({
    thanks: z.array(z.string()),
    own: z.array(z.object({ createdAt: z.iso.datetime(), state: ReportState })),
  }),
  summary:
    "What has become of one's own reports of weak tests of a problem, newest first, and who is thanked for theirs",
});

/** How one program ended on the input. */
const Ending = z.object({ name: z.string(), language: LanguageId, verdict: Verdict, reason: z.string() });

/** Of a report, for administrators. Texts are cut at 2,000 characters. */
export const WeakTestReport = z.object({
  _id: z.string(),
  problemId: z.string(),
  problemTitle: z.string(),
  kind: z.enum(["missed", "disagreement"]),
  state: ReportState,
  createdAt: z.iso.datetime(),
  /** Null when the account is deleted, and where a search has found it. */
  emailId: z.nullable(z.string()),
  isNamed: z.boolean(),
  /** An idle judge has found it, and no user. */
  isSearched: z.boolean(),
  input: z.string(),
  /** What the first reference solution answers; null where it gives no answer. */
  expected: z.nullable(z.string()),
  output: z.string(),
  /** The accepted program first, then the problem's own solutions. */
  endings: z.array(Ending),
  /** Of the test that was made of it, counted within the hidden ones. */
  hiddenNumber: z.nullable(z.number()),
});
export type WeakTestReport = z.infer<typeof WeakTestReport>;

export const weakTestReports = endpoint({
  method: "GET",
  path: "/problem/weakTestReports",
  access: "admin",
  /** `before` is the `next` of an earlier page. */
  query: z.object({ before: z.optional(z.string().check(z.regex(/^[01]-\d{1,18}$/, "Invalid input"))) }),
  /** `open` counts those that wait for a decision; `next` is null on the last page. */
  response: z.object({ open: z.number(), reports: z.array(WeakTestReport), next: z.nullable(z.string()) }),
  summary: "Twenty reports of weak tests: those that wait for a decision first, newest first",
});
export const addWeakTest = endpoint({
  method: "POST",
  path: "/problem/weakTestReports/{reportId}/add",
  access: "admin",
  /** `outdatedSubmissions` have a verdict from before this test: a rejudging is worth an offer. */
  response: z.object({ hiddenNumber: z.number(), outdatedSubmissions: z.number() }),
  summary: "Make a hidden test of a report, once all reference solutions have agreed on its answer again",
});
export const dismissWeakTest = endpoint({
  method: "POST",
  path: "/problem/weakTestReports/{reportId}/dismiss",
  access: "admin",
  response: z.object({ message: z.string() }),
  summary: "Close a report of weak tests without making a test of it",
});
