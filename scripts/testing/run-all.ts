import { mkdirSync } from "node:fs";
import { type FileTime, slowestFiles } from "./file-times.ts";
import {
  addTotals,
  type RunnerOutcome,
  runTestRunner,
  SECOND_ATTEMPT,
  type TestRunner,
  type Totals,
  totalsLine,
} from "./test-runner.ts";

const SLOWEST_FILES = 10;
const LINES_OF_A_REASON = 12;

/**
 * One runner after the other, or several beside each other, each made when its turn comes, then the closing summary,
 * with these remarks in it and the line `N passed, N failed` at its end. Returns the exit code: that nothing was run is
 * a failure where tests are wanted.
 */
export async function runAll(input: {
  runners: Iterable<TestRunner | readonly TestRunner[]>;
  reports: string;
  remarks: readonly string[];
  wantsTests: boolean;
}): Promise<0 | 1> {
  mkdirSync(input.reports, { recursive: true });
  let totals: Totals = { passed: 0, failed: 0, skipped: 0 };
  const lines: string[] = [];
  const times: FileTime[] = [];
  const run = async (runner: TestRunner): Promise<void> => {
    console.log(`\n── ${runner.title}`);
    const started = performance.now();
    const outcome = await runTestRunner(runner);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const what = runner.report === undefined ? checkLine(outcome) : totalsLine(outcome.totals);
    lines.push(`${runner.title}: ${what} (${seconds} s)`, ...detailsOf(outcome));
    times.push(...outcome.fileTimes);
    totals = addTotals(totals, outcome.totals);
  };
  for (const next of input.runners) await Promise.all([next].flat().map(run));
  if (times.length > 0) lines.push("the slowest files:", ...slowestFiles(times, SLOWEST_FILES));
  console.log(`\n${[...lines, ...input.remarks].join("\n")}\n`);
  console.log(totalsLine(totals));
  return totals.failed === 0 && (totals.passed > 0 || !input.wantsTests) ? 0 : 1;
}

const checkLine = ({ totals }: RunnerOutcome) => (totals.failed === 0 ? "ok" : "failed");

/** What the closing summary says beyond figures: it is often all that is read. */
function detailsOf({ failed, skipped, unsteady }: RunnerOutcome): string[] {
  const shortened = (reason: string) =>
    reason
      .split(`\n${SECOND_ATTEMPT}\n`)
      .map((part) => part.split("\n", LINES_OF_A_REASON).join("\n    "))
      .join(`\n    ${SECOND_ATTEMPT}\n    `);
  return [
    ...failed.map(({ name, reason }) => `  FAILED: ${name}\n    ${shortened(reason)}`),
    ...unsteady.map(
      ({ name, reason }) => `  unsteady, passed at the second attempt: ${name}\n    ${shortened(reason)}`,
    ),
    ...skipped.map(({ name }) => `  skipped: ${name}`),
  ];
}
