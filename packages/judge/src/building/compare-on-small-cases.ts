import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GeneratedData } from "@verdict/catalogue/generated-data";
import type { CatalogueProblem, CatalogueSolution } from "@verdict/catalogue/problem";
import type { Judge } from "../judge.ts";
import { runGenerators } from "./build-tests.ts";
import { runOnInputs } from "./run-on-inputs.ts";

/** How a brute force is known among a package's submissions: right, written from the statement alone, and slow. */
export const BRUTE_FORCE = /\/brute[-_]?force\.[a-z+]+$/i;
/** So many small inputs are one task; together they would hold a judge's slots for long. */
const CASES_AT_ONCE = 500;

export interface SmallCaseFinding {
  solution: string;
  message: string;
}

/**
 * Runs the brute force and every accepted solution on the first `count` small cases, and compares them by the
 * problem's checker. Throws BrokenProgramError when a generator or the brute force fails.
 */
export async function compareOnSmallCases(
  judge: Pick<Judge, "judge" | "folders">,
  problem: CatalogueProblem & { generated: GeneratedData },
  options: { count: number; solutions: readonly CatalogueSolution[] },
): Promise<SmallCaseFinding[]> {
  const bruteForce = problem.solutions.find(({ name }) => BRUTE_FORCE.test(name));
  const { smallCases } = problem.generated.rules;
  if (bruteForce === undefined) return [{ solution: "submissions", message: "hold no brute force to compare with" }];
  if (smallCases.length === 0) return [{ solution: "generators.yaml", message: "names no _small_cases" }];
  const findings: SmallCaseFinding[] = [];
  for (let first = 0; first < options.count; first += CASES_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(CASES_AT_ONCE, options.count - first) }, (_unused, i) => first + i);
    const commands = numbers.flatMap((number) => smallCases[number % smallCases.length]?.command(number) ?? []);
    const texts = await runGenerators(judge, problem.generated, commands);
    findings.push(...(await compare(judge, problem, { bruteForce, texts, solutions: options.solutions })));
    if (findings.length > 0) break;
  }
  return findings;
}

async function compare(
  judge: Pick<Judge, "judge" | "folders">,
  problem: CatalogueProblem,
  input: { bruteForce: CatalogueSolution; texts: readonly string[]; solutions: readonly CatalogueSolution[] },
): Promise<SmallCaseFinding[]> {
  const folder = await judge.folders.create("small-cases");
  try {
    const files = input.texts.map((text, index) => ({
      name: inOneLine(text),
      path: path.join(folder, `${index}.in`),
      text,
    }));
    await Promise.all(files.map(({ path: file, text }) => writeFile(file, text)));
    const { language, source, name } = input.bruteForce;
    const program = { language, source };
    const answers = await runOnInputs(judge, { what: `submissions/${name}`, program, inputs: files });
    const answerPath = (index: number) => path.join(folder, `${index}.ans`);
    await Promise.all(answers.map((text, index) => writeFile(answerPath(index), text)));
    const tests = files.map((file, index) => ({
      number: index + 1,
      isVisible: true,
      inputPath: file.path,
      answerPath: answerPath(index),
    }));
    const findings: SmallCaseFinding[] = [];
    for (const solution of input.solutions) {
      const result = await judge.judge({
        kind: "submit",
        language: solution.language,
        source: solution.source,
        limits: problem.limits,
        limitsAreFor: "problem",
        checker: problem.checker,
        reference: null,
        tests,
      });
      const failed = result.tests.find(({ verdict }) => verdict !== "AC");
      if (result.verdict === "AC") continue;
      const where = failed === undefined ? "" : ` on the input ${files[failed.number - 1]?.name}: ${failed.reason}`;
      findings.push({ solution: solution.name, message: `gets ${result.verdict}${where} (the brute force is right)` });
    }
    return findings;
  } finally {
    await judge.folders.remove(folder);
  }
}

function inOneLine(text: string): string {
  return JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text);
}
