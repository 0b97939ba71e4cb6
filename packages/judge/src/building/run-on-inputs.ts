import { type TestResult, TOKEN_CHECKER } from "@verdict/contract/judging";
import type { Judge } from "../judge.ts";
import type { JudgeTask } from "../running/judge-task.ts";

const MEBIBYTE = 1024 * 1024;
/** A program of a package is no contestant: what makes or answers the largest tests gets more than a problem gives. */
export const PROGRAM_LIMITS = { timeMs: 20_000, memoryBytes: 1024 * MEBIBYTE, outputBytes: 128 * MEBIBYTE };

/** What is started: a submission, a generator or a validator of a package. */
export type RunnableProgram = Pick<JudgeTask, "language" | "source" | "otherFiles">;

/** A program of a package that failed at its work: the package's fault, in one line. */
export class BrokenProgramError extends Error {
  override name = "BrokenProgramError";
}

/**
 * Runs a program once for each input file, each in a box of its own, and returns what it printed, in order. Throws
 * BrokenProgramError when it does not compile, or when a run does not end with exit code 0 within its limits.
 */
export async function runOnInputs(
  judge: Pick<Judge, "judge">,
  input: { what: string; program: RunnableProgram; inputs: readonly { name: string; path: string }[] },
): Promise<string[]> {
  const results = await runEach(judge, input);
  return input.inputs.map(({ name }, index) => outputOf(results[index], `${input.what} with ${name}`));
}

/**
 * The same for a program whose exit code says something: the result of each run, in order; undefined for one left out.
 */
export async function runEach(
  judge: Pick<Judge, "judge">,
  input: { what: string; program: RunnableProgram; inputs: readonly { name: string; path: string }[] },
): Promise<(TestResult | undefined)[]> {
  const { what, program, inputs } = input;
  if (inputs.length === 0) return [];
  const { language, source, otherFiles = [] } = program;
  const result = await judge.judge({
    language,
    source,
    otherFiles,
    kind: "submit",
    limits: PROGRAM_LIMITS,
    limitsAreFor: "program",
    checker: TOKEN_CHECKER,
    reference: null,
    tests: inputs.map(({ path }, index) => ({
      number: index + 1,
      isVisible: true,
      inputPath: path,
      answerPath: null,
      shownBytes: PROGRAM_LIMITS.outputBytes,
    })),
  });
  if (result.compilerOutput !== null) {
    throw new BrokenProgramError(`${what} does not compile: ${result.compilerOutput.split("\n")[0] ?? ""}`);
  }
  const byNumber = new Map(result.tests.map((test) => [test.number, test]));
  return inputs.map((_input, index) => byNumber.get(index + 1));
}

function outputOf(test: TestResult | undefined, what: string): string {
  if (test === undefined) throw new BrokenProgramError(`${what} did not run`);
  if (test.exitCode !== 0 || test.output === null) throw new BrokenProgramError(`${what}: ${test.reason}`);
  return test.output;
}
