import path from "node:path";
import type { CatalogueProblem } from "@verdict/catalogue/problem";
import type { LanguageId } from "@verdict/contract/language";
import type { JudgeTask } from "../judge-task.ts";

const LANGUAGE_OF_ENDING: Readonly<Record<string, LanguageId>> = {
  ".cpp": "cpp",
  ".cc": "cpp",
  ".cxx": "cpp",
  ".c++": "cpp",
  ".C": "cpp",
  ".java": "java",
  ".js": "javascript",
  ".mjs": "javascript",
  ".cjs": "javascript",
};

/** Throws an Error in one line when the ending says no language of ours. */
export function languageOfFile(file: string): LanguageId {
  const language = LANGUAGE_OF_ENDING[path.extname(file)];
  if (language === undefined) throw new Error(`${file}: the language of a file is told by .cpp, .java or .js`);
  return language;
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
