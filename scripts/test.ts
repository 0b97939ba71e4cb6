// All tests of the project, after setting up what they need. Ends with the line `N passed, N failed` over all runners
// and exits non-zero on any failure. What failed is run once more on the quiet machine: hostile programs race with the
// kernel, and browsers with everything; a test that only then passes is named as unsteady, so that it gets mended.
// `--thorough` does at full number what is done at a smaller one otherwise; the summary says what that is.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
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
import { type FileTime, readFileTimes, slowestFiles } from "./testing/file-times.ts";
import { fileTimesOfPlaywright, resultsOfPlaywright, resultsOfVitest } from "./testing/test-result.ts";
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
const thorough = parseArgs({ options: { thorough: { type: "boolean", default: false } } }).values.thorough;
const say = (line: string) => console.error(line);
const bin = (name: string) => join(root, "node_modules/.bin", name);
const readReport = (name: string): unknown => JSON.parse(readFileSync(join(reports, name), "utf8"));

/** Read by the configurations of the runners. */
const ENVIRONMENT = { TEST_REPORTS: reports, ...(thorough ? { THOROUGH: "1" } : {}) };
const ONLY_THOROUGH = [
  "endurance at ten times the number",
  "ten minutes of kills at random, and not ten seconds",
  "hostile texts of a megabyte, and not of a quarter",
  "the whole catalogue judged and not ten of its problems",
  "every screen in both themes and three sizes, with pictures in build/e2e/screens",
].join("; ");
const SLOWEST_FILES = 10;

const STORIES = ["test", "-c", "e2e/playwright.config.ts", "--reporter=list,json"];

const LINES_OF_A_REASON = 12;

const runners: readonly TestRunner[] = [
  { title: "format, lint and floors", program: bin("biome"), args: ["check", "."] },
  { title: "types", program: bin("tsc"), args: ["-p", "tsconfig.json"] },
  { title: "types of the web app", program: bin("tsc"), args: ["-p", "packages/web/tsconfig.json"] },
  {
    title: "size budgets of the web app",
    program: process.execPath,
    args: ["scripts/testing/size-budgets-main.ts"],
  },
  {
    title: "unit, integration and hostile-program tests",
    program: bin("vitest"),
    args: ["run"],
    environment: ENVIRONMENT,
    report: { path: join(reports, "vitest.json"), read: resultsOfVitest },
    fileTimes: () => readFileTimes(readReport("vitest-file-times.json")),
    argsOfSecondAttempt: (failed) => ["run", "--maxWorkers=1", ...new Set(failed.map(({ file }) => file))],
  },
  {
    title: "browser stories",
    program: bin("playwright"),
    args: STORIES,
    environment: { ...ENVIRONMENT, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "playwright.json") },
    report: { path: join(reports, "playwright.json"), read: resultsOfPlaywright },
    fileTimes: () => fileTimesOfPlaywright(readReport("playwright.json")),
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
  const times: FileTime[] = [];
  for (const runner of runners) {
    console.log(`\n── ${runner.title}`);
    const started = performance.now();
    const outcome = await runTestRunner(runner);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const what = runner.report === undefined ? checkLine(outcome) : totalsLine(outcome.totals);
    lines.push(`${runner.title}: ${what} (${seconds} s)`, ...detailsOf(outcome));
    times.push(...outcome.fileTimes);
    totals = addTotals(totals, outcome.totals);
  }
  lines.push("the slowest files:", ...slowestFiles(times, SLOWEST_FILES));
  if (!thorough) lines.push(`only with --thorough: ${ONLY_THOROUGH}`);
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
