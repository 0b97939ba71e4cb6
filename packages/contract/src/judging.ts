import * as z from "zod/mini";
import { LanguageId } from "./language.ts";
import { Verdict } from "./verdict.ts";

/**
 * What goes between the database and a judge. The judge's role may only call the functions named here; it sees no
 * table. Every value crosses as JSON, parsed with these schemas on both sides.
 *
 *   judge_claim(worker uuid, lock_key int, most int, lease_seconds int) → setof jsonb   (a JudgeJob each)
 *   judge_renew(worker uuid, lease_seconds int)                        → setof (job_id bigint, cancelled boolean)
 *   judge_test_data(sha256 text[])                                     → setof (sha256 text, content bytea)
 *   judge_finish(worker uuid, job_id bigint, result jsonb)             → boolean  (false: not the holder, nothing changed)
 *   judge_give_back(worker uuid, job_id bigint, reason text)           → text     ('requeued', 'gave_up' or 'not_held')
 *   judge_stop(worker uuid)                                            → int      (jobs returned to the queue at shutdown)
 *   judge_reap()                                                       → int      (jobs taken back from dead workers)
 *
 * Notifications, each sent as a statement of its own after the commit: `job` (something to do), `job_cancel` (job id),
 * `judged` (subject id), `judging` (a JudgeProgress as JSON, below 8,000 bytes).
 *
 * No string in a result may hold U+0000 or half a surrogate pair: PostgreSQL's jsonb refuses both. `judge_finish`
 * refuses (raises) a result that says AC without a passed TestResult for each test of the job; JE counts as giving the
 * job back. A job gets five attempts. `lock_key` is null, or the second key of the advisory lock (0x6a6f62, lock_key)
 * that the worker holds on a direct connection: when that is gone, `judge_reap` gives its jobs to others at once.
 */

const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** Test data by content hash, fetched once and cached; own input comes as text. */
export const TestDatum = z.union([z.object({ sha256: Hash }), z.object({ text: z.string() })]);
export type TestDatum = z.infer<typeof TestDatum>;

/**
 * How an output is compared. `tokens`: white space only separates; case matters unless `ignoreCase`; with
 * `ignoreSpace` false the amount of white space counts too. `float`: tokens, where two numbers are equal when their
 * absolute or relative error is within the tolerance. `exact`: byte by byte. `validator`: a program of the problem
 * decides (Kattis output validator: exit code 42 accepts, 43 refuses).
 */
export const Checker = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("tokens"), ignoreCase: z.boolean(), ignoreSpace: z.boolean() }),
  z.object({
    kind: z.literal("float"),
    absolute: z.number(),
    relative: z.number(),
    ignoreCase: z.boolean(),
    ignoreSpace: z.boolean(),
  }),
  z.object({ kind: z.literal("exact") }),
  z.object({
    kind: z.literal("validator"),
    language: z.enum(["cpp", "java", "python"]),
    files: z.array(z.object({ name: z.string(), content: z.string() })),
    arguments: z.array(z.string()),
  }),
]);
export type Checker = z.infer<typeof Checker>;
export const TOKEN_CHECKER: Checker = { kind: "tokens", ignoreCase: false, ignoreSpace: true };

/**
 * `number` is 1-based over all tests. `answer` is null where the reference solution of the job has to give it.
 * `checker` is there only for a test that is compared in another way than the problem's other tests. `shownBytes` says
 * how much of the output is reported where it is not 64 KiB.
 */
export const JudgeTest = z.object({
  number: z.number(),
  isVisible: z.boolean(),
  input: TestDatum,
  answer: z.nullable(TestDatum),
  checker: z.optional(z.nullable(Checker)),
  shownBytes: z.optional(z.number()),
});
export type JudgeTest = z.infer<typeof JudgeTest>;

/** Limits of the problem itself, before the language's own factor. Times in milliseconds, sizes in bytes. */
export const JudgeLimits = z.object({ timeMs: z.number(), memoryBytes: z.number(), outputBytes: z.number() });
export type JudgeLimits = z.infer<typeof JudgeLimits>;
export const DEFAULT_LIMITS: JudgeLimits = {
  timeMs: 2000,
  memoryBytes: 256 * 1024 * 1024,
  outputBytes: 16 * 1024 * 1024,
};

/** `run` jobs report every test's output; `submit` jobs report output of visible tests only. */
export const JudgeJob = z.object({
  jobId: z.string(),
  kind: z.enum(["run", "submit"]),
  subjectId: z.string(),
  attempt: z.number(),
  language: LanguageId,
  source: z.string(),
  limits: JudgeLimits,
  checker: Checker,
  tests: z.array(JudgeTest),
  reference: z.nullable(z.object({ language: LanguageId, source: z.string() })),
});
export type JudgeJob = z.infer<typeof JudgeJob>;

/** `output`, `errorOutput` and `expected` are null for hidden tests; cut at 64 KiB otherwise. */
export const TestResult = z.object({
  number: z.number(),
  verdict: Verdict,
  cpuMs: z.number(),
  wallMs: z.number(),
  memoryBytes: z.number(),
  exitCode: z.nullable(z.number()),
  signal: z.nullable(z.string()),
  reason: z.string(),
  output: z.nullable(z.string()),
  errorOutput: z.nullable(z.string()),
  expected: z.nullable(z.string()),
});
export type TestResult = z.infer<typeof TestResult>;

/** Where the time went, in milliseconds since the judge took the job: `name` is compile, test 1, compare 1, … */
export const TimingSpan = z.object({ name: z.string(), startMs: z.number(), endMs: z.number() });
export type TimingSpan = z.infer<typeof TimingSpan>;

/**
 * The verdict over all tests: the verdict of the first failing test by number, AC only when at least one test was
 * judged and every one of them passed. `cpuMs` and `memoryBytes` are the largest over all tests.
 */
export const JudgeResult = z.object({
  verdict: Verdict,
  passed: z.number(),
  total: z.number(),
  cpuMs: z.number(),
  memoryBytes: z.number(),
  compilerOutput: z.nullable(z.string()),
  tests: z.array(TestResult),
  timings: z.array(TimingSpan),
});
export type JudgeResult = z.infer<typeof JudgeResult>;

export const JudgeProgress = z.object({
  subjectId: z.string(),
  step: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("compiled") }),
    z.object({
      kind: z.literal("test"),
      number: z.number(),
      verdict: Verdict,
      cpuMs: z.number(),
      memoryBytes: z.number(),
    }),
  ]),
});
export type JudgeProgress = z.infer<typeof JudgeProgress>;
