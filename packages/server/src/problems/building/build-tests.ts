import type { GeneratedData, TestDigests } from "@verdict/catalogue/generated-data";
import type { TestRule } from "@verdict/catalogue/generator-rules";
import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { singleFile } from "@verdict/catalogue/single-file";
import { type JobTask, TOKEN_CHECKER } from "@verdict/contract/judging";
import { judgeTask } from "../../judging/judge-task.ts";
import type { JudgingContext } from "../../judging/judging-context.ts";
import type { TestContent } from "../problem-content.ts";
import { listMissingData, storeTestData, testContentOf } from "../test-data.ts";

const MEBIBYTE = 1024 * 1024;
/** What makes or answers the largest tests gets more than a problem gives to its solvers. */
const LIMITS = { timeMs: 20_000, memoryBytes: 1024 * MEBIBYTE, outputBytes: 64 * MEBIBYTE };

/** The judges of a small machine run so many programs at once. Whatever users send comes first all the same. */
const TESTS_AT_A_TIME = 2;

/** The package cannot be built as its author built it: its own fault, to be told to an admin, and not tried again. */
export class UnbuildableError extends Error {
  override name = "UnbuildableError";
}

/** No judge answers, or it has failed by its own fault: worth another try later. */
export class NotBuiltError extends Error {
  override name = "NotBuiltError";
}

type Source = Pick<JobTask, "language" | "source">;
interface Building {
  userId: string;
  signal: AbortSignal;
  /** Asked between two tests. */
  mayGoOn: () => Promise<boolean>;
}

/**
 * Lets the judges build the secret tests of a package, behind everything else in the queue, and stores those that are
 * not stored yet. Only what has the digest of the package is stored. Returns whether all of them are stored: false when
 * it may not go on. Throws UnbuildableError and NotBuiltError.
 */
export async function buildTests(
  context: JudgingContext,
  problem: CatalogueProblem & { generated: GeneratedData },
  building: Building,
): Promise<boolean> {
  const solution = solutionOf(problem);
  const { tests } = problem.generated.rules;
  for (let first = 0; first < tests.length; first += TESTS_AT_A_TIME) {
    const areNew = await Promise.all(
      tests.slice(first, first + TESTS_AT_A_TIME).map((rule) => {
        const digests = problem.generated.digests.get(rule.name);
        if (digests === undefined) throw new UnbuildableError(`${rule.name} has no digests`);
        return buildTest(context, { rule, digests, generated: problem.generated, solution, building });
      }),
    );
    if (areNew.includes(true) && !(await building.mayGoOn())) return false;
  }
  return true;
}

function solutionOf({ solutions, generated }: CatalogueProblem & { generated: GeneratedData }): Source {
  const solution = solutions.find(({ name }) => name === generated.rules.solution);
  if (solution === undefined) throw new UnbuildableError(`submissions/${generated.rules.solution} is not there`);
  return { language: solution.language, source: solution.source };
}

/** False when both files were stored before. */
async function buildTest(
  context: JudgingContext,
  test: { rule: TestRule; digests: TestDigests; generated: GeneratedData; solution: Source; building: Building },
): Promise<boolean> {
  const { rule, digests, solution, building } = test;
  const missing = new Set(await listMissingData(context.pool, [digests.input, digests.answer]));
  if (missing.size === 0) return false;
  if (missing.has(digests.input)) {
    const input = await inputOf(context, test);
    requireDigest(input, digests.input, `the input of ${rule.name}`);
    await storeTestData(context.pool, [input]);
  }
  if (missing.has(digests.answer)) {
    const what = `the solution on ${rule.name}`;
    const answer = await outputOf(context, {
      what,
      program: solution,
      stdin: { sha256: digests.input, bytes: null },
      building,
    });
    requireDigest(answer, digests.answer, `the answer of ${rule.name}`);
    await storeTestData(context.pool, [answer]);
  }
  return true;
}

async function inputOf(
  context: JudgingContext,
  { rule, generated, building }: { rule: TestRule; generated: GeneratedData; building: Building },
): Promise<TestContent> {
  if (rule.kind === "written") return testContentOf(Buffer.from(rule.input));
  const { command } = rule;
  const program = generated.programs.get(command.program);
  if (program === undefined) throw new UnbuildableError(`generators/${command.program} is not there`);
  const source = { language: program.language, source: singleFile(program) };
  const stdin = testContentOf(Buffer.from(`${command.words.join(" ")}\n`));
  return await outputOf(context, { what: `the generator of ${rule.name}`, program: source, stdin, building });
}

/** What the program prints for this input. */
async function outputOf(
  context: JudgingContext,
  input: { what: string; program: Source; stdin: TestContent; building: Building },
): Promise<TestContent> {
  const { what, program, stdin, building } = input;
  const outcome = await judgeTask(context, {
    purpose: "experiment",
    userId: building.userId,
    problemId: null,
    async prepare(db) {
      await storeTestData(db, [stdin]);
      const test = { number: 1, isVisible: true, input: { sha256: stdin.sha256 }, answer: null };
      const tests = [{ ...test, shownBytes: LIMITS.outputBytes }];
      return { ...program, limits: LIMITS, checker: TOKEN_CHECKER, tests, reference: null };
    },
    signal: building.signal,
  });
  if (outcome.kind === "problem-broken") throw new UnbuildableError(`${what}: ${outcome.reason}`);
  if (outcome.kind === "unavailable") throw new NotBuiltError(`${what}: ${outcome.reason ?? "no judge answers"}`);
  const [test] = outcome.result.tests;
  if (outcome.result.verdict !== "NC" || test === undefined || test.output === null) {
    const why = outcome.result.compilerOutput ?? test?.reason ?? outcome.result.verdict;
    throw new UnbuildableError(`${what} failed: ${why.slice(0, 500)}`);
  }
  return testContentOf(Buffer.from(test.output));
}

function requireDigest({ sha256 }: TestContent, expected: string, what: string): void {
  if (sha256 !== expected) throw new UnbuildableError(`${what} is not the one that its author built`);
}
