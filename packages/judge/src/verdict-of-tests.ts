import type { TestResult } from "@verdict/contract/judging";
import type { RunVerdict } from "@verdict/contract/verdict";

/**
 * The verdict over all tests: that of the first failing one by number. Without one it is NC where an output was not
 * compared. AC needs every test of the task to be there
 * and to have passed, and at least one of them: an empty or incomplete list is our failure, never a pass (null).
 */
export function verdictOfTests(results: readonly TestResult[], total: number): RunVerdict | null {
  const inOrder = results.toSorted((a, b) => a.number - b.number);
  const firstFailure = inOrder.find(({ verdict }) => verdict !== "AC" && verdict !== "NC");
  if (firstFailure !== undefined) return firstFailure.verdict;
  if (total === 0 || results.length !== total) return null;
  return results.every(({ verdict }) => verdict === "AC") ? "AC" : "NC";
}
