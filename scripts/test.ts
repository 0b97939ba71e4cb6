// All tests of the project, after setting up what they need. Ends with the line `N passed, N failed` over all runners
// and exits non-zero on any failure. What failed is run once more on the quiet machine: hostile programs race with the
// kernel, and browsers with everything; a test that only then passes is named as unsteady, so that it gets mended.
// `--thorough` does at full number what is done at a smaller one otherwise; the summary says what that is.
import { parseArgs } from "node:util";
import { probeHost } from "@verdict/sandbox/host-support";
import { findOldestPostgres, tryToInstallOldestPostgres } from "./setup/oldest-postgres.ts";
import {
  CHROMIUM,
  CPP_COMPILER,
  ensureSystemTools,
  FIREFOX,
  HEADLESS_CHROMIUM,
  JDK,
  MissingToolError,
  PGBOUNCER,
  PROXIES,
  tryToInstall,
  USER_MODE_LINUX,
} from "./setup/system-tools.ts";
import { removeLeftFolders } from "./testing/remove-left-folders.ts";
import { runAll } from "./testing/run-all.ts";
import {
  firefoxStories,
  lint,
  REPORTS,
  SIZE_BUDGETS,
  stories,
  TYPES,
  TYPES_OF_WEB,
  UNUSED,
  vitest,
} from "./testing/runners.ts";
import { type StoryProduct, startStoryProductBeside } from "./testing/story-product.ts";
import { type TestRunner, totalsLine } from "./testing/test-runner.ts";

const { thorough: isThorough } = parseArgs({ options: { thorough: { type: "boolean", default: false } } }).values;
const ONLY_THOROUGH = [
  "endurance at two to twenty times the number",
  "programs near a limit of 256 MB, and not of 64 MB alone",
  "ten minutes of kills at random, and not ten seconds",
  "hostile texts of a megabyte, and not of a quarter",
  "in guests with control groups, all attacks and not five; one whose memory is scarce",
  "a search for the smallest failure with each kind of failure in each language",
  "of most further languages a crash, a refusal, much memory and deep recursion, and not a sum alone",
  "ten thousand random contests, and not six hundred",
  "the whole catalogue judged and not ten of its problems",
  "each walk through the steps of a program in every language, and not in one",
  "the death of a PostgreSQL under load, and its standby in its place",
  "the stories in the whole of Chromium and not in its engine, and the main ones in Firefox",
  "every screen in both themes and four sizes, with pictures in build/e2e/screens",
].join("; ");

async function main(): Promise<void> {
  const say = (line: string) => console.error(line);
  removeLeftFolders();
  try {
    if (!isThorough) tryToInstall(HEADLESS_CHROMIUM, say);
    const browsers = isThorough ? [CHROMIUM, FIREFOX] : HEADLESS_CHROMIUM.isPresent() ? [] : [CHROMIUM];
    ensureSystemTools([CPP_COMPILER, JDK, PGBOUNCER, ...browsers], say);
    const { mode, hasCgroup } = await probeHost();
    tryToInstallOldestPostgres(say);
    if (isThorough) for (const proxy of PROXIES) tryToInstall(proxy, say);
    if (mode !== "root" || !hasCgroup) tryToInstall(USER_MODE_LINUX, say);
  } catch (error) {
    if (!(error instanceof MissingToolError)) throw error;
    console.error(error.message);
    console.log(totalsLine({ passed: 0, failed: 1, skipped: 0 }));
    process.exitCode = 1;
    return;
  }
  let product: StoryProduct | undefined;
  const all = { files: [], reports: REPORTS, isThorough };
  function* runners(): Generator<TestRunner | readonly TestRunner[]> {
    // Most of them keep one processor busy.
    yield [SIZE_BUDGETS, lint(["."]), TYPES, TYPES_OF_WEB, UNUSED];
    // From here on the web app is built.
    product = startStoryProductBeside();
    yield* [vitest(all), stories(all, product)];
    if (isThorough) yield firefoxStories(all, product);
  }
  const remarks = [
    ...(isThorough ? [] : [`only with --thorough: ${ONLY_THOROUGH}`]),
    ...(findOldestPostgres() === null ? ["left out, it could not be installed: tests on the oldest PostgreSQL"] : []),
  ];
  process.exitCode = await runAll({ runners: runners(), reports: REPORTS, remarks, wantsTests: true });
  await product?.stop();
}

await main();
