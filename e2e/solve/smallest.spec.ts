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
  await expect(cases.getByRole("button", { name: "Failed example" })).toHaveAttribute("aria-pressed", "true");
  const own = cases.getByRole("textbox", { name: "Your test input" });
  await expect(own).toHaveValue(`${input}\n`);

  // It is kept with the submission.
  await page.reload();
  await page.getByRole("tab", { name: "Result" }).click();
  await expect(result.getByRole("region", { name: "Smallest failing input" })).toBeVisible();
});

test("a search can be stopped, and an accepted submission has none", async ({ userPage: page }) => {
  test.setTimeout(120_000);
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
  await expect(result.getByRole("status")).toHaveText("Waiting for a judge…");
  await result.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(find).toBeVisible();

  await writeCode(page, acceptedSource("three-equal-shares", "solution.js"));
  await submitButton(page).click();
  await expect(result.getByRole("heading", { name: "Accepted" })).toBeVisible(VERDICT_WAIT);
  await expect(find).toBeHidden();
});
