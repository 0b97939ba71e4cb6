// How the problem page keeps up with typing on a slow machine: INP (the 98th percentile of all interactions, from the
// key to the next frame) at a processor four times as slow, with all that looks at the code (drafts prepared, marks,
// live examples), with none of it, and beside both in the same run a page with a bare editor and one with a text area.
// A noisy machine lengthens all of them, so that ratios say more than milliseconds.
import { mkdirSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { untilTestsAreBuilt } from "../e2e/support/database.ts";
import { launchProduct } from "../e2e/support/launch-product.ts";
import { acceptedSource } from "../e2e/support/problem-page.ts";
import { openDesk } from "./desk/desks.ts";
import { MainThread } from "./desk/main-thread.ts";
import { type DeskName, readOptions } from "./desk/options.ts";
import { typeLines } from "./desk/typist.ts";
import { median, printFigure } from "./figure.ts";
import { type Interaction, inpOf, readInteractions, watchInteractions } from "./interactions.ts";
import { launchBrowser } from "./launch-browser.ts";

const PROBLEM = "giant-steps";
const SLOWDOWN = 4;
/** Of these the parts are told, so that somebody knows where to look. */
const WORST_TOLD = 6;

interface Desk {
  name: DeskName;
  page: Page;
  thread: MainThread;
  /** Calls of the judge that the page made by itself, and the bytes of all that it has sent. */
  calls: number;
  sentBytes: number;
  interactions: readonly Interaction[];
}

const options = readOptions();
const source = acceptedSource(PROBLEM, "solution.cpp");
const above = source.split("\n").indexOf("using namespace std;") + 1;
// The program is there, and is typed once more in a namespace: whatever is half done, the judge has something to run.
const typed = source.split("\n").slice(above + 1);
const lines = ["namespace draft {", ...typed.map((line) => line.trim())].slice(0, options.lines);
const sayLoad = () => console.error(`load ${loadavg().map((load) => load.toFixed(1))}`);

const product = await launchProduct({ name: "bench-desk", role: "all" });
process.env.E2E_DATA_DIR = product.dataDir;
await untilTestsAreBuilt([PROBLEM]);
const browser = await launchBrowser();
try {
  if (options.profiles !== null) mkdirSync(options.profiles, { recursive: true });
  const desks = [];
  for (const name of options.desks) desks.push(await prepareDesk(name));
  for (let from = 0; from < lines.length; from += options.turnLines) {
    sayLoad();
    for (const desk of desks) await takeTurn(desk, from);
  }
  sayLoad();
  report(desks);
} finally {
  await browser.close();
  await product.stop();
}

async function prepareDesk(name: DeskName): Promise<Desk> {
  const { against } = options;
  const { baseUrl } = product;
  const page = await openDesk(browser, name, { baseUrl, problemId: PROBLEM, source, above, against });
  const desk: Desk = { name, page, thread: await MainThread.of(page), calls: 0, sentBytes: 0, interactions: [] };
  page.on("request", (request) => {
    desk.sentBytes += request.postDataBuffer()?.length ?? 0;
    if (/\/submission\/(prepare|run)\//.test(request.url())) desk.calls += 1;
  });
  await watchInteractions(page);
  return desk;
}

async function takeTurn(desk: Desk, from: number): Promise<void> {
  const { page, thread } = desk;
  await page.bringToFront();
  if (options.profiles !== null) await thread.beginProfile();
  await thread.begin(SLOWDOWN);
  await typeLines(page, { lines, from, to: from + options.turnLines });
  await thread.end();
  if (options.profiles !== null) await thread.endProfile(join(options.profiles, `${desk.name}-${from}.cpuprofile`));
  desk.interactions = await readInteractions(page);
}

function report(desks: readonly Desk[]): void {
  const control = desks.at(-1);
  for (const { name, thread, calls, sentBytes, interactions } of desks) {
    const count = interactions.length;
    console.error(`\n${name}: ${count} interactions, ${calls} calls of the judge; the longest (waited, worked):`);
    for (const worst of interactions.slice(-WORST_TOLD)) {
      console.error(`  ${worst.duration} ms ${worst.name} (${worst.waited.toFixed(0)}, ${worst.worked.toFixed(0)})`);
    }
    printFigure(`desk.inp.${name}`, inpOf(interactions), "ms");
    printFigure(`desk.key.median.${name}`, median(interactions.map(({ duration }) => duration)), "ms");
    printFigure(`desk.key.worst.${name}`, interactions.at(-1)?.duration ?? Number.NaN, "ms");
    for (const [part, ms] of Object.entries(thread.spent)) {
      printFigure(`desk.cpu.${part}.${name}`, ms / count, "ms of the main thread for each interaction");
    }
    printFigure(`desk.sent.${name}`, sentBytes / count, "bytes for each interaction, in calls' bodies");
    if (control === undefined || control.name === name) continue;
    printFigure(`desk.inp.ratio.${name}`, inpOf(interactions) / inpOf(control.interactions), `of ${control.name}`);
  }
}
