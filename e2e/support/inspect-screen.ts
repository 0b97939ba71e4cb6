import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const SCREENS = join(import.meta.dirname, "../../build/e2e/screens");
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** It shows the parts of a phone or of a desktop, only in another width: axe has looked at them. */
const TABLET = { width: 820, height: 1180 };
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Looks at the screen as it is now, on a phone, a desktop and a tablet: axe finds nothing, by day no text is too pale
 * either, nothing sticks out sideways, a problem's page scrolls in its panels only, and pictures are kept in
 * build/e2e/screens.
 */
export async function inspectScreen(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate("document.fonts.ready");
    expect.soft(await faultsOf(page), `axe on ${name} at ${size.width}`).toEqual([]);
    await takePicture(page, name, size);
  }
  // Once, at the last size: the colours are the same on a phone.
  await inOtherTheme(page, async () => {
    expect.soft(await tooPale(page), `contrast on ${name} in the other theme`).toEqual([]);
    await page.screenshot({ path: join(SCREENS, `${name}-other-theme.png`), animations: "disabled" });
  });
  await page.setViewportSize(TABLET);
  await takePicture(page, name, TABLET);
  if (before !== null) await page.setViewportSize(before);
}

async function takePicture(page: Page, name: string, size: { width: number; height: number }): Promise<void> {
  const overhang = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
  expect.soft(overhang, `pixels that stick out of ${name} at ${size.width}`).toBeLessThanOrEqual(0);
  if (page.url().includes("/problem/")) {
    const excess = await page.evaluate<number>("document.documentElement.scrollHeight - innerHeight");
    expect.soft(excess, `pixels by which ${name} is higher than a window of ${size.width}`).toBeLessThanOrEqual(0);
  }
  await page.screenshot({ path: join(SCREENS, `${name}-${size.width}x${size.height}.png`), animations: "disabled" });
}

/**
 * No page has a frame of another origin, so that all can be looked at in the page itself; and only what is wrong is
 * told. Three times as fast.
 */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"], preload: false });
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await axe(page).withTags(RULES).analyze();
  return violations.map((rule) => `${rule.id}: ${rule.nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

async function inOtherTheme(page: Page, look: () => Promise<void>): Promise<void> {
  const now = (await page.locator("html").getAttribute("data-theme")) ?? "ink";
  const show = (theme: string) => page.evaluate(`document.documentElement.dataset.theme = ${JSON.stringify(theme)}`);
  await show(now === "ink" ? "paper" : "ink");
  await look();
  expect(await page.locator("html").getAttribute("data-theme"), "the other theme was shown").not.toBe(now);
  await show(now);
}

async function tooPale(page: Page): Promise<string[]> {
  const { violations } = await axe(page).withRules(["color-contrast"]).analyze();
  return violations.flatMap((rule) => rule.nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary}`));
}
