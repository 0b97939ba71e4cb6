import { expect } from "@playwright/test";
import { askDatabase } from "../support/database.ts";
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

/** Wrong: the program breaks off in the middle of what it prints for ever larger inputs. */
const WRONG = `const numbers = require("fs").readFileSync(0, "utf8").split(/\\s+/).map(Number);
console.log(numbers[0] > 3 ? "nothing" : "0");`;

test("after a wrong answer one press finds a small input on which the program fails", async ({ userPage: page }) => {
  test.setTimeout(180_000);
  await openProblem(page, "three-equal-shares");
  await writeCode(page, WRONG);
  await submitButton(page).click();
  const result = panelOf(page, "Result");
  await expect(result.getByRole("heading", { name: "Wrong Answer" })).toBeVisible(VERDICT_WAIT);

  const find = result.getByRole("button", { name: "Find the smallest failing input" });
  await expect(find).toBeVisible();
  await inspectScreen(page, "problem-smallest-offered");
  await find.focus();
  await page.keyboard.press("Enter");
  const found = result.getByRole("region", { name: "Smallest failing input" });
  await expect(found).toBeVisible(VERDICT_WAIT);
  // Who pressed Enter reads on at what was found.
  await expect(found.getByRole("heading", { name: "Smallest failing input" })).toBeFocused();
  for (const label of ["Input", "Expected", "Your output"])
    await expect(found.getByText(label, { exact: true })).toBeVisible();
  await expect(found.getByText(/^\d+ inputs? tried in /)).toBeVisible();
  await found.scrollIntoViewIfNeeded();
  await inspectScreen(page, "problem-smallest-found");

  const input = await found.getByRole("definition").first().innerText();
  await found.getByRole("button", { name: "Keep as own test" }).click();
  const cases = panelOf(page, "Test Cases");
  await expect(cases.getByRole("tab", { name: "Failed example" })).toHaveAttribute("aria-selected", "true");
  const own = cases.getByRole("textbox", { name: "Your test input" });
  await expect(own).toHaveValue(`${input}\n`);

  // It is kept with the submission.
  await page.reload();
  await page.getByRole("tab", { name: "Result" }).click();
  await expect(result.getByRole("region", { name: "Smallest failing input" })).toBeVisible();

  // And on the page of the submission, from where it can be kept as well.
  await page.getByRole("link", { name: "All about this submission" }).click();
  // The problem's page, which has a button of the same name, stays until the other one has come.
  await expect(page).toHaveURL(/\/submission\/[0-9a-f-]{36}$/);
  const onPage = page.getByRole("region", { name: "Smallest failing input" });
  await onPage.getByRole("button", { name: "Keep as own test" }).click();
  await expect(page.getByRole("status").getByText("Kept among your own tests of the problem.")).toBeVisible();
  await inspectScreen(page, "submission-smallest");
  await page.getByRole("link", { name: "Open the problem" }).click();
  // The same input is the same test.
  await expect(cases.getByRole("tab", { name: "Failed example" })).toHaveCount(1);
  await expect(cases.getByRole("tab", { name: "Smallest failing input" })).toHaveCount(0);
});

test("a search can be stopped, and an accepted submission has none", async ({ userPage: page }) => {
  await openProblem(page, "three-equal-shares");
  await writeCode(page, WRONG);
  await submitButton(page).click();
  const result = panelOf(page, "Result");
  const find = result.getByRole("button", { name: "Find the smallest failing input" });
  await expect(find).toBeVisible(VERDICT_WAIT);
  // The judge may be faster than a look at the button.
  await page.route("**/submission/smallest/*", async (route) => {
    if (route.request().method() === "GET") await route.continue();
  });
  await find.click();
  await expect(result.getByRole("status").filter({ hasText: "Waiting for a judge…" })).toHaveCount(1);
  await result.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(find).toBeVisible();

  await writeCode(page, acceptedSource("three-equal-shares", "solution.js"));
  await submitButton(page).click();
  await expect(result.getByRole("heading", { name: "Accepted" })).toBeVisible(VERDICT_WAIT);
  await expect(find).toBeHidden();
});

