import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GeneratedData } from "@verdict/catalogue/generated-data";
import type { CatalogueProblem, CatalogueSolution } from "@verdict/catalogue/problem";
import { BRUTE_FORCE } from "@verdict/catalogue/study-material";
import { isRunChecker } from "@verdict/contract/judging";
import type { ValidatorChecker } from "../checking/validator.ts";
import { type RunEnd, runAsFarAsItGoes } from "../package-programs/run-in-batch.ts";
import { BrokenProgramError, PACKAGE_RUN, printTogether } from "../package-programs/run-programs.ts";
import type { ProgramRunner } from "../program-runner.ts";
import { compareOutput } from "../running/compare-output.ts";
import { runGenerators } from "./build-tests.ts";
import { validateSmallInputs } from "./validate-inputs.ts";

/** So many small inputs are one task; together they would hold a judge's slots for long. */
const CASES_AT_ONCE = 500;

export interface SmallCaseFinding {
  solution: string;
  message: string;
}

interface SmallCase {
  /** The input, for people. */
  name: string;
  text: string;
  answer: string;
  inputPath: string;
  answerPath: string;
}

/**
 * Runs the brute force and every accepted solution on the first `count` small cases, and compares them by the
 * problem's checker; the inputs themselves have to satisfy the validators. Throws BrokenProgramError when a generator
 * or the brute force fails.
 */
export async function compareOnSmallCases(
  judge: ProgramRunner,
  problem: CatalogueProblem & { generated: GeneratedData },
  options: { count: number; solutions: readonly CatalogueSolution[] },
): Promise<SmallCaseFinding[]> {
  const { generated } = problem;
  // The brute force alone says nothing there.
  if (isRunChecker(problem.checker)) return [];
  const bruteForce = problem.solutions.find(({ name }) => BRUTE_FORCE.test(name));
  const { smallCases } = generated.rules;
  if (bruteForce === undefined) return [{ solution: "submissions", message: "hold no brute force to compare with" }];
  if (smallCases.length === 0) return [{ solution: "generators.yaml", message: "names no _small_cases" }];
  const findings: SmallCaseFinding[] = [];
  for (let first = 0; first < options.count && findings.length === 0; first += CASES_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(CASES_AT_ONCE, options.count - first) }, (_unused, i) => first + i);
    const commands = numbers.flatMap((number) => smallCases[number % smallCases.length]?.command(number) ?? []);
    const texts = await runGenerators(judge, { generated, commands, print: printTogether });
    const folder = await judge.folders.create("small-cases");
    try {
      const cases = await writeCases(judge, { bruteForce, texts, folder });
      for (const message of await validateSmallInputs(judge, problem, cases)) {
        findings.push({ solution: "_small_cases", message });
      }
      const compared = options.solutions.map((solution) => compare(judge, { problem, solution, cases }));
      findings.push(...(await Promise.all(compared)).flat());
    } finally {
      await judge.folders.remove(folder);
    }
  }
  return findings;
}

async function writeCases(
  judge: ProgramRunner,
  input: { bruteForce: CatalogueSolution; texts: readonly string[]; folder: string },
): Promise<SmallCase[]> {
  const { language, source, name } = input.bruteForce;
  const inputs = input.texts.map((text) => ({ name: inOneLine(text), text }));
  const answers = await printTogether(judge, { what: `submissions/${name}`, program: { language, source }, inputs });
  const cases = inputs.map((each, index) => ({
    ...each,
    answer: answers[index] ?? "",
    inputPath: path.join(input.folder, `${index}.in`),
    answerPath: path.join(input.folder, `${index}.ans`),
  }));
  await Promise.all(
    cases.flatMap(({ inputPath, text, answerPath, answer }) => [
      writeFile(inputPath, text),
      writeFile(answerPath, answer),
    ]),
  );
  return cases;
}

async function compare(
  judge: ProgramRunner,
  input: { problem: CatalogueProblem; solution: CatalogueSolution; cases: readonly SmallCase[] },
): Promise<SmallCaseFinding[]> {
  const { problem, solution, cases } = input;
  if (await isRightInBatch(judge, input)) return [];
  const result = await judge.judge({
    kind: "submit",
    language: solution.language,
    source: solution.source,
    limits: problem.limits,
    limitsAreFor: "problem",
    checker: problem.checker,
    reference: null,
    tests: cases.map(({ inputPath, answerPath }, index) => ({
      number: index + 1,
      isVisible: true,
      inputPath,
      answerPath,
    })),
  });
  if (result.verdict === "AC") return [];
  const failed = result.tests.find(({ verdict }) => verdict !== "AC");
  const where = failed === undefined ? "" : ` on the input ${cases[failed.number - 1]?.name}: ${failed.reason}`;
  return [{ solution: solution.name, message: `gets ${result.verdict}${where} (the brute force is right)` }];
}

/** True only when every output was there and right. False says nothing: then the solution is judged case by case. */
async function isRightInBatch(
  judge: ProgramRunner,
  input: { problem: CatalogueProblem; solution: CatalogueSolution; cases: readonly SmallCase[] },
): Promise<boolean> {
  const { problem, solution, cases } = input;
  const { checker } = problem;
  if (isRunChecker(checker)) return false;
  if (checker.kind === "validator") return await isAcceptedInBatch(judge, { checker, solution, cases });
  const ends = await runInBatches(judge, { solution, cases });
  if (ends.length !== cases.length) return false;
  return ends.every(({ exitCode, output }, index) => {
    const answer = cases[index]?.answer;
    if (exitCode !== 0 || answer === undefined) return false;
    return compareOutput(checker, Buffer.from(answer), Buffer.from(output)).equal;
  });
}

/** A program that makes a long table for each case takes several batches; the one after the last goes nowhere. */
async function runInBatches(
  judge: ProgramRunner,
  { solution, cases }: { solution: CatalogueSolution; cases: readonly SmallCase[] },
): Promise<RunEnd[]> {
  const { language, source } = solution;
  const ends: RunEnd[] = [];
  for (let isGoingOn = true; isGoingOn && ends.length < cases.length; ) {
    const texts = cases.slice(ends.length).map(({ text }) => text);
    const came = await runAsFarAsItGoes(judge, { language, source, ...PACKAGE_RUN, texts });
    isGoingOn = came.length > 0;
    ends.push(...came);
  }
  return ends;
}

/** A validator looks at every output, also at one that is the brute force's own: it has to accept that as well. */
async function isAcceptedInBatch(
  judge: ProgramRunner,
  input: { checker: ValidatorChecker; solution: CatalogueSolution; cases: readonly SmallCase[] },
): Promise<boolean> {
  const { checker, solution, cases } = input;
  const { language, source, name: what } = solution;
  try {
    const outputs = await printTogether(judge, { what, program: { language, source }, inputs: cases });
    const printed = cases.map((each, index) => ({ ...each, output: outputs[index] ?? "" }));
    return (await judge.validateOutputs(checker, printed))?.every((isAccepted) => isAccepted) ?? false;
  } catch (error) {
    if (error instanceof BrokenProgramError) return false;
    throw error;
  }
}

function inOneLine(text: string): string {
  return JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text);
}
