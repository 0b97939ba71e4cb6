import { withSeed } from "@verdict/contract/author-programs";
import type { JobTask, TestResult } from "@verdict/contract/judging";
import { STRESS_TEXT_BYTES_MAX, type StressBody, type StressResult } from "@verdict/contract/stress";
import type { RunVerdict } from "@verdict/contract/verdict";
import { judgeTask, type Outcome } from "../../judging/judge-task.ts";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { NO_JUDGE_FOR_RUN, verdictText } from "../../judging/verdict-texts.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { testContentOf } from "../test-data.ts";
import { NEW_PROBLEM_SETTINGS } from "./content-of-form.ts";
import { limitsOfForm } from "./form-limits.ts";
import { findRefusedInput, printForAuthor } from "./print-for-author.ts";

/** What goes through all errands of one stress test. */
export interface StressErrand {
  context: JudgingContext;
  userId: string;
  body: StressBody;
  /** Of the stored problem, where there is one. */
  addedFiles: JobTask["addedFiles"];
  signal: AbortSignal;
}

/** An input that the generator has made, with the line that it was told. It is stored. */
export interface StressCase {
  seed: number;
  line: string;
  sha256: string;
  bytes: Buffer;
}

type WithoutEffort<Result> = Omit<Result, "tries" | "inputs" | "seconds">;
type Differs = WithoutEffort<Extract<StressResult, { kind: "differs" }>>;
type Stopped = WithoutEffort<Extract<StressResult, { kind: "stopped" }>>;

/** One for each seed, or why there is none for one of them. */
export async function makeCases(errand: StressErrand, seeds: readonly number[]): Promise<StressCase[] | Stopped> {
  const { generator, parameters } = errand.body;
  const lines = seeds.map((seed) => withSeed(parameters, seed));
  const printed = await printForAuthor(errand.context, {
    ...printing(errand),
    what: "generator",
    program: generator,
    seeds,
    stdins: lines.map((line) => testContentOf(Buffer.from(`${line}\n`))),
  });
  const cases: StressCase[] = [];
  for (const [index, seed] of seeds.entries()) {
    const [line = "", one] = [lines[index], printed[index]];
    if (one === undefined) throw new Error("one input for each seed");
    if (one.kind === "failed") return { kind: "stopped", seed, line, input: "", reason: one.reason };
    cases.push({ seed, line, sha256: one.sha256, bytes: one.bytes });
  }
  return cases;
}

/**
 * Validators, the brute force and the program on these inputs. `end`: the smallest one on which the program fails, or
 * the first on which another one does. `bytes`: of all that is stored of them.
 */
export async function tryCases(
  errand: StressErrand,
  cases: readonly StressCase[],
): Promise<{ end: Differs | Stopped | null; bytes: number }> {
  const { context, body } = errand;
  const { validators, bruteForce } = body;
  const given = { ...printing(errand), seeds: cases.map(({ seed }) => seed), stdins: cases };
  const refused = await findRefusedInput(context, { ...given, validators });
  let bytes = bytesOf(cases);
  if (refused !== null) return { end: stopped(cases[refused.place], refused.reason), bytes };
  const answers = await printForAuthor(context, { ...given, what: "brute force", program: bruteForce });
  const answered: Answered[] = [];
  for (const [index, one] of cases.entries()) {
    const answer = answers[index];
    if (answer === undefined) throw new Error("one answer for each input");
    if (answer.kind === "failed") return { end: stopped(one, answer.reason), bytes };
    answered.push({ ...one, answer });
    bytes += answer.bytes.length;
  }
  return { end: smallestDifference(await judge(errand, answered), answered), bytes };
}

interface Answered extends StressCase {
  answer: { sha256: string; bytes: Buffer };
}

function printing({ userId, signal }: StressErrand) {
  return { userId, signal, purpose: "stress", mostBytes: STRESS_TEXT_BYTES_MAX } as const;
}

function bytesOf(cases: readonly StressCase[]): number {
  return cases.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

function stopped(one: StressCase | undefined, reason: string): Stopped {
  if (one === undefined) throw new Error("a place among the inputs");
  return { kind: "stopped", seed: one.seed, line: one.line, input: one.bytes.toString(), reason };
}

/** The results of the program, by the places of the inputs; those behind two that took too long may be missing. */
async function judge(errand: StressErrand, cases: readonly Answered[]): Promise<readonly TestResult[]> {
  const { context, userId, body, addedFiles, signal } = errand;
  const { program, checker } = body;
  const limits = { ...limitsOfForm(body, NEW_PROBLEM_SETTINGS.limits), outputBytes: STRESS_TEXT_BYTES_MAX };
  const outcome = await judgeTask(context, {
    purpose: "experiment",
    userId,
    problemId: null,
    signal,
    prepare: async () => ({
      language: program.language,
      source: program.code,
      limits,
      checker,
      ...(addedFiles ? { addedFiles } : {}),
      reference: null,
      tests: cases.map(({ sha256, answer }, index) => ({
        number: index + 1,
        isVisible: true,
        input: { sha256 },
        answer: { sha256: answer.sha256 },
      })),
    }),
  });
  return testsOf(outcome);
}

function testsOf(outcome: Outcome): readonly TestResult[] {
  switch (outcome.kind) {
    case "judged": {
      const { verdict, compilerOutput, tests } = outcome.result;
      if (verdict !== "CE") return tests;
      throw new DomainError("bad_input", `The program does not compile:\n${compilerOutput ?? ""}`);
    }
    case "problem-broken":
      throw new DomainError("bad_input", `The problem's own checker is broken: ${outcome.reason}`);
    case "unavailable":
      throw new DomainError("judge_unavailable", NO_JUDGE_FOR_RUN, { retryAfterSeconds: 10 });
    default:
      return outcome satisfies never;
  }
}

function smallestDifference(results: readonly TestResult[], cases: readonly Answered[]): Differs | null {
  const failed = results.flatMap((result) => {
    const one = cases[result.number - 1];
    return one === undefined || result.verdict === "AC" ? [] : [{ one, result }];
  });
  const [smallest] = failed.toSorted((a, b) => a.one.bytes.length - b.one.bytes.length || a.one.seed - b.one.seed);
  if (smallest === undefined) return null;
  const { one, result } = smallest;
  const { seed, line, bytes, answer } = one;
  const texts = { input: bytes.toString(), expected: answer.bytes.toString() };
  return {
    kind: "differs",
    seed,
    line,
    ...texts,
    output: result.output ?? "",
    errorOutput: result.errorOutput ?? "",
    verdict: result.verdict,
    reason: reasonOf(result),
  };
}

function reasonOf({ verdict, reason }: { verdict: RunVerdict; reason: string }): string {
  return reason === "" ? verdictText(verdict, reason) : reason;
}
