import type { JudgeResult, TestResult } from "@verdict/contract/judging";
import { formatMemory, formatRuntime, kilobytesOfBytes, secondsOfMs } from "@verdict/contract/units";

/** A result for people: one line a test, then the verdict. `names` are those of the tests, in order. */
export function formatResult(result: JudgeResult, names: readonly string[]): string {
  const lines = result.tests.map((test) => formatTest(test, names[test.number - 1] ?? String(test.number)));
  if (result.compilerOutput !== null) lines.push(result.compilerOutput);
  const left = result.total - result.tests.length;
  if (left > 0 && result.compilerOutput === null)
    lines.push(`${left} further tests were not run: too slow twice in a row.`);
  const measures = `${formatRuntime(secondsOfMs(result.cpuMs))}, ${formatMemory(kilobytesOfBytes(result.memoryBytes))}`;
  lines.push(`${result.verdict}  ${result.passed} of ${result.total} tests passed  (${measures})`);
  return lines.join("\n");
}

function formatTest(test: TestResult, name: string): string {
  const time = formatRuntime(secondsOfMs(test.cpuMs)).padStart(9);
  const memory = formatMemory(kilobytesOfBytes(test.memoryBytes)).padStart(10);
  return `${test.verdict.padEnd(3)} ${time} ${memory}  ${name}${test.reason === "" ? "" : `  ${test.reason}`}`;
}
