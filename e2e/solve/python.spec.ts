import { expect } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import {
  editorOf,
  openProblem,
  panelOf,
  runButton,
  submitButton,
  VERDICT_WAIT,
  writeCode,
} from "../support/problem-page.ts";
import { goThroughRecursion, goThroughSearch, goThroughStructures } from "../support/steps.ts";
import { test } from "../support/stories.ts";
import { IS_THOROUGH } from "../support/thorough.ts";

// One after the other: Python is switched on and off for the whole site.
test.describe.configure({ mode: "serial" });

test.beforeEach(async ({ adminPage }) => {
  await adminPage.request.post("/submission/languages/python3");
});
test.afterEach(async ({ adminPage }) => {
  await adminPage.request.delete("/submission/languages/python3");
});

const PROBLEM = "the-quietest-hour";
const RIGHT = `from itertools import accumulate

n, k, *readings = map(int, open(0).read().split())
sums = [0, *accumulate(readings)]
best = min(range(n - k + 1), key=lambda first: sums[first + k] - sums[first])
print(best + 1, sums[best + k] - sums[best])
`;
/** Misses the last stretch. */
const WRONG = RIGHT.replace("range(n - k + 1)", "range(max(1, n - k))");

test("Python is typed with live examples and marks, and its smallest failing input is found", async ({
  adminPage: page,
}) => {
  test.setTimeout(240_000);
  await openProblem(page, PROBLEM);
  await page.getByRole("combobox", { name: "Further languages" }).selectOption({ label: "Python 3" });
  await expect(editorOf(page)).toContainText("readings = [int(next(words)) for _ in range(n)]");
  const cases = panelOf(page, "Test Cases");
  await page.getByRole("switch", { name: "Live" }).locator("visible=true").click();
  await writeCode(page, RIGHT);
  await expect(cases.getByText(/^(\d+) of \1 tests pass$/)).toBeVisible(VERDICT_WAIT);

  // What does not parse is marked while it is typed, and runs nothing.
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText("print((1)\n");
  await expect(page.getByRole("button", { name: "1 error" })).toBeVisible(VERDICT_WAIT);
  await page.keyboard.press("F8");
  await expect(page.getByText("Error in line 7: SyntaxError: '(' was never closed")).toBeVisible();
  await inspectScreen(page, "problem-python-marks");
  await runButton(page).click();
  await expect(cases.getByRole("heading", { name: "Compilation Error" })).toBeVisible(VERDICT_WAIT);

  await writeCode(page, WRONG);
  await submitButton(page).click();
  const result = panelOf(page, "Result");
  await expect(result.getByRole("heading", { name: "Wrong Answer" })).toBeVisible(VERDICT_WAIT);
  await result.getByRole("button", { name: "Find the smallest failing input" }).click();
  const found = result.getByRole("region", { name: "Smallest failing input" });
  await expect(found.getByText(/^\d+ inputs? tried in /)).toBeVisible(VERDICT_WAIT);
  await expect(found.getByRole("definition").first()).toHaveText(/^2 1\s/);
});

const WALKS = [
  ["its structures and its crash", goThroughStructures],
  ["a search", goThroughSearch],
  ["an endless recursion", goThroughRecursion],
] as const;

for (const [what, goThrough] of IS_THOROUGH ? WALKS : WALKS.slice(0, 1)) {
  test(`Python is gone through step by step: ${what}`, async ({ adminPage: page }) => {
    test.setTimeout(240_000);
    await goThrough(page, "py");
  });
}
