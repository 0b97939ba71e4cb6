import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readFileTimes } from "./file-times.ts";
import type { StoryProduct } from "./story-product.ts";
import { fileTimesOfPlaywright, resultsOfPlaywright, resultsOfVitest } from "./test-result.ts";
import type { TestRunner } from "./test-runner.ts";

const root = join(import.meta.dirname, "../..");
const bin = (name: string) => join(root, "node_modules/.bin", name);

/** Where a whole run leaves its reports. */
export const REPORTS = join(root, "build/test-reports");

export const TYPES: TestRunner = { title: "types", program: bin("tsc"), args: ["-p", "tsconfig.json"] };
export const TYPES_OF_WEB: TestRunner = {
  title: "types of the web app",
  program: bin("tsc"),
  args: ["-p", "packages/web/tsconfig.json"],
};
export const SIZE_BUDGETS: TestRunner = {
  title: "size budgets of the web app",
  program: process.execPath,
  args: ["scripts/testing/size-budgets-main.ts"],
};

export const UNUSED: TestRunner = { title: "unused exports, files and packages", program: bin("knip"), args: [] };

export function lint(files: readonly string[]): TestRunner {
  return { title: "format and lint", program: bin("biome"), args: ["check", "--no-errors-on-unmatched", ...files] };
}

interface Wanted {
  /** None: all of them. */
  files: readonly string[];
  reports: string;
  isThorough?: boolean;
}

export function vitest({ files, reports, isThorough }: Wanted): TestRunner {
  return {
    title: "unit, integration and hostile-program tests",
    program: bin("vitest"),
    args: ["run", ...files],
    environment: environmentOf(reports, isThorough),
    report: { path: join(reports, "vitest.json"), read: resultsOfVitest },
    fileTimes: () => readFileTimes(readReport(reports, "vitest-file-times.json") ?? []),
    argsOfSecondAttempt: (failed) => ["run", "--maxWorkers=1", ...new Set(failed.map(({ file }) => file))],
  };
}

/** Against a product that is started meanwhile, where there is one; else against one of their own. */
export function stories({ files, reports, isThorough }: Wanted, product?: StoryProduct): TestRunner {
  const args = ["test", "-c", "e2e/playwright.config.ts", "--reporter=list,json", ...files];
  return {
    title: "browser stories",
    program: bin("playwright"),
    args,
    environment: {
      ...environmentOf(reports, isThorough),
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "playwright.json"),
    },
    ...(product === undefined ? {} : { environmentToCome: product.environment }),
    report: { path: join(reports, "playwright.json"), read: resultsOfPlaywright },
    fileTimes: () => fileTimesOfPlaywright(readReport(reports, "playwright.json") ?? { suites: [], errors: [] }),
    // A trace of each step costs a fifth of the time: only what has failed is traced, the second time.
    argsOfSecondAttempt: () => [...args, "--last-failed", "--workers=1", "--trace=retain-on-failure"],
  };
}

/** The main ones once more, in Firefox. */
export function firefoxStories({ reports, isThorough }: Wanted, product: StoryProduct): TestRunner {
  const report = join(reports, "playwright-firefox.json");
  const args = ["test", "-c", "e2e/firefox/playwright.config.ts", "--reporter=list,json"];
  return {
    title: "main stories in Firefox",
    program: bin("playwright"),
    args,
    environment: { ...environmentOf(reports, isThorough), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    environmentToCome: product.environment,
    report: { path: report, read: resultsOfPlaywright },
    argsOfSecondAttempt: () => [...args, "--last-failed"],
  };
}

/** Read by the configurations of the runners. */
function environmentOf(reports: string, isThorough = false): Record<string, string> {
  return { TEST_REPORTS: reports, ...(isThorough ? { THOROUGH: "1" } : {}) };
}

/** Undefined when the runner died before it wrote one. */
function readReport(reports: string, name: string): unknown {
  const path = join(reports, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}
