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

/** A measuring ends by itself after forty seconds on the clock, and may wait for its turn. */
const MEASURED = { timeout: 120_000 };

test("after a verdict one press measures how the program's time grows, and it is kept with the submission", async ({
  userPage: page,
}) => {
  test.setTimeout(300_000);
  await openProblem(page, "three-equal-shares");
  // One that is too slow goes to its time limit in many tests, and beside other stories that takes minutes.
  await writeCode(page, acceptedSource("three-equal-shares", "solution.js"));
  await submitButton(page).click();
  const result = panelOf(page, "Result");
  const measure = result.getByRole("button", { name: "Measure how its time grows" });
  await expect(measure).toBeVisible(MEASURED);
  await measure.focus();
  await page.keyboard.press("Enter");
  await expect(result.getByRole("button", { name: "Stop", exact: true })).toBeFocused();
  const grown = result.getByRole("region", { name: "How its time grows" });
  await expect(grown).toBeVisible(MEASURED);
  // Who pressed Enter reads on at what was measured.
  await expect(grown.getByRole("heading", { name: "How its time grows" })).toBeFocused();
  await expect(grown.getByRole("paragraph").filter({ hasText: /^Your code/ })).toContainText(/Your code.* n/);
  await expect(grown.getByRole("img", { name: /^CPU time by n on logarithmic axes/ })).toBeVisible();
  await expect(grown.getByText(/^\d+ runs in .*, on generated inputs\./)).toBeVisible();
  await grown.getByText("Show as a table").click();
  const table = grown.getByRole("table", { name: "CPU time by n" });
  await expect(table.getByRole("row").nth(1)).toContainText(/Your code, [\d,]+.*(ms|s)/);
  await grown.getByText("Show as a table").click();
  await grown.scrollIntoViewIfNeeded();
  await inspectScreen(page, "problem-growth-measured");

  await result.getByRole("link", { name: "All about this submission" }).click();
  await expect(page.getByRole("region", { name: "How its time grows" })).toBeVisible();
  await inspectScreen(page, "submission-growth-measured");
});

test.describe(() => {
  // A refusal is played.
  test.use({ expectsFailures: true });

  test("a measuring can be stopped, tells why it was refused, and what does not compile has none", async ({
    userPage: page,
  }) => {
    test.setTimeout(180_000);
    await openProblem(page, "three-equal-shares");
    await writeCode(page, acceptedSource("three-equal-shares", "solution.js"));
    await submitButton(page).click();
    const result = panelOf(page, "Result");
    await expect(result.getByRole("heading", { name: "Accepted" })).toBeVisible(VERDICT_WAIT);
    const measure = result.getByRole("button", { name: "Measure how its time grows" });
    await page.route("**/submission/growth/*", async (route) => {
      if (route.request().method() === "GET") await route.continue();
    });
    await measure.click();
    await expect(result.getByRole("status")).toHaveText("Waiting for a judge, then trying kinds of input…");
    await result.getByRole("button", { name: "Stop", exact: true }).click();
    await expect(measure).toBeVisible();

    await page.unroute("**/submission/growth/*");
    await page.route("**/submission/growth/*", (route) =>
      route.fulfill({
        status: 429,
        json: { message: "Please wait a moment.", error: "Please wait a moment.", code: "too_many_requests" },
      }),
    );
    await measure.click();
    await expect(result.getByText("Please wait a moment.").first()).toBeVisible();
    await page.unroute("**/submission/growth/*");

    await writeCode(page, "this is no program");
    await submitButton(page).click();
    await expect(result.getByRole("heading", { name: /Compil/ }).first()).toBeVisible(VERDICT_WAIT);
    await expect(measure).toBeHidden();
  });
});
