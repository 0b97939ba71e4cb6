import { type Diagnostic, parseCompilerOutput, parseErrorOutput } from "@verdict/contract/diagnostics";
import type { MarkOrigin } from "../../../editor/marks/place-marks.ts";
import type { JudgeInput } from "../../../judging/use-judging.ts";
import type { OpenRunResult, OpenSubmitResult } from "../../../platform/open-answers.ts";

/** What is wrong with code that was judged, by line. */
export interface CodeMarks {
  origin: MarkOrigin;
  diagnostics: readonly Diagnostic[];
}

export function marksOfRun(sent: JudgeInput, result: OpenRunResult): CodeMarks {
  const failing = result.testCases.find((testCase) => testCase.verdict === "RTE");
  return marksOf(sent, result.compilerOutput, failing?.stderr);
}

export function marksOfSubmit(sent: JudgeInput, result: OpenSubmitResult): CodeMarks {
  return marksOf(sent, result.compilerOutput, result.failedTest?.verdict === "RTE" ? result.failedTest.stderr : "");
}

/** A refused program has not run: what a run says comes from the compiler or from the program, never from both. */
function marksOf({ language }: JudgeInput, compilerOutput = "", errorOutput = ""): CodeMarks {
  const refusals = parseCompilerOutput(language, compilerOutput);
  if (refusals.length > 0) return { origin: "compiler", diagnostics: refusals };
  return { origin: "program", diagnostics: parseErrorOutput(language, errorOutput) };
}
