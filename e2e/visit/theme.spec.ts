import { expect, type Page } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

const theme = (page: Page) => page.locator("html").getAttribute("data-theme");
const background = (page: Page) => page.evaluate<string>("getComputedStyle(document.body).backgroundColor");

test("the site is dark until somebody chooses, whatever the device prefers", async ({ browser }) => {
  const page = await browser.newPage({ colorScheme: "light" });
  await page.goto("/");
  expect(await theme(page)).toBe("ink");
  await page.close();
});

test.describe("a chosen theme", () => {
  test.use({ expectsFailures: true });

  test("is there at once, before the first paint of any page, and in other tabs", async ({
    userPage: page,
    context,
  }) => {
    await page.goto("/settings");
    const other = await context.newPage();
    await other.goto("/problems");
    const dark = await background(page);
    await page.getByRole("radio", { name: /Light/ }).check({ force: true });
    expect(await theme(page)).toBe("paper");
    expect(await background(page)).not.toBe(dark);
    await expect.poll(() => theme(other)).toBe("paper");
    await other.close();
    await inspectScreen(page, "settings-light");

    // Without the app's own script: what paints first is what the head has set.
    await page.route(/\/assets\/.*\.js$/, (route) =>
      route.request().url().includes("/theme-") ? route.continue() : route.abort(),
    );
    for (const address of ["/problems", "/login"]) {
      await page.goto(address);
      expect(await theme(page)).toBe("paper");
      expect(await background(page)).not.toBe(dark);
    }
  });

  test("is there when the prerendered landing page is painted", async ({ page }) => {
    await page.addInitScript("localStorage.setItem('verdict:theme', 'light')");
    await page.route(/\/assets\/index.*\.js$/, (route) => route.abort());
    await page.goto("/", { waitUntil: "domcontentloaded" });
    expect(await theme(page)).toBe("paper");
    await inspectScreen(page, "landing-light", { hasApp: false });
  });
});

test("system follows the device, also while the page is open", async ({ userPage: page }) => {
  await page.goto("/settings");
  await page.getByRole("radio", { name: /System/ }).check({ force: true });
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => theme(page)).toBe("paper");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => theme(page)).toBe("ink");
});

test("the palette changes the theme", async ({ userPage: page }) => {
  await page.goto("/problems");
  await page.getByRole("heading", { name: "Problems" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: /Search problems, pages/ }).fill("light theme");
  await page.keyboard.press("Enter");
  await expect.poll(() => theme(page)).toBe("paper");
});
