// What a change has to pass before all tests do: in a minute. Changed is what differs from the commit that is named
// (`npm run test:changed -- main`), else what is not committed. Of the tests that depend on it the nearest are run, as
// many as there is time for; the summary says how many were left to `npm test`.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { STORIES_OF_PAGES } from "../e2e/screens.ts";
import { chooseWithin, nearestTests } from "./testing/changed/choose-tests.ts";
import { distancesOfChange } from "./testing/changed/distances-of-change.ts";
import { expectedSeconds } from "./testing/expected-seconds.ts";
import { runAll } from "./testing/run-all.ts";
import { lint, REPORTS, stories, TYPES, TYPES_OF_WEB, vitest } from "./testing/runners.ts";
import type { TestRunner } from "./testing/test-runner.ts";

/** Of two workers, beside twenty seconds for starting, formatting and types. */
const WORKER_SECONDS = 80;

const root = join(import.meta.dirname, "..");
const reports = join(REPORTS, "changed");
const changed = filesChangedSince(process.argv[2] ?? "HEAD");
const distances = distancesOfChange(root, changed);
const secondsOf = expectedSeconds(REPORTS);

const tests = chooseWithin(WORKER_SECONDS, nearestTests(changed, distances), secondsOf);
const screens = chooseWithin(WORKER_SECONDS - tests.seconds, storiesReached(), secondsOf);
const problems = [...new Set(changed.flatMap((path) => /^problems\/([^/]+)\//.exec(path)?.[1] ?? []))];
const hasProduct = process.env["BASE_URL"] !== undefined;

process.exitCode = await runAll({ runners: runners(), reports, remarks: remarks(), wantsTests: false });

function filesChangedSince(commit: string): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n");
  const files = [...git("diff", "--name-only", commit), ...git("ls-files", "--others", "--exclude-standard")];
  return [...new Set(files)].filter((path) => path !== "");
}

/** Stories that changed themselves, then those of the pages that the change reaches, the nearest first. */
function storiesReached(): string[] {
  const own = changed.filter((path) => path.endsWith(".spec.ts"));
  const pages = Object.entries(STORIES_OF_PAGES)
    .map(([page, names]) => ({ names, distance: distances.get(`packages/web/src/${page}`) ?? Infinity }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance);
  return [...new Set([...own, ...pages.flatMap(({ names }) => names.map((name) => `e2e/${name}.spec.ts`))])];
}

function runners(): TestRunner[] {
  const present = changed.filter((path) => existsSync(join(root, path)));
  const touches = (pattern: RegExp) => changed.some((path) => pattern.test(path));
  return [
    ...(present.length > 0 ? [lint(present)] : []),
    ...(touches(/\.ts$/) ? [TYPES] : []),
    ...(touches(/^packages\/(web|contract)\//) ? [TYPES_OF_WEB] : []),
    ...(tests.chosen.length > 0 ? [vitest({ files: tests.chosen, reports })] : []),
    ...(problems.length > 0 ? [verification(problems)] : []),
    ...(screens.chosen.length > 0 && hasProduct ? [stories({ files: screens.chosen, reports })] : []),
  ];
}

function verification(slugs: readonly string[]): TestRunner {
  const program = "packages/judge/src/cli/verify.ts";
  return { title: "changed problems", program: process.execPath, args: [program, ...slugs] };
}

function remarks(): string[] {
  const listed = (files: readonly string[]) => `${files.slice(0, 5).join(", ")}${files.length > 5 ? ", …" : ""}`;
  const waiting = hasProduct ? screens.left : [...screens.chosen, ...screens.left];
  return [
    ...(tests.left.length > 0 ? [`left to npm test: ${tests.left.length} files (${listed(tests.left)})`] : []),
    ...(waiting.length > 0 ? [`stories left to npm test: ${waiting.length} files (${listed(waiting)})`] : []),
    ...(waiting.length > 0 && !hasProduct
      ? ["stories run beside a product: npm start, then with BASE_URL=http://127.0.0.1:3000 E2E_DATA_DIR=data"]
      : []),
  ];
}
