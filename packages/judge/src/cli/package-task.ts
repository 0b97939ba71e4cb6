import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { languageOf } from "@verdict/catalogue/language-of-file";
import type { CatalogueProblem } from "@verdict/catalogue/problem";
import type { LanguageId } from "@verdict/contract/language";
import type { JudgeTask } from "../judge-task.ts";

/**
 * The program in a file, also one of the package's own submissions with the package's constants filled in. Throws an
 * Error in one line for what is not a program of one file in a language of ours.
 */
export async function readProgram(
  problem: Pick<CatalogueProblem, "solutions">,
  { folder, sourceFile }: { folder: string; sourceFile: string },
): Promise<{ language: LanguageId; source: string }> {
  const found = await stat(sourceFile).catch((error: unknown) => {
    throw new Error(`${sourceFile} cannot be read`, { cause: error });
  });
  if (!found.isFile()) throw new Error(`${sourceFile} is not a file: only programs of one file are judged`);
  const language = languageOf(path.basename(sourceFile));
  if (language === null) {
    throw new Error(`${sourceFile} is not judged: only C++ (.cpp, .cc), Java (.java) and JavaScript (.js) are`);
  }
  const own = problem.solutions.find(({ name }) => path.join(folder, "submissions", name) === sourceFile);
  return { language, source: own?.source ?? (await readFile(sourceFile, "utf8")) };
}

export interface PackageProgram extends Pick<JudgeTask, "limits" | "limitsAreFor"> {
  language: LanguageId;
  source: string;
}

/** A program against all tests of a package. */
export function taskOfPackage(problem: CatalogueProblem, program: PackageProgram): JudgeTask {
  return {
    ...program,
    kind: "submit",
    checker: problem.checker,
    tests: problem.tests.map((test, index) => ({
      number: index + 1,
      isVisible: true,
      inputPath: test.inputPath,
      answerPath: test.answerPath,
      ...(test.checker === null ? {} : { checker: test.checker }),
    })),
    reference: null,
  };
}
