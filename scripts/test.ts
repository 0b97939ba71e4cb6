// All tests of the project, after setting up what they need. Ends with the line `N passed, N failed` over all runners
// and exits non-zero on any failure.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { probeHost } from "@verdict/sandbox/host-support";
import * as z from "zod/mini";
import {
  CHROMIUM,
  CPP_COMPILER,
  ensureSystemTools,
  JDK,
  MissingToolError,
  tryToInstall,
  USER_MODE_LINUX,
} from "./setup/system-tools.ts";
import { addTotals, runTestRunner, type TestRunner, type Totals, totalsLine } from "./testing/test-runner.ts";

const root = join(import.meta.dirname, "..");
const reports = join(root, "build/test-reports");
const say = (line: string) => console.error(line);
const bin = (name: string) => join(root, "node_modules/.bin", name);

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

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
    args: ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${join(reports, "vitest.json")}`],
    report: {
      path: join(reports, "vitest.json"),
      read(report) {
        const { numPassedTests, numFailedTests, numPendingTests, testResults } = z.parse(VitestReport, report);
        const tests = testResults.flatMap((file) => file.assertionResults);
        const skippedNames = tests.filter(({ status }) => status === "skipped").map(({ fullName }) => fullName);
        return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, skippedNames };
      },
    },
  },
  {
    title: "browser stories",
    program: bin("playwright"),
    args: ["test", "-c", "e2e/playwright.config.ts", "--reporter=list,json"],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "playwright.json") },
    report: {
      path: join(reports, "playwright.json"),
      read(report) {
        const { stats } = z.parse(PlaywrightReport, report);
        // A flaky story failed at least once: it is a failure here.
        return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
      },
    },
  },
];

async function main(): Promise<void> {
  mkdirSync(reports, { recursive: true });
  try {
    ensureSystemTools([CPP_COMPILER, JDK, CHROMIUM], say);
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
    const result = await runTestRunner(runner);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const what = runner.report === undefined ? (result.failed === 0 ? "ok" : "failed") : totalsLine(result);
    lines.push(`${runner.title}: ${what} (${seconds} s)`);
    lines.push(...(result.skippedNames ?? []).map((name) => `  skipped: ${name}`));
    totals = addTotals(totals, result);
  }
  console.log(`\n${lines.join("\n")}\n`);
  console.log(totalsLine(totals));
  process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
}

await main();
