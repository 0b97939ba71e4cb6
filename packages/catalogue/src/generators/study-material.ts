import type { StudyMaterial } from "@verdict/contract/studies";
import { isCoreSolution } from "../language-of-file.ts";
import type { CatalogueProblem } from "../problem.ts";
import { singleFile } from "./single-file.ts";

/** How a brute force is known among a package's submissions: right, written from the statement alone, and slow. */
export const BRUTE_FORCE = /\/brute[-_]?force\.[a-z+]+$/i;

/**
 * What a judge needs to look for inputs on which a program fails. Null for a package that says nothing of small cases,
 * or whose input validators are not all programs that a judge can run in a batch: then nobody could tell a shrunk input
 * that keeps the statement's promises from one that breaks them. Null too where files are added to every program.
 */
export function studyMaterialOf(
  problem: Pick<
    CatalogueProblem,
    "generated" | "inputValidators" | "skippedInputValidators" | "solutions" | "addedFiles"
  >,
): StudyMaterial | null {
  const { generated, inputValidators, skippedInputValidators } = problem;
  if (problem.addedFiles !== null) return null;
  if (generated === null || generated.rules.written.smallCases.length === 0) return null;
  const validators = inputValidators.flatMap((one) =>
    "program" in one ? [] : [{ language: one.language, source: singleFile(one) }],
  );
  if (validators.length === 0 || validators.length < inputValidators.length + skippedInputValidators.length)
    return null;
  const bruteForce = problem.solutions.filter(isCoreSolution).find(({ name }) => BRUTE_FORCE.test(name));
  return {
    generators: Object.fromEntries(
      [...generated.programs].map(([name, program]) => [
        name,
        { language: program.language, source: singleFile(program) },
      ]),
    ),
    smallCases: [...generated.rules.written.smallCases],
    fullCases: [...new Set(generated.rules.written.tests)],
    validators,
    bruteForce: bruteForce === undefined ? null : { language: bruteForce.language, source: bruteForce.source },
  };
}
