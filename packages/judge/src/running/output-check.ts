import { readFile } from "node:fs/promises";
import type { OutputChecker } from "@verdict/contract/judging";
import { compareInTurns, type Difference } from "./compare-output.ts";
import type { TaskTest } from "./judge-task.ts";

/**
 * What a comparison or a validator says of one output. `passed` is true only when it said so itself; `expected` is the
 * answer, cut for display, or null where no answer says what was expected. `detail` is for people and may hold test
 * data: shown for visible tests only.
 */
export type CheckedOutput =
  | { kind: "compared"; passed: boolean; detail: string; expected: string | null }
  | { kind: "not-compared"; detail: string }
  | ProblemBroken;
/** The problem's own program is at fault: nothing can be said of the output, and another try would change nothing. */
export interface ProblemBroken {
  kind: "problem-broken";
  /** For admins; may hold test data. */
  reason: string;
}
export type CheckOutput = (output: Uint8Array) => Promise<CheckedOutput>;

/** Compares with the answer file by the rules of the problem. */
export function checkAgainstAnswer(
  checker: Exclude<OutputChecker, { kind: "validator" }>,
  answerPath: string,
  shown: (bytes: Uint8Array) => string,
): CheckOutput {
  return async (output) => {
    const answer = await readFile(answerPath);
    const comparison = await compareInTurns(checker, answer, output);
    const detail = comparison.equal ? "" : describeDifference(comparison.difference);
    return { kind: "compared", passed: comparison.equal, detail, expected: shown(answer) };
  };
}

function describeDifference({ line, expected, found }: Difference): string {
  const wanted = expected === "" ? "the end of the output" : `"${expected}"`;
  const given = found === "" ? "the output ends" : `found "${found}"`;
  return `line ${line}: expected ${wanted}, ${given}`;
}

export function describeCheck(
  checked: Exclude<CheckedOutput, ProblemBroken>,
  test: Pick<TaskTest, "isVisible">,
  note: string | null,
): { verdict: "AC" | "WA" | "NC"; reason: string } {
  if (checked.kind === "not-compared") return { verdict: "NC", reason: checked.detail };
  if (checked.passed) return { verdict: "AC", reason: "" };
  if (note !== null) return { verdict: "WA", reason: `wrong answer (${note})` };
  const hasDetail = test.isVisible && checked.detail !== "";
  return { verdict: "WA", reason: hasDetail ? `wrong answer (${checked.detail})` : "wrong answer" };
}
