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

/** How many time limits in a row end the judging of one submission: further ones would only keep others waiting. */
const HOPELESS_IN_A_ROW = 2;

/**
 * The index of the last test that is judged when the time limit was hit twice in a row, or null; null also while an
 * earlier test has not ended, which may fail first or pass. So it depends on the order of the tests only, not on which
 * of them happened to run at the same time.
 */
export function lastTestWorthRunning(results: readonly (TestResult | undefined)[]): number | null {
  let inARow = 0;
  for (const [index, result] of results.entries()) {
    if (result === undefined) return null;
    inARow = result.verdict === "TLE" ? inARow + 1 : 0;
    if (inARow === HOPELESS_IN_A_ROW) return index;
  }
  return null;
}
