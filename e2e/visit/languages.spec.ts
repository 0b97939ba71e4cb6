import { expect } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import { openProblem } from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

test("who asks for the limits of a language finds the commands of all, which everybody may read", async ({
  userPage: page,
  browser,
}) => {
  await openProblem(page, "the-quietest-hour");
  await page.getByText("Limits", { exact: true }).locator("visible=true").click();
  await page.getByRole("link", { name: "of all languages, and their times" }).click();
  await expect(page).toHaveURL(/\/languages$/);
  await expect(page.getByRole("heading", { name: "Languages", level: 1 })).toBeVisible();
  const python = page.getByRole("row").filter({ has: page.getByRole("cell", { name: "Python 3", exact: true }) });
  await expect(python).toContainText("-s -B /box/main.py");
  await expect(page.getByText("apt-get")).toHaveCount(0);
  await inspectScreen(page, "languages");

  const stranger = await browser.newPage();
  const reply = await stranger.goto(new URL("/languages", page.url()).href);
  expect(reply?.status()).toBe(200);
  await expect(stranger.getByRole("cell", { name: "Rust", exact: true })).toBeVisible();
  await stranger.close();
});
