import { expect } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

const PLACEHOLDERS = [
  { path: "/challenges", title: "Challenges · Verdict", heading: "We're Working on It!", percent: "65" },
  { path: "/community", title: "Community · Verdict", heading: "Work in Progress", percent: "75" },
  { path: "/WorkInProgress", title: "Work in Progress · Verdict", heading: "Work in Progress", percent: "50" },
];

test("each placeholder says that it is being built, and leads back", async ({ userPage: page }) => {
  for (const { path, title, heading, percent } of PLACEHOLDERS) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", percent);
    await expect(page.getByRole("main")).toContainText(`${percent}%`);
    await inspectScreen(page, path.slice(1).toLowerCase());
    await page.getByRole("button", { name: "Contact Support" }).click();
    await expect(page).toHaveURL(path);
    await page.getByRole("link", { name: "Go to Homepage" }).click();
    await expect(page).toHaveURL("/");
  }
});

test("/WorkInProgress is open to visitors", async ({ page }) => {
  await page.goto("/WorkInProgress");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/WorkInProgress");
});

test.describe("unknown addresses", () => {
  test.use({ expectsFailures: true });

  test("a signed-in user learns that there is nothing, and a way on", async ({ userPage: page }) => {
    const reply = await page.goto("/there-is-nothing-here");
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await inspectScreen(page, "not-found");
    await page.getByRole("link", { name: "Go to Problems" }).click();
    await expect(page).toHaveURL("/problems");
  });

  test("a visitor is sent to the landing page", async ({ page }) => {
    await page.goto("/there-is-nothing-here");
    await expect(page).toHaveURL("/");
  });
});
