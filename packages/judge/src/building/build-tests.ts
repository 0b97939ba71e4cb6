import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GeneratedData, TestDigests } from "@verdict/catalogue/generated-data";
import type { GeneratorCommand, TestRule } from "@verdict/catalogue/generator-rules";
import type { CatalogueProblem, CatalogueTest } from "@verdict/catalogue/problem";
import { generate } from "../package-programs/generate.ts";
import { BrokenProgramError, printEach, printForFiles } from "../package-programs/run-programs.ts";
import type { ProgramRunner } from "../program-runner.ts";
import type { ProgramSource } from "../running/judge-task.ts";
import { buildByPlan } from "./build-by-plan.ts";
import { BUILT_DATA } from "./built-data.ts";

/** A secret test that was built, with the digests of what was built. */
export interface BuiltTest extends CatalogueTest {
  digests: TestDigests;
}

/** The problem with all of its tests, after building those that its package generates. Throws BrokenProgramError. */
export async function withBuiltTests(judge: ProgramRunner, problem: CatalogueProblem): Promise<CatalogueProblem> {
  const { generated, plan } = problem;
  if (plan !== null) return await buildByPlan(judge, problem.slug, plan);
  if (generated === null) return problem;
  return { ...problem, tests: [...problem.tests, ...(await buildTests(judge, { ...problem, generated }, BUILT_DATA))] };
}

/**
 * The secret tests of a package that generates them, as files. What was built before by the same generators and
 * solution is read again: `cacheFolder` keeps it, a folder for each state of the package. Throws BrokenProgramError.
 */
export async function buildTests(
  judge: ProgramRunner,
  problem: CatalogueProblem & { generated: GeneratedData },
  cacheFolder: string,
): Promise<BuiltTest[]> {
  const solution = solutionOf(problem);
  const folder = path.join(cacheFolder, problem.slug, stateOf(problem.generated, solution));
  if (!(await isThere(folder))) await build(judge, { problem, solution, folder });
  const tests = problem.generated.rules.tests.map(({ name }) => testIn(folder, name));
  return await Promise.all(
    tests.map(async (test) => ({
      ...test,
      digests: { input: await digestOf(test.inputPath), answer: await digestOf(test.answerPath) },
    })),
  );
}

/** The program below submissions/ that gives the answers. Throws BrokenProgramError when the package has none such. */
function solutionOf({ solutions, generated }: CatalogueProblem & { generated: GeneratedData }): ProgramSource {
  const solution = solutions.find(({ name }) => name === generated.rules.solution);
  if (solution !== undefined) return { language: solution.language, source: solution.source };
  throw new BrokenProgramError(`generators.yaml names submissions/${generated.rules.solution}, and it is not there`);
}

/** What the generators print for each command, in order; `print` runs one of them on many inputs. */
export async function runGenerators(
  judge: ProgramRunner,
  input: { generated: GeneratedData; commands: readonly GeneratorCommand[]; print: typeof printEach },
): Promise<string[]> {
  const { generated, commands, print } = input;
  const told = commands.map(({ program, words }) => ({ program, words: words.join(" ") }));
  const printed = await generate(generated.programs, told, ({ name, program }, lines) => {
    const inputs = lines.map((text) => ({ name: text.trimEnd(), text }));
    return print(judge, { what: `generators/${name}`, program, inputs });
  });
  return printed.map((text) => text ?? "");
}

async function build(
  judge: ProgramRunner,
  input: { problem: CatalogueProblem & { generated: GeneratedData }; solution: ProgramSource; folder: string },
): Promise<void> {
  const { problem, solution, folder } = input;
  // Under another name until it is whole: a build that is cut off leaves nothing that looks finished.
  const draft = `${folder}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  try {
    const inputs = await inputsOf(judge, problem.generated);
    const files = inputs.map(({ name }) => ({ name, path: testIn(draft, name).inputPath }));
    await Promise.all(inputs.map(({ text }, index) => writeFile(files[index]?.path ?? "", text)));
    const what = `submissions/${problem.generated.rules.solution}`;
    const answers = await printForFiles(judge, { what, program: solution, inputs: files });
    await Promise.all(
      answers.map((text, index) => writeFile(testIn(draft, files[index]?.name ?? "").answerPath, text)),
    );
    await rename(draft, folder).catch(async (error: NodeJS.ErrnoException) => {
      // Somebody else has built the same meanwhile.
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function inputsOf(judge: ProgramRunner, generated: GeneratedData): Promise<{ name: string; text: string }[]> {
  const { tests } = generated.rules;
  const made = tests.filter((test): test is TestRule & { kind: "made" } => test.kind === "made");
  const commands = made.map(({ command }) => command);
  const printed = await runGenerators(judge, { generated, commands, print: printEach });
  const byName = new Map(made.map(({ name }, index) => [name, printed[index] ?? ""]));
  return tests.map((test) => ({
    name: test.name,
    text: test.kind === "written" ? test.input : (byName.get(test.name) ?? ""),
  }));
}

function testIn(folder: string, name: string): CatalogueTest {
  return {
    name: `secret/${name}`,
    isSample: false,
    inputPath: path.join(folder, `${name}.in`),
    answerPath: path.join(folder, `${name}.ans`),
    explanation: null,
    checker: null,
  };
}

/** Everything that decides what is built. */
function stateOf({ rules, programs }: GeneratedData, solution: ProgramSource): string {
  const { tests } = rules;
  const all = JSON.stringify([tests, [...programs], solution]);
  return createHash("sha256").update(all).digest("hex").slice(0, 32);
}

async function digestOf(file: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
}

async function isThere(folder: string): Promise<boolean> {
  return await stat(folder).then(
    () => true,
    () => false,
  );
}
