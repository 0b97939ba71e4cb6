import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Checker } from "./judging.ts";
import { LanguageId, LanguageName } from "./language.ts";
import {
  CODE_REQUIRED,
  EXPLANATION_REQUIRED,
  HiddenTestCase,
  LANGUAGES_REQUIRED,
  ProblemForm,
  VisibleTestCase,
} from "./problems.ts";
import { Verdict } from "./verdict.ts";

export const TESTS_MAX = 1000;
export const TEST_NAME_MAX_LENGTH = 100;
export const TIME_LIMIT_SECONDS = { min: 0.1, max: 60 } as const;
export const MEMORY_LIMIT_MEGABYTES = { min: 16, max: 2048 } as const;
const HINTS_MAX = 20;
const TIME_TEXT = `Time limit must be between ${TIME_LIMIT_SECONDS.min} and ${TIME_LIMIT_SECONDS.max} seconds`;
const MEMORY_TEXT = `Memory limit must be between ${MEMORY_LIMIT_MEGABYTES.min} and ${MEMORY_LIMIT_MEGABYTES.max} MB`;
const VISIBLE_TEST_REQUIRED = "At least one visible test case required";
const TOO_MANY_TESTS = `At most ${TESTS_MAX} test cases`;

/**
 * Data of a test that is too large for a form, or no text: `input` and `output` are then only the beginning, to look
 * at. A save that sends `stored` back unchanged keeps the data and ignores the two texts.
 */
export const StoredTest = z.object({
  inputSha256: z.string(),
  outputSha256: z.string(),
  inputBytes: z.number(),
  outputBytes: z.number(),
});
export type StoredTest = z.infer<typeof StoredTest>;
/** What authors call a test; users never see it. */
const TestName = z
  .string()
  .check(z.maxLength(TEST_NAME_MAX_LENGTH, `A test's name must be at most ${TEST_NAME_MAX_LENGTH} characters`));
const EDITED = { stored: z.optional(StoredTest), name: z.optional(TestName) };
const EditedVisibleTest = z.extend(VisibleTestCase, EDITED);
const EditedHiddenTest = z.extend(HiddenTestCase, EDITED);

/**
 * The body of create: the spec's form, and beyond it what may be left out. Absent settings are 2 s, 256 MB, comparing by
 * tokens, and not a draft; on update they keep their value. `revision` is the one that /problem/edit gave: when somebody
 * else has saved since, the update is refused with 409.
 */
export const ProblemSave = z.extend(ProblemForm, {
  visibleTestCases: z
    .array(EditedVisibleTest, VISIBLE_TEST_REQUIRED)
    .check(z.minLength(1, VISIBLE_TEST_REQUIRED), z.maxLength(TESTS_MAX, TOO_MANY_TESTS)),
  hiddenTestCases: z
    .array(EditedHiddenTest, "At least one hidden test case required")
    .check(z.minLength(1, "At least one hidden test case required"), z.maxLength(TESTS_MAX, TOO_MANY_TESTS)),
  timeLimitSeconds: z.optional(
    z
      .number(TIME_TEXT)
      .check(z.minimum(TIME_LIMIT_SECONDS.min, TIME_TEXT), z.maximum(TIME_LIMIT_SECONDS.max, TIME_TEXT)),
  ),
  memoryLimitMegabytes: z.optional(
    z
      .int(MEMORY_TEXT)
      .check(z.minimum(MEMORY_LIMIT_MEGABYTES.min, MEMORY_TEXT), z.maximum(MEMORY_LIMIT_MEGABYTES.max, MEMORY_TEXT)),
  ),
  checker: z.optional(Checker),
  hints: z.optional(z.array(z.string()).check(z.maxLength(HINTS_MAX, `At most ${HINTS_MAX} hints`))),
  /** Markdown as in the description; empty where there is none. */
  editorial: z.optional(z.string()),
  isDraft: z.optional(z.boolean()),
  /** Whether users may have their submissions studied (smallest failing input, growth), where the package allows it. */
  allowsStudies: z.optional(z.boolean()),
  revision: z.optional(z.string()),
});
export type ProblemSave = z.infer<typeof ProblemSave>;

/** What a stored problem lacks of a whole form: a package from elsewhere has seldom all languages, or explanations. */
export interface ProblemGaps {
  /** Languages without a reference solution; at least one has one. */
  languages: readonly LanguageName[];
  /** None of the visible tests has one. */
  lacksExplanations: boolean;
}

