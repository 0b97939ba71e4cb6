import path from "node:path";
import { languageOf } from "@verdict/catalogue/language-of-file";
import type { CatalogueProblem } from "@verdict/catalogue/problem";
import type { LanguageId } from "@verdict/contract/language";
import type { JudgeTask } from "../judge-task.ts";

/** Throws an Error in one line when the ending says no language of ours. */
export function languageOfFile(file: string): LanguageId {
  const language = languageOf(path.basename(file));
  if (language !== null) return language;
  throw new Error(`${file} is not judged: only C++ (.cpp, .cc), Java (.java) and JavaScript (.js) are`);
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
