import * as z from "zod/mini";
import { LanguageId } from "./language.ts";
import { RunVerdict } from "./verdict.ts";

/**
 * What goes between the database and a judge. The judge's role may only call the functions named here; it sees no
 * table. Every value crosses as JSON, parsed with these schemas on both sides.
 *
 *   judge_claim(worker uuid, lock_key int, most int, lease_seconds int) → setof jsonb   (a ClaimedJob each, see searching.ts)
 *   judge_renew(worker uuid, held bigint[], held_attempts int[], lease_seconds int)
 *                                                                      → setof (job_id bigint, attempt int, cancelled boolean)
 *   judge_test_data(sha256 text[])                                     → setof (sha256 text, content bytea)
 *   judge_finish(worker uuid, job_id bigint, attempt int, result jsonb) → boolean  (false: not the holder, nothing changed)
 *   judge_give_back(worker uuid, job_id bigint, attempt int, reason text)
 *                                                                      → text     ('requeued', 'gave_up' or 'not_held')
 *   judge_stop(worker uuid)                                            → int      (jobs returned to the queue at shutdown)
 *   judge_reap()                                                       → setof (job_id bigint, subject_id uuid, outcome text:
 *                                                                        'requeued', 'gave_up' or 'killed_judges')
 *   judge_report(worker uuid, facts jsonb)                             → jsonb    (facts: JudgeFacts; {isDraining})
 *
 * A worker that has no place left claims with `most` 0 and may get one job of a user of whom it holds none
 * (judge_claim).
 *
 * Notifications, each sent as a statement of its own after the commit: `job` (something to do), `job_cancel` (job id),
 * `judged` (subject id), `judging` (a StepNotice as JSON, below 8,000 bytes).
 *
 * No string in a result may hold U+0000 or half a surrogate pair: PostgreSQL's jsonb refuses both. `judge_finish`
 * refuses (raises) a result that says AC without a passed TestResult for each test of the job, or NC of a submission. A
 * fault of the problem ends its job at once; a fault of the judge counts as giving the job back. A job ends after five
 * failed attempts (see return_to_queue). An attempt that was taken away counts for nothing: the worker and the number
 * of the attempt fence it off. `lock_key` is null, or the second key of the advisory lock (JUDGE_LOCK, lock_key) that
 * the worker holds on a direct connection: when that is gone, `judge_reap` gives its jobs to others at once.
 */

/**
 * First key of the advisory lock that every judge holds while it lives, by one connection or, where the database has
 * not seen the end of an earlier one, by two: "job". SQL says it once more, in living_judges.
 */
export const JUDGE_LOCK = 0x6a6f62;

const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** Test data by content hash, fetched once and cached; own input comes as text. */
export const TestDatum = z.union([z.object({ sha256: Hash }), z.object({ text: z.string() })]);
export type TestDatum = z.infer<typeof TestDatum>;

/**
 * How an output is compared. `tokens`: white space only separates; case matters unless `ignoreCase`; with `ignoreSpace`
 * false the amount of white space counts too. `float`: tokens, where two numbers are equal when their absolute or
 * relative error is within the tolerance. `exact`: byte by byte. `validator`: a program of the problem decides (Kattis
 * output validator: exit code 42 accepts, 43 refuses).
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
 * `number` is 1-based over all tests. `answer` is null where the reference solution of the job has to give it; where
 * that gives none, the output is not compared. `checker` is there only for a test that is compared in another way than
 * the problem's other tests. `shownBytes` says how much of the output is reported where it is not 64 KiB.
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

/** What is judged, whoever asks for it. */
export const JobTask = z.object({
  language: LanguageId,
  source: z.string(),
  limits: JudgeLimits,
  checker: Checker,
  tests: z.array(JudgeTest),
  reference: z.nullable(z.object({ language: LanguageId, source: z.string() })),
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
 * judges.
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

const counts = {
  passed: z.number(),
  total: z.number(),
  /** The largest over all tests, as is `memoryBytes`. */
  cpuMs: z.number(),
  memoryBytes: z.number(),
  compilerOutput: z.nullable(z.string()),
  tests: z.array(TestResult),
  timings: z.array(TimingSpan),
};
/**
 * The verdict of the first failing test by number. Without one it is NC where an output was not compared, and AC only
 * when at least one test was judged and each of them passed. NC is refused for a submission.
 */
export const JudgedResult = z.object({ verdict: RunVerdict, ...counts });
export type JudgedResult = z.infer<typeof JudgedResult>;
/** JE never comes without a fault, and says nothing of the program: its counts are what was known when it failed. */
export const FaultResult = z.object({ verdict: z.literal("JE"), fault: JudgeFault, ...counts });
export type FaultResult = z.infer<typeof FaultResult>;

export const JudgeResult = z.discriminatedUnion("verdict", [JudgedResult, FaultResult]);
export type JudgeResult = z.infer<typeof JudgeResult>;

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

/**
 * What a search tells on the way (searching.ts). `smallest` is the size of the smallest failing input so far; null
 * before the first.
 */
export const SearchStep = z.object({
  kind: z.literal("searched"),
  tried: z.number(),
  largestTried: z.number(),
  smallest: z.nullable(z.number()),
});
export type SearchStep = z.infer<typeof SearchStep>;

/** What a measuring tells on the way (growth.ts): the program took `cpuMs` on an input of this size. */
export const GrowthStep = z.object({
  kind: z.literal("measured"),
  program: z.enum(["own", "reference"]),
  runs: z.number(),
  word: z.string(),
  size: z.number(),
  full: z.number(),
  cpuMs: z.number(),
});
export type GrowthStep = z.infer<typeof GrowthStep>;

/** What any study of a program tells on the way. */
export const StudyStep = z.discriminatedUnion("kind", [SearchStep, GrowthStep]);
export type StudyStep = z.infer<typeof StudyStep>;

export const StepNotice = z.object({ subjectId: z.string(), step: z.union([JudgeStep, StudyStep]) });
export type StepNotice = z.infer<typeof StepNotice>;

/** What a judge says of itself every few seconds. `isStopping`: the last time, in good order. */
export interface JudgeFacts {
  host: string;
  version: string;
  /** What keeps programs apart there, in words. */
  isolation: string;
  slots: number;
  /** False while its machine cannot judge, and it takes no jobs. */
  isFit: boolean;
  diskFreeBytes: number | null;
  diskTotalBytes: number | null;
  isStopping: boolean;
}

/**
 * What becomes of a judge's boxes: how their commands ended, or were ended by which limit; `failed`: the machine could
 * not make the box or keep it; and a runner that died and was replaced.
 */
export const BOX_EVENTS = [
  "exited",
  "signaled",
  "cpu",
  "wall",
  "memory",
  "output",
  "failed",
  "runner-replaced",
] as const;
export type BoxEvent = (typeof BOX_EVENTS)[number];