export function gapsOf(stored: {
  referenceSolution: readonly { language: LanguageName }[];
  visibleTestCases: readonly { explanation: string }[];
}): ProblemGaps {
  const given = stored.referenceSolution.map((solution) => solution.language);
  return {
    languages: LanguageName.options.filter((language) => !given.includes(language)),
    lacksExplanations:
      stored.visibleTestCases.length > 0 && stored.visibleTestCases.every((test) => test.explanation === ""),
  };
}

/**
 * The body of update. What the stored problem lacks may stay away, a solution as an empty text or without its entry;
 * all else is the form of create, with its texts. Nobody has to invent a solution in order to mend a statement.
 */
export function problemUpdateFor(gaps: ProblemGaps) {
  const maybeExplained = z.extend(EditedVisibleTest, { explanation: z.string(EXPLANATION_REQUIRED) });
  const solution = z.object({ language: LanguageName, completeCode: z.string(CODE_REQUIRED) }).check(
    z.refine((entry) => entry.completeCode !== "" || gaps.languages.includes(entry.language), {
      message: CODE_REQUIRED,
      path: ["completeCode"],
    }),
  );
  return z.extend(ProblemSave, {
    visibleTestCases: z
      .array(gaps.lacksExplanations ? maybeExplained : EditedVisibleTest, VISIBLE_TEST_REQUIRED)
      .check(z.minLength(1, VISIBLE_TEST_REQUIRED), z.maxLength(TESTS_MAX, TOO_MANY_TESTS)),
    referenceSolution: z.array(solution, LANGUAGES_REQUIRED).check(
      z.refine((entries) => hasLanguages(entries, gaps), LANGUAGES_REQUIRED),
      z.refine((entries) => entries.some((entry) => entry.completeCode !== ""), CODE_REQUIRED),
    ),
  });
}

function hasLanguages(entries: readonly { language: LanguageName }[], gaps: ProblemGaps): boolean {
  const given = new Set(entries.map((entry) => entry.language));
  const areAllThere = LanguageName.options.every((one) => given.has(one) || gaps.languages.includes(one));
  return areAllThere && given.size === entries.length && given.size > 0;
}

/** The body of update and verify before the server has looked at the stored problem: any gap may be one of its. */
export const ProblemUpdate = problemUpdateFor({ languages: LanguageName.options, lacksExplanations: true });

/** The whole problem for the update form, hidden tests included: for admins only. */
export const ProblemEdit = z.extend(ProblemSave, {
  _id: z.string(),
  timeLimitSeconds: z.number(),
  memoryLimitMegabytes: z.number(),
  checker: Checker,
  hints: z.array(z.string()),
  editorial: z.string(),
  isDraft: z.boolean(),
  allowsStudies: z.boolean(),
  revision: z.string(),
  /** Submissions with a verdict that was given for other tests, limits or another checker than those of now. */
  outdatedSubmissions: z.number(),
  /** What a judge has said last of the problem's own checker, when it is broken; null when it is not, as far as known. */
  fault: z.nullable(z.object({ reason: z.string(), seenAt: z.iso.datetime() })),
  /** Stored problems may lack what a form must have: packages from elsewhere come without explanations. */
  visibleTestCases: z.array(z.object({ input: z.string(), output: z.string(), explanation: z.string(), ...EDITED })),
  hiddenTestCases: z.array(z.object({ input: z.string(), output: z.string(), ...EDITED })),
  startCode: z.array(z.object({ language: LanguageName, initialCode: z.string() })),
  referenceSolution: z.array(z.object({ language: LanguageName, completeCode: z.string() })),
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
 * failure in words). Here `number` counts over all tests, visible ones first.
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

const Message = z.object({ message: z.string() });

export const createProblem = endpoint({
  method: "POST",
  path: "/problem/create",
  access: "admin",
  body: ProblemSave,
  response: SaveResult,
  summary: "Store a new problem, once all its reference solutions pass all its tests",
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
  kind: z.enum(["checker_broken", "awaits_tests"]),
  /** What the judge has said of the checker; empty where the tests are still being built. */
  reason: z.string(),
});
export type ProblemTrouble = z.infer<typeof ProblemTrouble>;
export const problemTroubles = endpoint({
  method: "GET",
  path: "/problem/troubles",
  access: "admin",
  response: z.array(ProblemTrouble),
  summary: "The problems that cannot be judged now, and why",
});
