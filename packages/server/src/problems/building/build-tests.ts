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
import { noteBuilt } from "./store.ts";

/** What makes or answers the largest tests gets more than a problem gives to its solvers. */
const LIMITS = { timeMs: 20_000, memoryBytes: 1024 * 1024 * 1024, outputBytes: TEST_BYTES_MAX };

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

type Source = Pick<PrintTask, "language" | "source">;
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
  const samples = problem.tests.length;
  for (let first = 0; first < tests.length; first += TESTS_AT_A_TIME) {
    const areNew = await Promise.all(
      tests.slice(first, first + TESTS_AT_A_TIME).map((rule) => {
        const digests = problem.generated.digests.get(rule.name);
        if (digests === undefined) throw new UnbuildableError(`${rule.name} has no digests`);
        return buildTest(context, { rule, digests, generated: problem.generated, solution, building });
      }),
    );
    const built = samples + Math.min(first + TESTS_AT_A_TIME, tests.length);
    await noteBuilt(context.pool, { id: problem.slug, built });
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
  if (missing.has(digests.input)) await storeInput(context, test);
  if (missing.has(digests.answer)) {
    const input = { sha256: digests.input, bytes: null };
    const run = { what: `the solution on ${rule.name}`, program: solution, input };
    await print(context, { ...run, wanted: digests.answer, building });
  }
  return true;
}

async function storeInput(
  context: JudgingContext,
  test: { rule: TestRule; digests: TestDigests; generated: GeneratedData; building: Building },
): Promise<void> {
  const { rule, digests, generated, building } = test;
  if (rule.kind === "written") {
    const input = testContentOf(Buffer.from(rule.input));
    if (input.sha256 !== digests.input) throw new UnbuildableError(`the input of ${rule.name} ${FOREIGN}`);
    return await storeTestData(context.pool, [input]);
  }
  const { command } = rule;
  const program = generated.programs.get(command.program);
  if (program === undefined) throw new UnbuildableError(`generators/${command.program} is not there`);
  await print(context, {
    what: `the generator of ${rule.name}`,
    program: { language: program.language, source: singleFile(program) },
    input: testContentOf(Buffer.from(`${command.words.join(" ")}\n`)),
    wanted: digests.input,
    building,
  });
}

const FOREIGN = "is not the one that its author built";

/** Lets a judge store what the program prints for this input, which has to be what is wanted. */
async function print(
  context: JudgingContext,
  run: { what: string; program: Source; input: TestContent; wanted: string; building: Building },
): Promise<void> {
  const { what, program, input, wanted, building } = run;
  const printed = await printOutputs(context, {
    purpose: "building",
    userId: building.userId,
    signal: building.signal,
    async prepare(db) {
      await storeTestData(db, [input]);
      return { ...program, limits: LIMITS, inputs: [{ sha256: input.sha256, wanted }] };
    },
  });
  if (printed.kind === "unavailable") throw new NotBuiltError(`${what}: ${printed.reason ?? "no judge answers"}`);
  const [output] = printed.kind === "printed" ? printed.outputs : [];
  if (output?.kind === "stored" && output.sha256 === wanted) return;
  if (output?.kind === "unwanted") throw new UnbuildableError(`${what} prints what ${FOREIGN}`);
  const why =
    printed.kind === "refused" ? printed.compilerOutput : output?.kind === "failed" ? output.reason : "it did not run";
  throw new UnbuildableError(`${what} failed: ${why.slice(0, 500)}`);
}
