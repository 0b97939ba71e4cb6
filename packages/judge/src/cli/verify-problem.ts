import { writeFile } from "node:fs/promises";
import path from "node:path";
import { DIGESTS, digestsText, type GeneratedData } from "@verdict/catalogue/generated-data";
import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { LanguageId } from "@verdict/contract/language";
import { type BuiltTest, buildTests } from "../building/build-tests.ts";
import { checkDigests } from "../building/check-digests.ts";
import { BRUTE_FORCE, compareOnSmallCases } from "../building/compare-on-small-cases.ts";
import { validateInputs } from "../building/validate-inputs.ts";
import type { Judge } from "../judge.ts";
import { verifySolutions } from "./verify-solutions.ts";

const FEWEST_SAMPLES = 2;
const FEWEST_SECRET_TESTS = 12;

export interface VerifyOptions {
  /** Where built tests are kept. */
  cacheFolder: string;
  /** Small inputs on which the accepted solutions and the brute force are compared; 0 leaves the comparison out. */
  smallCases: number;
  /** The package's folder, where the digests of what was built are written; null only compares them. */
  writeDigestsTo: string | null;
  print: (line: string) => void;
}

type Verifier = Pick<Judge, "judge" | "folders" | "validateInputs">;

/**
 * What is wrong with a problem of our catalogue, in words: the package itself, its inputs, every solution that does not
 * get the verdict of its folder, and every accepted one that differs from the brute force on a small input. `print`
 * gets a line for each solution.
 */
export async function verifyProblem(
  judge: Verifier,
  problem: CatalogueProblem,
  options: VerifyOptions,
): Promise<string[]> {
  const { generated } = problem;
  if (generated === null) return [...findingsOfPackage(problem), ...(await findingsOfTests(judge, problem, options))];
  const built = await buildTests(judge, { ...problem, generated }, options.cacheFolder);
  if (options.writeDigestsTo !== null) await writeDigests(options.writeDigestsTo, built);
  const digests = options.writeDigestsTo === null ? checkDigests(built, generated.digests) : [];
  const whole = { ...problem, generated, tests: [...problem.tests, ...built] };
  return [
    ...findingsOfPackage(whole),
    ...digests,
    ...(await findingsOfTests(judge, whole, options)),
    ...(await findingsOfSmallCases(judge, whole, options)),
  ];
}

async function writeDigests(folder: string, built: readonly BuiltTest[]): Promise<void> {
  const tests = built.map(({ name, digests }) => ({ name: name.replace(/^secret\//, ""), digests }));
  await writeFile(path.join(folder, DIGESTS), digestsText(tests));
}

function findingsOfPackage(problem: CatalogueProblem): string[] {
  const findings: string[] = [];
  const samples = problem.tests.filter((test) => test.isSample);
  const secret = problem.tests.length - samples.length;
  if (problem.statement === null || problem.statement.trim() === "") findings.push("it has no statement");
  if (problem.difficulty === null || problem.tag === null) findings.push("difficulty or tag is missing");
  if (problem.startCode === null) findings.push("starter code is missing");
  if (samples.length < FEWEST_SAMPLES) findings.push(`${samples.length} samples, ${FEWEST_SAMPLES} are the least`);
  if (secret < FEWEST_SECRET_TESTS) findings.push(`${secret} secret tests, ${FEWEST_SECRET_TESTS} are the least`);
  for (const sample of samples) if (sample.explanation === null) findings.push(`${sample.name} has no explanation`);
  if (problem.generated !== null && problem.inputValidators.length === 0) findings.push("it has no input validator");
  for (const language of LanguageId.options) {
    const isThere = problem.solutions.some(
      (solution) => solution.language === language && solution.expected.length === 1 && solution.expected[0] === "AC",
    );
    if (!isThere) findings.push(`there is no accepted solution in ${language}`);
  }
  return findings;
}

async function findingsOfTests(
  judge: Verifier,
  problem: CatalogueProblem,
  { print }: VerifyOptions,
): Promise<string[]> {
  const inputs = problem.tests.map(({ name, inputPath }) => ({ name, path: inputPath }));
  const findings = await validateInputs(judge, problem, inputs);
  for (const { solution, message } of await verifySolutions(judge, problem, print)) {
    findings.push(`${solution.name} ${message}`);
  }
  return findings;
}

async function findingsOfSmallCases(
  judge: Verifier,
  problem: CatalogueProblem & { generated: GeneratedData },
  { smallCases: count, print }: VerifyOptions,
): Promise<string[]> {
  if (count === 0) return [];
  const solutions = problem.solutions.filter(
    ({ name, expected }) => name.startsWith("accepted/") && expected.includes("AC") && !BRUTE_FORCE.test(name),
  );
  const findings = await compareOnSmallCases(judge, problem, { count, solutions });
  if (findings.length === 0) print(`${problem.slug.padEnd(32)} equal to the brute force on ${count} small cases`);
  return findings.map(({ solution, message }) => `${solution} ${message}`);
}
