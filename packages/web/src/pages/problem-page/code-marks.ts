import { type Diagnostic, parseCompilerOutput, parseErrorOutput } from "@verdict/contract/diagnostics";
import type { LanguageId } from "@verdict/contract/language";
import type { OpenRunResult, OpenSubmitResult } from "../../platform/open-answers.ts";

/** What is wrong with the code that was judged last, by line, in the language that it was written in. */
export interface CodeMarks {
  language: LanguageId;
  diagnostics: readonly Diagnostic[];
}

export function marksOfRun(language: LanguageId, result: OpenRunResult): CodeMarks {
  const failing = result.testCases.find((testCase) => testCase.verdict === "RTE");
  return marksOf(language, result.compilerOutput, failing?.stderr);
}

export function marksOfSubmit(language: LanguageId, result: OpenSubmitResult): CodeMarks {
  return marksOf(language, result.compilerOutput, result.failedTest?.verdict === "RTE" ? result.failedTest.stderr : "");
}

function marksOf(language: LanguageId, compilerOutput = "", errorOutput = ""): CodeMarks {
  const compileErrors = parseCompilerOutput(language, compilerOutput);
  return { language, diagnostics: compileErrors.length > 0 ? compileErrors : parseErrorOutput(language, errorOutput) };
}
