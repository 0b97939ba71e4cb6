// How the problem page keeps up with typing on a slow machine: INP (the 98th percentile of all interactions, from the key
// to the next frame) at a processor four times as slow, once with nothing that looks at the code, and once with all of it:
// drafts prepared, marks, and live examples.
import { chromium, type Page } from "@playwright/test";
import { freshEmail, signUp } from "../e2e/support/accounts.ts";
import { BROWSER } from "../e2e/support/browser.ts";
import { untilTestsAreBuilt } from "../e2e/support/database.ts";
import { launchProduct } from "../e2e/support/launch-product.ts";
import { acceptedSource } from "../e2e/support/problem-page.ts";
import { median, printFigure } from "./figure.ts";
import { inpOf, readInteractions, watchInteractions } from "./interactions.ts";

const PROBLEM = "the-quietest-hour";
const SLOWDOWN = 4;
/** As somebody types who is in flow: 80 words a minute, with a pause after each line, in which the judge answers. */
const KEY_MS = 110;
const LINE_PAUSE_MS = 900;
const MOST_LINES = 24;

const product = await launchProduct({ name: "bench-desk", role: "all" });
process.env.E2E_DATA_DIR = product.dataDir;
await untilTestsAreBuilt([PROBLEM]);
const browser = await chromium.launch(BROWSER);
try {
  const context = await browser.newContext({ baseURL: product.baseUrl, viewport: { width: 1440, height: 900 } });
  await signUp(context.request, { firstName: "Mira", emailId: freshEmail("desk") });
  for (const [name, settings] of [
    ["off", { "prepare-drafts": "off", "live-examples": "off" }],
    ["on", { "prepare-drafts": "on", "live-examples": "on" }],
  ] as const) {
    const page = await context.newPage();
    await page.addInitScript(`for (const [name, value] of Object.entries(${JSON.stringify(settings)})) {
      localStorage.setItem("verdict:" + name, value);
    }`);
    const durations = await typeSlowly(page);
    printFigure(`desk.inp.${name}`, inpOf(durations), "ms");
    printFigure(`desk.key.median.${name}`, median(durations), "ms");
    printFigure(`desk.key.worst.${name}`, durations.at(-1) ?? Number.NaN, "ms");
    await page.close();
  }
} finally {
  await browser.close();
  await product.stop();
}

/** Types a program into an empty editor; gives how long each interaction took. */
async function typeSlowly(page: Page): Promise<number[]> {
  let calls = 0;
  page.on("request", (request) => {
    if (/\/submission\/(prepare|run)\//.test(request.url())) calls += 1;
  });
  await page.goto(`/problem/${PROBLEM}`);
  await page.getByRole("button", { name: "C++", exact: true }).click();
  const editor = page.getByRole("textbox", { name: "C++ code editor" });
  await editor.click();
  await page.getByRole("switch", { name: "Live" }).first().waitFor();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await watchInteractions(page, SLOWDOWN);
  const lines = acceptedSource(PROBLEM, "solution.cpp").split("\n").slice(0, MOST_LINES);
  for (const line of lines) {
    await page.keyboard.type(line.trim(), { delay: KEY_MS });
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(LINE_PAUSE_MS);
  }
  const durations = await readInteractions(page);
  console.error(`${durations.length} interactions, ${calls} calls of the judge`);
  return durations;
}
