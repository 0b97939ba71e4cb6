import * as z from "zod/mini";
import { AddedFiles } from "./added-files.ts";
import { Conversation } from "./conversation.ts";
import { LanguageId } from "./language.ts";
import { Scoring } from "./scoring.ts";
import { TimeFactors } from "./time-factors.ts";
import { RunVerdict } from "./verdict.ts";

/** Of test data: their SHA-256, in hexadecimal. */
export const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** Test data by content hash, fetched once and cached; own input comes as text. */
export const TestDatum = z.union([z.object({ sha256: Hash }), z.object({ text: z.string() })]);
export type TestDatum = z.infer<typeof TestDatum>;

const ownProgram = {
  language: z.enum(["cpp", "java", "python"]),
  files: z.array(z.object({ name: z.string(), content: z.string() })),
  arguments: z.array(z.string()),
};

/**
 * How an output is compared. `tokens`: white space only separates; case matters unless `ignoreCase`; with `ignoreSpace`
 * false the amount of white space counts too. `float`: tokens, where two numbers are equal when their absolute or
 * relative error is within the tolerance. `exact`: byte by byte. `validator`: a program of the problem decides (Kattis
 * output validator: exit code 42 accepts, 43 refuses).
 */
export const OutputChecker = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("tokens"), ignoreCase: z.boolean(), ignoreSpace: z.boolean() }),
  z.object({
    kind: z.literal("float"),
    absolute: z.number(),
    relative: z.number(),
    ignoreCase: z.boolean(),
    ignoreSpace: z.boolean(),
  }),
  z.object({ kind: z.literal("exact") }),
  z.object({ kind: z.literal("validator"), ...ownProgram }),
]);
export type OutputChecker = z.infer<typeof OutputChecker>;

/** Each takes as long as a test of another problem may. */
export const MOST_PASSES = 100;
const Passes = z.int().check(z.minimum(1), z.maximum(MOST_PASSES));

/**
 * A program of the problem that has a part in the run, so that no output alone says anything. `interactor` talks with
 * the judged program while it runs; `multi-pass` looks at the output and may have the program run again, on an input
 * that it writes itself. Both end as a validator does, and both may be asked for so many passes at most (at least 1;
 * for an interactor mostly 1).
 */
export const RunChecker = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("interactor"), ...ownProgram, passes: Passes }),
  z.object({ kind: z.literal("multi-pass"), ...ownProgram, passes: Passes }),
]);
export type RunChecker = z.infer<typeof RunChecker>;

export const Checker = z.discriminatedUnion("kind", [OutputChecker, RunChecker]);
export type Checker = z.infer<typeof Checker>;

export function isRunChecker(checker: Checker): checker is RunChecker {
  return checker.kind === "interactor" || checker.kind === "multi-pass";
}

export const TOKEN_CHECKER: OutputChecker = { kind: "tokens", ignoreCase: false, ignoreSpace: true };

/**
 * `number` is 1-based over all tests. `answer` is null where the reference solution of the job has to give it; where
 * that gives none, the output is not compared. `checker` is there only for a test that is compared in another way than
 * the problem's other tests. `shownBytes`: so much of the output is reported, for servers of before 2026-11-24, which
 * had programs judged for what they print; 64 KiB where it is left out. `path` is its name in the package, where that
 * says what it is worth.
 */
export const JudgeTest = z.object({
  number: z.number(),
  isVisible: z.boolean(),
  input: TestDatum,
  answer: z.nullable(TestDatum),
  checker: z.optional(z.nullable(Checker)),
  shownBytes: z.optional(z.number()),
  path: z.optional(z.nullable(z.string())),
});
export type JudgeTest = z.infer<typeof JudgeTest>;

