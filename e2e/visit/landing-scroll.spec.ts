import { expect, type Page } from "@playwright/test";
import { test } from "../support/stories.ts";

test("a page that was scrolled before the app came stays where it is, and a press on a link still counts", async ({
  page,
}) => {
  let admitApp = () => {};
  const isAdmitted = new Promise<void>((resolve) => {
    admitApp = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    // The theme's script comes before the page is painted and is no part of the app.
    if (!new URL(route.request().url()).pathname.startsWith("/assets/theme-")) await isAdmitted;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const link = page.getByRole("link", { name: "Create Free Account" });
  await link.hover();
  const scrolled = await page.evaluate("scrollY");
  expect(scrolled).toBeGreaterThan(500);

  await page.mouse.down();
  admitApp();
  await appIsThere(page);
  expect(await page.evaluate("scrollY")).toBe(scrolled);
  await page.mouse.up();
  await expect(page).toHaveURL("/signup");
});

test("a page reached by its address begins at its top, by going back where it was left", async ({ page }) => {
  // So low a window that the other page could be scrolled as well.
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto("/");
  await appIsThere(page);
  await page.getByRole("link", { name: "Create Free Account" }).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate("scrollY");
  await page.goto("/signup?again");
  await expect(page.getByLabel("First Name")).toBeVisible();
  expect(await page.evaluate("scrollY")).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate("scrollY")).toBe(scrolled);
  await appIsThere(page);
  expect(await page.evaluate("scrollY")).toBe(scrolled);
});

/** Waits until the app has hydrated the page: it then takes over where the browser would scroll to. */
async function appIsThere(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate("history.scrollRestoration")).toBe("manual");
}
