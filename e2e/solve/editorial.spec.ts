import { expect } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import {
  acceptedSource,
  openProblem,
  panelOf,
  submitButton,
  VERDICT_WAIT,
  writeCode,
} from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

test("the editorial waits behind one deliberate click, and is not even loaded before", async ({ userPage: page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/problem/editorial/")) asked.push(request.url());
  });
  await openProblem(page, "two-writers-one-line");
  await page.getByRole("tab", { name: "Editorial" }).click();
  const button = page.getByRole("button", { name: "Show the editorial – it gives the solution away" });
  await expect(button).toBeVisible();
  await expect(page.getByText("There is no editorial video for this problem yet.")).toBeHidden();
  expect(asked).toEqual([]);
  await inspectScreen(page, "problem-editorial-closed");

  await button.press("Enter");
  const editorial = page.getByRole("article", { name: "Editorial" });
  await expect(editorial).toBeFocused();
  await expect(editorial.locator("strong").first()).toBeVisible();
  await expect(editorial.locator("math").first()).toBeVisible();
  await inspectScreen(page, "problem-editorial-open");
});

test("who has solved a problem sees its editorial at once, and the next step of the ladder", async ({
  userPage: page,
}) => {
  await openProblem(page, "three-equal-shares");
  await writeCode(page, acceptedSource("three-equal-shares", "solution.js"));
  await submitButton(page).click();
  const result = panelOf(page, "Result");
  await expect(result.getByRole("heading", { name: "Accepted" })).toBeVisible(VERDICT_WAIT);
  const next = result.getByRole("link", { name: /^Next on the ladder: / });
  await expect(next).toBeVisible();
  await inspectScreen(page, "problem-next-on-ladder");

  await page.getByRole("tab", { name: "Editorial" }).click();
  await expect(page.getByRole("article", { name: "Editorial" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Show the editorial/ })).toBeHidden();

  await next.click();
  await expect(page).not.toHaveURL(/three-equal-shares/);
  await expect(page.getByRole("article").getByText("Array").first()).toBeVisible();
});

test("the problems of one tag are a ladder, as long as they stand in its order", async ({ userPage: page }) => {
  await page.goto("/problems?tag=dp");
  const note = page.getByText("A ladder: each problem builds on those above it.");
  await expect(note).toBeVisible();
  await inspectScreen(page, "problems-ladder");
  await page.getByRole("button", { name: "Sort by title" }).click();
  await expect(note).toBeHidden();
});
