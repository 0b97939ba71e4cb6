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

const PROBLEM = "the-quietest-hour";
const SLOWDOWN = 4;
/** As somebody types who is in flow: 80 words a minute, with a pause after each line, in which the judge answers. */
const KEY_MS = 110;
const LINE_PAUSE_MS = 900;
const MOST_LINES = 24;

/** The longest duration of each interaction so far; the page's own script, so that nothing is lost between two looks. */
const OBSERVE = `
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  globalThis.keys = 0;
  addEventListener("keydown", () => { globalThis.keys += 1; }, { capture: true });
`;

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
    const sorted = durations.toSorted((one, other) => one - other);
    printFigure(`desk.inp.${name}`, sorted[Math.floor(sorted.length * 0.98)] ?? Number.NaN, "ms");
    printFigure(`desk.key.median.${name}`, median(durations), "ms");
    printFigure(`desk.key.worst.${name}`, sorted.at(-1) ?? Number.NaN, "ms");
    await page.close();
  }
} finally {
  await browser.close();
  await product.stop();
}

/** Types a program into an empty editor; gives how long each interaction took. One below 16 ms counts as 8. */
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
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.evaluate(OBSERVE);
  const lines = acceptedSource(PROBLEM, "solution.cpp").split("\n").slice(0, MOST_LINES);
  for (const line of lines) {
    await page.keyboard.type(line.trim(), { delay: KEY_MS });
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(LINE_PAUSE_MS);
  }
  const seen = await page.evaluate<{ durations: number[]; keys: number }>(
    "({ durations: [...interactions.values()], keys })",
  );
  console.error(`${seen.keys} keys, ${calls} calls of the judge`);
  const unseen = Math.max(0, seen.keys - seen.durations.length);
  return [...seen.durations, ...Array.from({ length: unseen }, () => 8)];
}
