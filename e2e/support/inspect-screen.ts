import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { IS_THOROUGH } from "./thorough.ts";

const SCREENS = join(import.meta.dirname, "../../build/e2e/screens");
const PHONE = { width: 390, height: 844 };
/** It shows the parts of a phone or of a desktop, only in another width: axe has looked at them. */
const TABLET = { width: 820, height: 1180 };
const DESKTOP = { width: 1440, height: 900 };
const WIDE = { width: 2200, height: 1300 };
const SIZES = [PHONE, DESKTOP, TABLET, ...(IS_THOROUGH ? [WIDE] : [])];
/** A prerendered page can be read before the app has begun in it, which then shows the chosen theme. */
const APP_IS_THERE = `(() => {
  const root = document.getElementById("root");
  return root === null || Object.keys(root).some((key) => key.startsWith("__reactContainer"));
})()`;
/** Its small form: each page that is looked at has to read it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Looks at the screen as it is now: axe finds nothing on a desktop, nor in the other theme on a phone, and on neither
 * nor on a tablet does anything stick out sideways, or more than the panels of a problem's page scroll. Where tests are
 * thorough, axe looks at all of the sizes in both themes, and pictures are kept in build/e2e/screens. `hasApp`: false
 * where a story keeps the app's script from coming.
 */
export async function inspectScreen(page: Page, name: string, { hasApp = true } = {}): Promise<void> {
  const before = page.viewportSize();
  if (hasApp) await expect.poll(() => page.evaluate<boolean>(APP_IS_THERE), "the app is there").toBe(true);
  // Each screen has one; a page that still waits for its data may have none, and is no screen yet.
  await expect(page.locator("h1").first()).toBeAttached();
  for (const size of SIZES) {
    await resize(page, size);
    await page.evaluate("document.fonts.ready");
    await expectToFit(page, `${name} at ${size.width}`);
    const look = async (theme: string) => {
      expect.soft(await faultsOf(page), `axe on ${name} at ${size.width} in the ${theme} theme`).toEqual([]);
      if (IS_THOROUGH) await takePicture(page, `${name}-${size.width}x${size.height}-${theme}`);
    };
    // What a size changes and what a theme changes are seen in two of the six pairs.
    if (IS_THOROUGH || size === DESKTOP) await look("own");
    if (IS_THOROUGH || size === PHONE) await inOtherTheme(page, () => look("other"));
  }
  if (before !== null) await resize(page, before);
}

/**
 * And waits until the page has drawn itself in that size: another size may bring other parts, and what a story does
 * with those that are about to go is lost. A browser that has nothing to draw may never say that it has drawn.
 */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    "new Promise((drawn) => (setTimeout(drawn, 2000), requestAnimationFrame(() => requestAnimationFrame(drawn))))",
  );
}

async function expectToFit(page: Page, where: string): Promise<void> {
  const overhang = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
  expect.soft(overhang, `pixels that stick out of ${where}`).toBeLessThanOrEqual(0);
  if (!page.url().includes("/problem/")) return;
  const excess = await page.evaluate<number>("document.documentElement.scrollHeight - innerHeight");
  expect.soft(excess, `pixels by which ${where} is higher than the window`).toBeLessThanOrEqual(0);
}

async function takePicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(SCREENS, `${name}.png`), animations: "disabled" });
}

/**
 * No page has a frame of another origin, so that all can be looked at in the page itself, into which axe is put once;
 * and only what is wrong is told.
 */
async function faultsOf(page: Page): Promise<string[]> {
  const options: axe.RunOptions = { runOnly: RULES, resultTypes: ["violations"], preload: false };
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE);
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`),
  );
}

async function inOtherTheme(page: Page, look: () => Promise<void>): Promise<void> {
  const now = (await page.locator("html").getAttribute("data-theme")) ?? "ink";
  const show = (theme: string) => page.evaluate(`document.documentElement.dataset.theme = ${JSON.stringify(theme)}`);
  await show(now === "ink" ? "paper" : "ink");
  await look();
  expect(await page.locator("html").getAttribute("data-theme"), "the other theme was shown").not.toBe(now);
  await show(now);
}
