import { readFile } from "node:fs/promises";
import type { Checker } from "@verdict/contract/judging";
import { compareOutput, type Difference } from "./compare-output.ts";
import type { TaskTest } from "./judge-task.ts";

/** What a comparison or a validator says of one output. `passed` is true only when it said so itself. */
export interface CheckedOutput {
  passed: boolean;
  /** For people, may hold test data: shown for visible tests only. */
  detail: string;
  /** The answer, cut for display; null where there is none. */
  expected: string | null;
}
export type CheckOutput = (output: Uint8Array) => Promise<CheckedOutput>;

/** Compares with the answer file by the rules of the problem. */
export function checkAgainstAnswer(
  checker: Exclude<Checker, { kind: "validator" }>,
  answerPath: string,
  shown: (bytes: Uint8Array) => string,
): CheckOutput {
  return async (output) => {
    const answer = await readFile(answerPath);
    const comparison = compareOutput(checker, answer, output);
    const detail = comparison.equal ? "" : describeDifference(comparison.difference);
    return { passed: comparison.equal, detail, expected: shown(answer) };
  };
}

function describeDifference({ line, expected, found }: Difference): string {
  const wanted = expected === "" ? "the end of the output" : `"${expected}"`;
  const given = found === "" ? "the output ends" : `found "${found}"`;
  return `line ${line}: expected ${wanted}, ${given}`;
}

export function describeCheck(
  checked: CheckedOutput,
  test: Pick<TaskTest, "isVisible">,
): { verdict: "AC" | "WA"; reason: string } {
  if (checked.passed) return { verdict: "AC", reason: "" };
  const hasDetail = test.isVisible && checked.detail !== "";
  return { verdict: "WA", reason: hasDetail ? `wrong answer (${checked.detail})` : "wrong answer" };
}
