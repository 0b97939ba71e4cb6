// All tests of the project, after setting up what they need. Ends with the line `N passed, N failed` over all runners
// and exits non-zero on any failure. What failed is run once more on the quiet machine: hostile programs race with the
// kernel, and browsers with everything; a test that only then passes is named as unsteady, so that it gets mended.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { probeHost } from "@verdict/sandbox/host-support";
import {
  CHROMIUM,
  CPP_COMPILER,
  ensureSystemTools,
  JDK,
  MissingToolError,
  SWIFT,
  tryToInstall,
  USER_MODE_LINUX,
} from "./setup/system-tools.ts";
import { resultsOfPlaywright, resultsOfVitest } from "./testing/test-result.ts";
import {
  addTotals,
  type RunnerOutcome,
  runTestRunner,
  type TestRunner,
  type Totals,
  totalsLine,
} from "./testing/test-runner.ts";

const root = join(import.meta.dirname, "..");
const reports = join(root, "build/test-reports");
const say = (line: string) => console.error(line);
const bin = (name: string) => join(root, "node_modules/.bin", name);

const VITEST_REPORT = ["--reporter=default", "--reporter=json", `--outputFile.json=${join(reports, "vitest.json")}`];
const STORIES = ["test", "-c", "e2e/playwright.config.ts", "--reporter=list,json"];

const LINES_OF_A_REASON = 12;

const runners: readonly TestRunner[] = [
  { title: "format, lint and floors", program: bin("biome"), args: ["check", "."] },
  { title: "types", program: bin("tsc"), args: ["-p", "tsconfig.json"] },
  { title: "types of the web app", program: bin("tsc"), args: ["-p", "packages/web/tsconfig.json"] },
  {
    title: "size budgets of the web app",
    program: process.execPath,
    args: ["packages/web/build.ts", "build/web-budgets", "--budgets"],
  },
  {
    title: "unit, integration and hostile-program tests",
    program: bin("vitest"),
    args: ["run", ...VITEST_REPORT],
    report: { path: join(reports, "vitest.json"), read: resultsOfVitest },
    argsOfSecondAttempt: (failed) => [
      "run",
      ...VITEST_REPORT,
      "--maxWorkers=1",
      ...new Set(failed.map(({ file }) => file)),
    ],
  },
  {
    title: "browser stories",
    program: bin("playwright"),
    args: STORIES,
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "playwright.json") },
    report: { path: join(reports, "playwright.json"), read: resultsOfPlaywright },
    // A trace of each step costs a fifth of the time: only what has failed is traced, the second time.
    argsOfSecondAttempt: () => [...STORIES, "--last-failed", "--workers=1", "--trace=retain-on-failure"],
  },
];

async function main(): Promise<void> {
  mkdirSync(reports, { recursive: true });
  try {
    ensureSystemTools([CPP_COMPILER, JDK, CHROMIUM, SWIFT], say);
    const { mode, hasCgroup } = await probeHost();
    if (mode !== "root" || !hasCgroup) tryToInstall(USER_MODE_LINUX, say);
  } catch (error) {
    if (!(error instanceof MissingToolError)) throw error;
    console.error(error.message);
    console.log(totalsLine({ passed: 0, failed: 1, skipped: 0 }));
    process.exitCode = 1;
    return;
  }
  let totals: Totals = { passed: 0, failed: 0, skipped: 0 };
  const lines: string[] = [];
  for (const runner of runners) {
    console.log(`\n── ${runner.title}`);
    const started = performance.now();
    const outcome = await runTestRunner(runner);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const what = runner.report === undefined ? checkLine(outcome) : totalsLine(outcome.totals);
    lines.push(`${runner.title}: ${what} (${seconds} s)`, ...detailsOf(outcome));
    totals = addTotals(totals, outcome.totals);
  }
  console.log(`\n${lines.join("\n")}\n`);
  console.log(totalsLine(totals));
  process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
}

const checkLine = ({ totals }: RunnerOutcome) => (totals.failed === 0 ? "ok" : "failed");

/** What the closing summary says beyond figures: it is often all that is read. */
function detailsOf({ failed, skipped, unsteady }: RunnerOutcome): string[] {
  const shortened = (reason: string) => reason.split("\n", LINES_OF_A_REASON).join("\n    ");
  return [
    ...failed.map(({ name, reason }) => `  FAILED: ${name}\n    ${shortened(reason)}`),
    ...unsteady.map(
      ({ name, reason }) => `  unsteady, passed at the second attempt: ${name}\n    ${shortened(reason)}`,
    ),
    ...skipped.map(({ name }) => `  skipped: ${name}`),
  ];
}

await main();
