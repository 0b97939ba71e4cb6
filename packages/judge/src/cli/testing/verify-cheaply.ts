import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GeneratedData } from "@verdict/catalogue/generated-data";
import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { BRUTE_FORCE } from "@verdict/catalogue/study-material";
import { languageFacts } from "@verdict/contract/language-facts";
import { runGenerators } from "../../building/build-tests.ts";
import { inputsOf, validateInputs } from "../../building/validate-inputs.ts";
import { printTogether } from "../../package-programs/run-programs.ts";
import type { ProgramRunner } from "../../program-runner.ts";
import { findingsOfPackage } from "../findings-of-package.ts";
import { verifySolutions } from "../verify-solutions.ts";
import { verifyStarters } from "../verify-starters.ts";

/** Generators are tried on so many of the package's kinds of small cases. */
const MOST_SMALL_CASES = 2;

/**
 * What has broken in a package that was verified whole as it is now: the samples and a few generated inputs against its
 * validators, and its references and starter code on the samples. Programs that are compiled to machine code are left out,
 * since that takes longer than all the rest, and a catalogue of hundreds has to be done in a minute.
 */
export async function verifyCheaply(
  judge: ProgramRunner,
  problem: CatalogueProblem,
  print: (line: string) => void,
): Promise<string[]> {
  const folder = await judge.folders.create("cheap-verification");
  try {
    const samples = problem.tests.filter(({ isSample }) => isSample);
    const inputs = inputsOf(samples);
    const small = problem.generated === null ? [] : await smallInputs(judge, problem.generated, folder);
    const references = problem.solutions.filter(
      ({ name, language, expected }) =>
        expected.includes("AC") &&
        name.startsWith("accepted/") &&
        languageFacts(language).runsAs !== "machine code" &&
        !BRUTE_FORCE.test(name),
    );
    const judged = { ...problem, tests: samples, solutions: references, folderSolutions: [] };
    return [
      ...findingsOfPackage(problem),
      ...(await validateInputs(judge, problem, [...inputs, ...small])),
      ...(await verifySolutions(judge, judged, { print })).map(
        ({ solution, message }) => `${solution.name} ${message}`,
      ),
      ...(await verifyStarters(judge, problem, { languages: ["java", "javascript"], print })),
    ];
  } finally {
    await judge.folders.remove(folder);
  }
}

async function smallInputs(
  judge: ProgramRunner,
  generated: GeneratedData,
  folder: string,
): Promise<{ name: string; path: string }[]> {
  const commands = generated.rules.smallCases.slice(0, MOST_SMALL_CASES).map(({ command }) => command(0));
  const texts = await runGenerators(judge, { generated, commands, print: printTogether });
  return await Promise.all(
    texts.map(async (text, index) => {
      const file = path.join(folder, `${index}.in`);
      await writeFile(file, text);
      return { name: `${commands[index]?.program} ${commands[index]?.words.join(" ")}`, path: file };
    }),
  );
}
