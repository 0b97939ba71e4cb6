import * as z from "zod/mini";
import { BuiltTests } from "./built-tests.ts";
import { Conversation } from "./conversation.ts";
import { endpoint } from "./endpoint.ts";
import { LanguageId } from "./language.ts";
import { Points } from "./points.ts";
import { KeptTextChange, said } from "./text-changes.ts";
import { SubmissionStatus, Verdict } from "./verdict.ts";

/** 64 KiB, the limit of Codeforces: counted in UTF-16 units here, and in bytes again by the server. */
export const CODE_MAX_LENGTH = 65_536;
/** Own input for a run: 64 KiB is far beyond what a person types. */
export const OWN_INPUT_MAX_LENGTH = 65_536;
export const OWN_INPUT_TOO_LONG = "Input must be at most 64 KB";

export const Code = z
  .string("Code is required")
  .check(z.minLength(1, "Code is required"), z.maxLength(CODE_MAX_LENGTH, "Code must be at most 64 KB"));
/** The whole code, or what has changed of the draft that the server keeps in its language. */
export const SaidCode = said(Code, { change: KeptTextChange, missing: "Code is required" });
export const Language = z.enum(LanguageId.options, "Language must be javascript, java or cpp");

export const SubmitBody = z.object({
  code: Code,
  language: Language,
  /** Made up by the caller for this one submission: sent again with it, say because no answer came, it counts once. */
  key: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/, "A key has 8 to 64 letters, digits, - and _"))),
});
export const OwnInput = z.string("Input must be a text").check(z.maxLength(OWN_INPUT_MAX_LENGTH, OWN_INPUT_TOO_LONG));
/**
 * What has changed of the input of the own test with the id `test`, of those that the server keeps as this revision.
 */
export const OwnInputChange = z.extend(KeptTextChange, { test: z.string() });
export type OwnInputChange = z.infer<typeof OwnInputChange>;

/** More own tests help nobody; the text that keeps them has its own limit. */
export const OWN_TESTS_MAX = 20;
const SaidOwnInput = said(OwnInput, { change: OwnInputChange, missing: "Input must be a text" });

export const RunBody = z.object({
  code: SaidCode,
  language: Language,
  /** Own test input: then only this input is run, and the expected output comes from the reference solution. */
  ownInput: z.optional(SaidOwnInput),
  /**
   * Own test inputs that are run after the visible tests, in this order; as `ownInput` else, beside which they are bad.
   */
  ownInputs: z.optional(
    z.array(SaidOwnInput).check(z.maxLength(OWN_TESTS_MAX, `At most ${OWN_TESTS_MAX} own tests at once`)),
  ),
  /**
   * Nobody has pressed Run: a page runs what is typed. It is judged after every run and submission, has an allowance of
   * its own, and of own input the reference solution is asked for those only who may ask it as often as they like.
   */
  live: z.optional(z.literal(true)),
});

/**
 * What a test's program and the problem's own have said to each other; left out where the latter has no part in the
 * run.
 * `stdin` and `expected_output` are empty then, but for an own input.
 */
const Talked = { conversation: z.optional(Conversation) };

/**
 * One test of a run. `status_id` is Judge0's number, 3 means passed. `expected_output` is null when there is no known
 * answer (own input that the problem's validator or its reference solution refuses): the verdict is NC then. `runtime`
 * is CPU seconds,
 * `memory` kB.
 */
export const RunTestCase = z.object({
  stdin: z.string(),
  expected_output: z.nullable(z.string()),
  stdout: z.string(),
  stderr: z.string(),
  status_id: z.number(),
  verdict: Verdict,
  /** Why the program ended, in words: "SIGSEGV (invalid memory reference)", "exit code 1". Empty when it ended well. */
  reason: z.string(),
  runtime: z.number(),
  memory: z.number(),
  ...Talked,
});
export type RunTestCase = z.infer<typeof RunTestCase>;

/**
 * `success` is true only when every test passed. `runtime` (seconds) and `memory` (kB) are the largest of all tests.
 */
export const RunResult = z.object({
  success: z.boolean(),
  verdict: Verdict,
  runtime: z.number(),
  memory: z.number(),
  testCases: z.array(RunTestCase),
  error: z.optional(z.string()),
  /** The compiler's own text, with the user's line numbers, when it refused the code. */
  compilerOutput: z.optional(z.string()),
});
export type RunResult = z.infer<typeof RunResult>;

/** The first visible test that failed, for the diff. Hidden tests are never shown. */
export const FailedTest = z.object({
  stdin: z.string(),
  expected_output: z.string(),
  stdout: z.string(),
  stderr: z.string(),
  verdict: Verdict,
  reason: z.string(),
  ...Talked,
});
export type FailedTest = z.infer<typeof FailedTest>;

/**
 * `runtime` (seconds) and `memory` (kB) are the largest over all tests once the submission is accepted; until then over
 * the visible ones, and nothing but number and verdict is told of a hidden test.
 */
