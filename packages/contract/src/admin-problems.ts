import * as z from "zod/mini";
import { BuiltTests } from "./built-tests.ts";
import { endpoint } from "./endpoint.ts";
import { Checker } from "./judging.ts";
import { LanguageId, LanguageName } from "./language.ts";
import { EDITED, ProblemSave } from "./problem-save.ts";
import { ProblemUpdate } from "./problem-update.ts";
import { Verdict } from "./verdict.ts";

/** The whole problem for the update form, hidden tests included: for admins only. */
export const ProblemEdit = z.extend(ProblemSave, {
  _id: z.string(),
  timeLimitSeconds: z.number(),
  memoryLimitMegabytes: z.number(),
  checker: Checker,
  /** None of a problem whose outputs are only compared. Left out by servers of before 2026-11-27. */
  conversations: z.optional(z.array(z.object({ name: z.optional(z.string()), text: z.string() }))),
  hints: z.array(z.string()),
  /** Left out by servers of before 2026-11-28. */
  topics: z.optional(z.array(z.string())),
  editorial: z.string(),
  isDraft: z.boolean(),
  allowsStudies: z.boolean(),
  revision: z.string(),
  /** Submissions with a verdict that was given for other tests, limits or another checker than those of now. */
  outdatedSubmissions: z.number(),
  /**
   * What a judge has said last of the problem's own checker, when it is broken; null when it is not, as far as known.
   */
  fault: z.nullable(z.object({ reason: z.string(), seenAt: z.iso.datetime() })),
  /** Stored problems may lack what a form must have: packages from elsewhere come without explanations. */
  visibleTestCases: z.array(z.object({ input: z.string(), output: z.string(), explanation: z.string(), ...EDITED })),
  hiddenTestCases: z.array(z.object({ input: z.string(), output: z.string(), ...EDITED })),
  startCode: z.array(z.object({ language: LanguageName, initialCode: z.string() })),
  referenceSolution: z.array(z.object({ language: LanguageName, completeCode: z.string() })),
  /**
   * The package's solution in a further language that stands in for a reference as long as there is none in the core
   * languages. A save leaves it as it is until then, and drops it after.
   */
  standIn: z.optional(z.object({ language: LanguageId, completeCode: z.string() })),
});
export type ProblemEdit = z.infer<typeof ProblemEdit>;

/** What a reference solution needed over all tests: the largest of each. Seconds and kB. */
export const MeasuredReference = z.object({ language: LanguageId, runtime: z.number(), memory: z.number() });
export type MeasuredReference = z.infer<typeof MeasuredReference>;

/** The suggested limits leave every reference room to be a few times slower, and larger, than it was measured. */
export const VerifyResult = z.object({
  measured: z.array(MeasuredReference),
  suggestedTimeLimitSeconds: z.number(),
  suggestedMemoryLimitMegabytes: z.number(),
});
export type VerifyResult = z.infer<typeof VerifyResult>;

/** `outdatedSubmissions` is not 0 when this save changed what decides a verdict: then a rejudge is worth an offer. */
export const SaveResult = z.extend(VerifyResult, {
  _id: z.string(),
  message: z.string(),
  outdatedSubmissions: z.number(),
});
export type SaveResult = z.infer<typeof SaveResult>;

/**
 * Why a save was refused: this reference solution fails this test. `number` counts within the visible or the hidden
 * tests, as the form does; it is null when the code does not compile. Texts are cut at 64 KiB.
 */
export const ReferenceFailure = z.object({
  language: LanguageId,
  verdict: Verdict,
  number: z.nullable(z.number()),
  isVisible: z.boolean(),
  reason: z.string(),
  stdin: z.string(),
  expected_output: z.string(),
  stdout: z.string(),
  stderr: z.string(),
  compilerOutput: z.optional(z.string()),
});
export type ReferenceFailure = z.infer<typeof ReferenceFailure>;

/**
 * The events of create, update and verify when the client asks for `text/event-stream`: `accepted` once the references
 * wait for the judge, `compiled` and `test` for each of them, `failed` (a ReferenceFailure) for each that fails, and
 * last either `result` (the plain call's body) or `error` (the body of a refusal, whose message names the first
 * failure in words). Here `number` counts over all tests, visible ones first. An import tells of the solutions beside
 * the references too, `solution`: once before the first and once after each, whose `file` and `verdict` it names; where
 * the time limit follows from solutions, it counts those first, and then all of them anew.
 */
export const VerifyAcceptedEvent = z.object({ totalTestCases: z.number(), languages: z.array(LanguageId) });
export const VerifyCompiledEvent = z.object({ language: LanguageId });
export const VerifyTestEvent = z.object({
  language: LanguageId,
  number: z.number(),
  verdict: Verdict,
  runtime: z.number(),
  memory: z.number(),
});

export const VerifySolutionEvent = z.object({
  judged: z.number(),
  total: z.number(),
  file: z.optional(z.string()),
  verdict: z.optional(Verdict),
});

const Message = z.object({ message: z.string() });

export const createProblem = endpoint({
  method: "POST",
  path: "/problem/create",
  access: "admin",
  body: ProblemUpdate,
  response: SaveResult,
  summary:
    "Store a new problem, once all its reference solutions pass all its tests; a draft needs no more than a title and a description",
});
export const updateProblem = endpoint({
  method: "PUT",
  path: "/problem/update/{problemId}",
  access: "admin",
  body: ProblemUpdate,
  response: SaveResult,
  summary: "Replace a problem, once all its reference solutions pass all its tests",
});
export const verifyProblem = endpoint({
  method: "POST",
  path: "/problem/verify",
  access: "admin",
  body: ProblemUpdate,
  response: VerifyResult,
  summary: "Judge the reference solutions of a form and store nothing",
});
export const deleteProblem = endpoint({
  method: "DELETE",
  path: "/problem/delete/{problemId}",
  access: "admin",
  response: Message,
  summary: "Delete a problem; the history of those who tried it stays",
});
export const editProblem = endpoint({
  method: "GET",
  path: "/problem/edit/{problemId}",
  access: "admin",
  response: ProblemEdit,
  summary: "The whole problem for the update form, hidden tests included",
});
export const previewStatement = endpoint({
  method: "POST",
  path: "/problem/preview",
  access: "admin",
  body: z.object({ description: z.string("Description is required") }),
  response: z.object({ descriptionHtml: z.string() }),
  summary: "A statement as its readers will see it",
});
/** What keeps a problem from being judged; problems that can be judged are not in the list. */
export const ProblemTrouble = z.object({
  problemId: z.string(),
  kind: z.enum(["checker_broken", "awaits_tests", "tests_unbuildable"]),
  /** What the judge has said of the checker, or why the tests cannot be built; empty while they are being built. */
  reason: z.string(),
  /** How far the building of the tests is, where they are awaited. */
  tests: z.optional(z.nullable(BuiltTests)),
});
export type ProblemTrouble = z.infer<typeof ProblemTrouble>;
export const problemTroubles = endpoint({
  method: "GET",
  path: "/problem/troubles",
  access: "admin",
  response: z.array(ProblemTrouble),
  summary: "The problems that cannot be judged now, and why",
});
