import { readFile } from "node:fs/promises";
import type { TestResult } from "@verdict/contract/judging";
import type { Language } from "../languages/language.ts";
import type { TaskTest } from "./judge-task.ts";
import { type CheckOutput, describeCheck, type ProblemBroken } from "./output-check.ts";
import { type EndedRun, type EndReport, errorOutputOf, type RunnableProgram, shown } from "./run-program.ts";
import { reasonOf } from "./verdict.ts";

export type JudgedTest = { kind: "judged"; result: TestResult } | ProblemBroken;

/** Turns what happened on a test into its result: the run's own failure, or what the check says of the output. */
export async function resultOfTest(
  run: RunnableProgram,
  { source, test, ran, check }: { source: string; test: TaskTest; ran: EndedRun; check: CheckOutput },
): Promise<JudgedTest> {
  const { report, outcome } = ran;
  const measured = measuresOf(run, report, test);
  if (outcome.kind === "finished") {
    const checked = await check(report.stdout);
    if (checked.kind === "problem-broken") return checked;
    const expected = test.isVisible && checked.kind === "compared" ? checked.expected : null;
    return {
      kind: "judged",
      result: { ...measured, ...describeCheck(checked, test, noteOn(run.language, source, report)), expected },
    };
  }
  const result = {
    ...measured,
    verdict: outcome.verdict,
    reason: reasonOf(outcome, test.isVisible ? "line" : "name"),
    expected: test.isVisible && test.answerPath !== null ? shown(await readFile(test.answerPath)) : null,
  };
  return { kind: "judged", result };
}

/** A program of another contest writes its answer into a file, and nobody would say so. */
function noteOn(language: Language, source: string, { stdout }: EndReport): string | null {
  if (stdout.length > 0 || language.usesFiles?.(source) !== true) return null;
  return "nothing was printed: read standard input and write standard output, not files";
}

function measuresOf(
  run: RunnableProgram,
  report: EndReport,
  test: TaskTest,
): Omit<TestResult, "verdict" | "reason" | "expected"> {
  return {
    number: test.number,
    cpuMs: report.cpuMs,
    wallMs: report.wallMs,
    memoryBytes: report.memoryBytes,
    instructions: report.instructions,
    exitCode: report.end.kind === "exited" ? report.end.code : null,
    signal: report.end.kind === "signaled" ? report.end.signal : null,
    output: test.isVisible ? shown(report.stdout, test.shownBytes) : null,
    errorOutput: test.isVisible ? errorOutputOf(report, run) : null,
  };
}