/** Limits of the problem itself, before the language's own factor. Times in milliseconds, sizes in bytes. */
/** Of a problem. `timeMs` is for C++: programs in other languages get their language's multiple of it, or this one's. */
export const JudgeLimits = z.object({
  timeMs: z.number(),
  memoryBytes: z.number(),
  outputBytes: z.number(),
  timeFactors: z.optional(z.nullable(TimeFactors)),
});
export type JudgeLimits = z.infer<typeof JudgeLimits>;
export const DEFAULT_LIMITS: JudgeLimits = {
  timeMs: 2000,
  memoryBytes: 256 * 1024 * 1024,
  outputBytes: 16 * 1024 * 1024,
};
/** Of every program in every language, those of its runtime included (a JVM has some fifteen, Node up to eleven). */
export const MOST_THREADS = 128;
/** What a program can keep in files in /tmp; they count as its memory and are gone after each test. */
export const TEMPORARY_BYTES = 16 * 1024 * 1024;

const ProblemProgram = z.object({ language: LanguageId, source: z.string() });

/**
 * What is judged, whoever asks for it. `validators`: the problem's input validators (exit code 42 accepts, 43 refuses),
 * for tests that a user has written; left out where there are no such tests, by problems without, and by older servers.
 * `addedFiles` lie beside the program and beside the reference.
 */
export const JobTask = z.object({
  language: LanguageId,
  source: z.string(),
  limits: JudgeLimits,
  checker: Checker,
  tests: z.array(JudgeTest),
  reference: z.nullable(ProblemProgram),
  /** Of a submission to a problem that gives points; each of its tests has a path then. */
  scoring: z.optional(z.nullable(Scoring)),
  validators: z.optional(z.array(ProblemProgram)),
  addedFiles: z.optional(z.nullable(AddedFiles)),
});
export type JobTask = z.infer<typeof JobTask>;

/**
 * `run` jobs report every test's output; `submit` jobs report output of visible tests only. `owner` is whoever waits
 * for it, for taking turns; older servers do not say it.
 */
export const JudgeJob = z.extend(JobTask, {
  jobId: z.string(),
  owner: z.optional(z.string()),
  kind: z.enum(["run", "submit"]),
  subjectId: z.string(),
  attempt: z.number(),
});
export type JudgeJob = z.infer<typeof JudgeJob>;

/**
 * `output`, `errorOutput` and `expected` are null for hidden tests; cut at 64 KiB otherwise. `instructions`: how many
 * the program has executed outside the kernel; null where the judge's machine counts none, and left out by older
 * judges. `conversation`: of a visible test of a problem whose own program has a part in the run.
 */
export const TestResult = z.object({
  number: z.number(),
  verdict: RunVerdict,
  cpuMs: z.number(),
  wallMs: z.number(),
  memoryBytes: z.number(),
  instructions: z.optional(z.nullable(z.number())),
  exitCode: z.nullable(z.number()),
  signal: z.nullable(z.string()),
  reason: z.string(),
  output: z.nullable(z.string()),
  errorOutput: z.nullable(z.string()),
  expected: z.nullable(z.string()),
  conversation: z.optional(z.nullable(Conversation)),
});
export type TestResult = z.infer<typeof TestResult>;

/** Where the time went, in milliseconds since the judge took the job: `name` is compile, test 1, compare 1, … */
export const TimingSpan = z.object({ name: z.string(), startMs: z.number(), endMs: z.number() });
export type TimingSpan = z.infer<typeof TimingSpan>;

/**
 * Why a job ended without a verdict about its program. `problem`: a program of the problem itself is broken (an output
 * validator that does not compile, crashes, or ends with a code that means nothing); trying again would change nothing,
 * so the judge says it with `judge_finish`. `judge`: ours; a judge gives the job back with the reason, and the database
 * writes this after the last attempt. `reason` is for admins: it may quote the problem's programs and hidden tests.
 */
export const JudgeFault = z.object({ kind: z.enum(["problem", "judge"]), reason: z.string() });
export type JudgeFault = z.infer<typeof JudgeFault>;

/** What a judge tells on the way: the program compiles, or one of its tests has ended. */
export const JudgeStep = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("compiled") }),
  z.object({
    kind: z.literal("test"),
    number: z.number(),
    verdict: RunVerdict,
    cpuMs: z.number(),
    memoryBytes: z.number(),
  }),
]);
export type JudgeStep = z.infer<typeof JudgeStep>;