export const SubmitResult = z.object({
  submissionId: z.string(),
  accepted: z.boolean(),
  verdict: Verdict,
  passedTestCases: z.number(),
  totalTestCases: z.number(),
  runtime: z.number(),
  memory: z.number(),
  error: z.optional(z.string()),
  compilerOutput: z.optional(z.string()),
  failedTest: z.optional(FailedTest),
  /** Left out where the problem gives none. */
  points: z.optional(Points),
});
export type SubmitResult = z.infer<typeof SubmitResult>;

/** A row of the history. Runtime and memory as in SubmitResult. */
export const Submission = z.object({
  _id: z.string(),
  language: LanguageId,
  status: SubmissionStatus,
  /** Null while no verdict is written. */
  verdict: z.nullable(Verdict),
  runtime: z.number(),
  memory: z.number(),
  testCasesPassed: z.number(),
  testCasesTotal: z.number(),
  createdAt: z.iso.datetime(),
  errorMessage: z.string(),
  code: z.string(),
  /** As in SubmitResult. */
  points: z.optional(Points),
});
export type Submission = z.infer<typeof Submission>;

/**
 * The events of a run or submit when the client asks for `text/event-stream`: `accepted` once the job is stored,
 * `waiting` now and then while it stands in line for longer than a second, `building` while the problem's tests are
 * still being built, `compiled`, one `test` per finished test (1-based number), and last either `result` (the plain
 * call's body) or `error` (the body of a refusal). Each but `waiting` and `building` has an id that says what it is
 * about: `<id>.accepted`, `<id>.compiled`, `<id>.test.3`. A stream that broke is taken up again with
 * `followSubmission`, on any server, with the last id in the header Last-Event-ID: what went before is not told again,
 * but a test may be, and tests of which nothing was heard come before the result.
 */
export const AcceptedEvent = z.object({ id: z.string(), totalTestCases: z.number() });
/**
 * The place in the line of all that wait for a judge: 1 is next, 0 that a judge has taken it. `estimateSeconds` until
 * then; null while nobody knows how fast the line moves.
 */
export const WaitingEvent = z.object({ position: z.number(), estimateSeconds: z.nullable(z.number()) });
/**
 * The hidden tests of the problem are still being built, once after the installation; the submission waits for them, in
 * front of everything else that is built.
 */
export const BuildingEvent = BuiltTests;
export const TestEvent = z.object({
  number: z.number(),
  verdict: Verdict,
  /** Both are left out for the hidden tests of a submission: a program can say with them what it has read. */
  runtime: z.optional(z.number()),
  memory: z.optional(z.number()),
});
export type TestEvent = z.infer<typeof TestEvent>;

export const run = endpoint({
  method: "POST",
  path: "/submission/run/{problemId}",
  access: "user",
  scope: "submit",
  body: RunBody,
  response: RunResult,
  summary: "Run code against the visible tests, or against own input",
});
export const submit = endpoint({
  method: "POST",
  path: "/submission/submit/{problemId}",
  access: "user",
  scope: "submit",
  body: SubmitBody,
  response: SubmitResult,
  summary: "Submit code: judged against all tests and kept in the history",
});
export const followSubmission = endpoint({
  method: "GET",
  path: "/submission/follow/{submissionId}",
  access: "user",
  scope: "read",
  response: SubmitResult,
  summary: "Wait for the verdict of an own submission: the answer, or the stream of events, that its submit gives",
});
export const attemptedProblems = endpoint({
  method: "GET",
  path: "/submission/attempted",
  access: "user",
  scope: "read",
  response: z.object({ problemIds: z.array(z.string()) }),
  summary: "The problems to which the signed-in user has submitted, solved or not",
});
/** How many of all submissions to a problem were accepted, of those that have a verdict about the program. */
export const Acceptance = z.object({ problemId: z.string(), accepted: z.number(), judged: z.number() });
export type Acceptance = z.infer<typeof Acceptance>;
export const acceptance = endpoint({
  method: "GET",
  path: "/submission/acceptance",
  access: "reader",
  scope: "read",
  response: z.array(Acceptance),
  summary: "Everybody's submissions to each problem, and how many of them were accepted; up to a minute old",
});
export const submittedProblem = endpoint({
  method: "GET",
  path: "/problem/submittedProblem/{problemId}",
  access: "user",
  scope: "read",
  /** The _id of a submission: those that are older. */
  query: z.object({ before: z.optional(z.string()) }),
  response: z.array(Submission),
  summary:
    "The user's own submissions to a problem, newest first, with their code: as many as fit into 1 MB, at most 200. Where there are older ones, a Link header names the address of the next",
});
export const submissionById = endpoint({
  method: "GET",
  path: "/submission/submissionById/{submissionId}",
  access: "user",
  scope: "read",
  response: Submission,
  summary: "One of the user's own submissions, with its code",
});
