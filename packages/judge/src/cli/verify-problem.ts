import { writeFile } from "node:fs/promises";
import path from "node:path";
import { DIGESTS, digestsText, type GeneratedData, type TestDigests } from "@verdict/catalogue/generated-data";
import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { BRUTE_FORCE, studyMaterialOf } from "@verdict/catalogue/study-material";
import { CoreLanguageId } from "@verdict/contract/language";
import { type BuiltTest, buildTests } from "../building/build-tests.ts";
import { compareOnSmallCases } from "../building/compare-on-small-cases.ts";
import { answersOf, inputsOf, validateInputs } from "../building/validate-inputs.ts";
import type { ProgramRunner } from "../program-runner.ts";
import { endlessCommands } from "../studies/shared/endless-commands.ts";
import { findingsOfPackage } from "./findings-of-package.ts";
import { verifySolutions } from "./verify-solutions.ts";
import { verifyStarters } from "./verify-starters.ts";

/** A slow program that ends just behind the limit would pass on a faster machine. */
const SLOW_FACTOR = 2;

export interface VerifyOptions {
  /** Where built tests are kept. */
  cacheFolder: string;
  /** Small inputs on which the accepted solutions and the brute force are compared; 0 leaves the comparison out. */
  smallCases: number;
  /** The package's folder, where the digests of what was built are written; null only compares them. */
  writeDigestsTo: string | null;
  print: (line: string) => void;
}

/**
 * What is wrong with a problem of our catalogue, in words: the package itself, its inputs, every solution that does not
 * get the verdict of its folder, starter code that does not compile, every accepted solution that differs from the
 * brute force on a small input, and generators that do not end when a search asks for something small. `print` gets a
 * line for each solution.
 */
export async function verifyProblem(
  judge: ProgramRunner,
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
    ...findingsOfPackage(problem),
    ...digests,
    ...(await findingsOfTests(judge, whole, options)),
    ...(await findingsOfSmallCases(judge, whole, options)),
    ...(await findingsOfGenerators(judge, whole)),
  ];
}

async function writeDigests(folder: string, built: readonly BuiltTest[]): Promise<void> {
  const tests = built.map(({ name, digests }) => ({ name: name.replace(/^secret\//, ""), digests }));
  await writeFile(path.join(folder, DIGESTS), digestsText(tests));
}

async function findingsOfGenerators(judge: ProgramRunner, problem: CatalogueProblem): Promise<string[]> {
  const material = studyMaterialOf(problem);
  if (material === null) return [];
  const commands = await endlessCommands({ judge, signal: new AbortController().signal }, material);
  return commands.map((command) => `generators/${command} does not end: refuse what cannot be made, by an error`);
}

async function findingsOfTests(
  judge: ProgramRunner,
  problem: CatalogueProblem,
  { print }: VerifyOptions,
): Promise<string[]> {
  const findings = await validateInputs(judge, problem, inputsOf(problem.tests));
  const ofAnswers = { inputValidators: problem.answerValidators };
  findings.push(...(await validateInputs(judge, ofAnswers, answersOf(problem.tests))));
  for (const { solution, message } of await verifySolutions(judge, problem, { print, slowFactor: SLOW_FACTOR })) {
    findings.push(`${solution.name} ${message}`);
  }
  return [...findings, ...(await verifyStarters(judge, problem, { languages: CoreLanguageId.options, print }))];
}

async function findingsOfSmallCases(
  judge: ProgramRunner,
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

/** What differs between the digests in the package and what was built, a line for each test. */
function checkDigests(tests: readonly BuiltTest[], expected: ReadonlyMap<string, TestDigests>): string[] {
  const findings: string[] = [];
  const built = new Set<string>();
  for (const { name, digests } of tests) {
    const short = name.replace(/^secret\//, "");
    built.add(short);
    const known = expected.get(short);
    if (known === undefined) findings.push(`${name} has no digest in generators/SHA256SUMS`);
    else if (known.input !== digests.input) findings.push(`the input of ${name} is not the one that its author built`);
    else if (known.answer !== digests.answer)
      findings.push(`the answer of ${name} is not the one that its author built`);
  }
  for (const name of expected.keys()) {
    if (!built.has(name)) findings.push(`generators/SHA256SUMS names ${name}, which no rule makes`);
  }
  return findings;
}
