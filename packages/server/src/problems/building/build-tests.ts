import type { GeneratedData, TestDigests } from "@verdict/catalogue/generated-data";
import type { TestRule } from "@verdict/catalogue/generator-rules";
import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { singleFile } from "@verdict/catalogue/single-file";
import type { PrintTask } from "@verdict/contract/printing";
import { TEST_BYTES_MAX } from "@verdict/contract/problem-limits";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { printOutputs } from "../../judging/print-outputs.ts";
import type { TestContent } from "../problem-content.ts";
import { listMissingData, storeTestData, testContentOf } from "../test-data.ts";

/** What makes or answers the largest tests gets more than a problem gives to its solvers. */
const LIMITS = { timeMs: 20_000, memoryBytes: 1024 * 1024 * 1024, outputBytes: TEST_BYTES_MAX };

/**
 * So many are one errand of a judge, which starts its programs once for all of them. Between two errands the builder
 * looks whether something else is wanted more.
 */
const TESTS_AT_A_TIME = 6;

/** The package cannot be built as its author built it: its own fault, to be told to an admin, and not tried again. */
export class UnbuildableError extends Error {
  override name = "UnbuildableError";
}

/** No judge answers, or it has failed by its own fault: worth another try later. */
export class NotBuiltError extends Error {
  override name = "NotBuiltError";
}

type Source = Pick<PrintTask, "language" | "source">;
type Problem = CatalogueProblem & { generated: GeneratedData };
type Purpose = "building" | "awaited" | "generating";
interface Building {
  userId: string;
  signal: AbortSignal;
  /** Asked between two errands. */
  mayGoOn: () => Promise<boolean>;
  /** What the next errand is. */
  findPurpose: () => Promise<Purpose>;
  /** Hears how many of all tests are there. */
  onBuilt: (count: number) => Promise<void>;
}
interface Test {
  rule: TestRule;
  digests: TestDigests;
}

/**
 * Lets the judges build the secret tests of a package, and stores those that are not stored yet. Only what has the
 * digest of the package is stored. Returns whether all of them are stored: false when it may not go on. Throws
 * UnbuildableError and NotBuiltError.
 */
export async function buildTests(context: JudgingContext, problem: Problem, building: Building): Promise<boolean> {
  const solution = solutionOf(problem);
  const tests = problem.generated.rules.tests.map((rule) => ({ rule, digests: digestsOf(problem, rule) }));
  const hashes = tests.flatMap(({ digests }) => [digests.input, digests.answer]);
  const missing = new Set(await listMissingData(context.pool, hashes));
  const isMissing = ({ digests }: Test) => missing.has(digests.input) || missing.has(digests.answer);
  const left = tests.filter(isMissing);
  const built = problem.tests.length + tests.length - left.length;
  for (let first = 0; first < left.length; first += TESTS_AT_A_TIME) {
    await building.onBuilt(built + first);
    const some = left.slice(first, first + TESTS_AT_A_TIME);
    const errand = { ...building, purpose: await building.findPurpose() };
    await storeInputs(context, { problem, tests: some.filter(({ digests }) => missing.has(digests.input)), errand });
    await print(context, {
      what: "the solution on",
      program: solution,
      runs: some
        .filter(({ digests }) => missing.has(digests.answer))
        .map(({ rule, digests }) => ({ name: rule.name, input: storedAs(digests.input), wanted: digests.answer })),
      errand,
    });
    if (first + TESTS_AT_A_TIME < left.length && !(await building.mayGoOn())) return false;
  }
  await building.onBuilt(built + left.length);
  return true;
}

function solutionOf({ solutions, generated }: Problem): Source {
  const solution = solutions.find(({ name }) => name === generated.rules.solution);
  if (solution === undefined) throw new UnbuildableError(`submissions/${generated.rules.solution} is not there`);
  return { language: solution.language, source: solution.source };
}

function digestsOf({ generated }: Problem, { name }: TestRule): TestDigests {
  const digests = generated.digests.get(name);
  if (digests === undefined) throw new UnbuildableError(`${name} has no digests`);
  return digests;
}

type Errand = Building & { purpose: Purpose };

/** Those that are written out as they are, and the others by a run of their generator each. */
async function storeInputs(
  context: JudgingContext,
  { problem, tests, errand }: { problem: Problem; tests: readonly Test[]; errand: Errand },
): Promise<void> {
  const byProgram = new Map<string, Run[]>();
  for (const { rule, digests } of tests) {
    if (rule.kind === "written") {
      const input = testContentOf(Buffer.from(rule.input));
      if (input.sha256 !== digests.input) throw new UnbuildableError(`the input of ${rule.name} ${FOREIGN}`);
      await storeTestData(context.pool, [input]);
      continue;
    }
    const { program, words } = rule.command;
    const run = { name: rule.name, input: testContentOf(Buffer.from(`${words.join(" ")}\n`)), wanted: digests.input };
    byProgram.set(program, [...(byProgram.get(program) ?? []), run]);
  }
  for (const [name, runs] of byProgram) {
    const program = problem.generated.programs.get(name);
    if (program === undefined) throw new UnbuildableError(`generators/${name} is not there`);
    const { language } = program;
    await print(context, {
      what: "the generator of",
      program: { language, source: singleFile(program) },
      runs,
      errand,
    });
  }
}

/** One run of a program, and the digest of what it has to print. */
interface Run {
  name: string;
  input: TestContent;
  wanted: string;
}

function storedAs(sha256: string): TestContent {
  return { sha256, bytes: null };
}

const FOREIGN = "is not the one that its author built";

/** Lets a judge store what the program prints for each input, which has to be what is wanted. */
async function print(
  context: JudgingContext,
  { what, program, runs, errand }: { what: string; program: Source; runs: readonly Run[]; errand: Errand },
): Promise<void> {
  const [one] = runs;
  if (one === undefined) return;
  const { userId, signal, purpose } = errand;
  const printed = await printOutputs(context, {
    purpose,
    userId,
    signal,
    async prepare(db) {
      const inputs = runs.map(({ input, wanted }) => ({ sha256: input.sha256, wanted }));
      await storeTestData(
        db,
        runs.map(({ input }) => input),
      );
      return { ...program, limits: LIMITS, inputs, givesWay: purpose === "building" };
    },
  });
  if (printed.kind === "unavailable") {
    throw new NotBuiltError(`${what} ${one.name}: ${printed.reason ?? "no judge answers"}`);
  }
  if (printed.kind === "refused") {
    throw new UnbuildableError(`${what} ${one.name} failed: ${printed.compilerOutput.slice(0, MOST_REASON)}`);
  }
  for (const [index, { name, wanted }] of runs.entries()) {
    const output = printed.outputs[index];
    if (output?.kind === "stored" && output.sha256 === wanted) continue;
    if (output?.kind === "unwanted") throw new UnbuildableError(`${what} ${name} prints what ${FOREIGN}`);
    const why = output?.kind === "failed" ? output.reason : "it did not run";
    throw new UnbuildableError(`${what} ${name} failed: ${why.slice(0, MOST_REASON)}`);
  }
}

const MOST_REASON = 500;