test("a search outlives the turn of a phone, and ends when its page is left", async ({ userPage: page }) => {
  test.setTimeout(180_000);
  await openProblem(page, "three-equal-shares");
  await writeCode(page, WRONG);
  await submitButton(page).click();
  const result = panelOf(page, "Result");
  const find = result.getByRole("button", { name: "Find the smallest failing input" });
  await expect(find).toBeVisible(VERDICT_WAIT);
  // Held back until the window has been turned: the judge may be faster.
  const turned = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route("**/submission/smallest/*", async (route) => {
    if (route.request().method() !== "GET") {
      asked.push(route.request().url());
      await turned.promise;
    }
    await route.continue();
  });
  await find.click();
  const stop = result.getByRole("button", { name: "Stop", exact: true });
  await expect(stop).toBeFocused();

  const wide = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: "Results" }).click();
  await expect(stop).toBeVisible();
  // Longer than a search waits for somebody to look at it again.
  await page.waitForTimeout(3_000);
  await page.setViewportSize(wide);
  await expect(stop).toBeVisible();
  await expect(result.getByRole("status").filter({ hasText: "Waiting for a judge…" })).toHaveCount(1);
  turned.resolve();
  const found = result.getByRole("region", { name: "Smallest failing input" });
  await expect(found).toBeVisible(VERDICT_WAIT);
  expect(asked).toHaveLength(1);

  // Another one, and away.
  await writeCode(page, `${WRONG}\n// again`);
  await submitButton(page).click();
  await expect(find).toBeVisible(VERDICT_WAIT);
  await page.unroute("**/submission/smallest/*");
  await page.route("**/submission/smallest/*", async (route) => {
    if (route.request().method() === "GET") await route.continue();
  });
  const ended = page.waitForEvent("requestfailed", (request) => request.url().includes("/submission/smallest/"));
  await find.click();
  await expect(stop).toBeVisible();
  await page.getByRole("link", { name: "Problems", exact: true }).first().click();
  expect((await ended).method()).toBe("POST");
});

test("the chat says that the helper knows the failing input, and a problem without studies offers none", async ({
  userPage: page,
}) => {
  test.setTimeout(180_000);
  await page.route("**/ai/status", (route) => route.fulfill({ json: { isConfigured: true, message: "" } }));
  await openProblem(page, "two-belts");
  await writeCode(page, 'console.log("nothing");');
  await submitButton(page).click();
  const result = panelOf(page, "Result");
  await expect(result.getByRole("heading", { name: "Wrong Answer" })).toBeVisible(VERDICT_WAIT);
  await page.getByRole("tab", { name: "Chat AI" }).click();
  await expect(page.getByText(/^The helper sees the statement, your code, /)).toContainText(
    "the example that it fails",
  );
  await result.getByRole("button", { name: "Find the smallest failing input" }).click();
  await expect(result.getByRole("region", { name: "Smallest failing input" })).toBeVisible(VERDICT_WAIT);
  await page.getByLabel("Your message").focus();
  await expect(page.getByText(/^The helper sees the statement, your code, /)).toContainText(
    "the smallest failing input",
  );
  await inspectScreen(page, "problem-chat-facts");

  await askDatabase("update problem set allows_studies = false where id = 'two-belts'", []);
  try {
    await writeCode(page, 'console.log("nothing else");');
    await submitButton(page).click();
    await expect(result.getByText("Test Cases Passed")).toBeVisible(VERDICT_WAIT);
    await expect(result.getByRole("heading", { name: "First visible test that failed" })).toBeVisible(VERDICT_WAIT);
    await expect(result.getByRole("button", { name: "Find the smallest failing input" })).toBeHidden();
  } finally {
    await askDatabase("update problem set allows_studies = true where id = 'two-belts'", []);
  }
});
