import { expect } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import {
  acceptedSource,
  editorOf,
  openProblem,
  panelOf,
  runButton,
  submitButton,
  VERDICT_WAIT,
  writeCode,
} from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

test("a run shows every example with its input, output, time and memory", async ({ userPage: page }) => {
  await openProblem(page, "the-quietest-hour");
  const cases = panelOf(page, "Test Cases");
  await expect(cases.getByText('Click "Run" to test your code with the example test cases.')).toBeVisible();
  await inspectScreen(page, "problem");

  await writeCode(page, acceptedSource("the-quietest-hour", "solution.js"));
  // The judge may be faster than a look at the buttons, so the call waits for it.
  await page.route("**/submission/run/*", async (route) => {
    await expect(runButton(page)).toBeDisabled();
    await expect(submitButton(page)).toBeDisabled();
    await route.continue();
  });
  await runButton(page).click();
  await expect(cases.getByRole("heading", { name: "Accepted" })).toBeVisible(VERDICT_WAIT);
  await expect(cases.getByText("Test Cases Passed: 3/3")).toBeVisible();
  await expect(runButton(page)).toBeEnabled();
  await expect(runButton(page)).toBeFocused();
  await cases.getByRole("tab", { name: "Passed: Case 1" }).click();
  const first = cases.getByRole("tabpanel");
  await expect(first).toContainText("6 3");
  await expect(first).toContainText("4 9");
  await expect(first).toContainText(/\d\.\d{3} s · (\d+ kB|\d+\.\d{2} MB)/);
  await expect(first.getByText("Output")).toBeInViewport();
  await inspectScreen(page, "problem-run-passed");
});

test("the request of a press goes out before the page has drawn anything of it", async ({ userPage: page }) => {
  await page.addInitScript(`
    globalThis.presses = [];
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      const isJudged = /\\/submission\\/(run|submit)\\//.test(String(input));
      // The event that is handled at this very moment; undefined when none is.
      const isBusy = document.querySelector('[title="Run (Ctrl+Enter)"]')?.disabled;
      if (isJudged) presses.push({ during: globalThis.event?.type, isBusy });
      return fetch(input, init);
    };
  `);
  await openProblem(page, "the-quietest-hour");
  await writeCode(page, acceptedSource("the-quietest-hour", "solution.js"));
  const pressed = () => page.evaluate("presses");
  await runButton(page).click();
  await expect(panelOf(page, "Test Cases").getByRole("heading", { name: "Accepted" })).toBeVisible(VERDICT_WAIT);
  expect(await pressed()).toEqual([{ during: "click", isBusy: false }]);
  await page.keyboard.press("ControlOrMeta+Shift+Enter");
  await expect(panelOf(page, "Result").getByRole("heading", { name: "Accepted" })).toBeVisible(VERDICT_WAIT);
  expect(await pressed()).toEqual([
    { during: "click", isBusy: false },
    { during: "keydown", isBusy: false },
  ]);
});

test("a wrong answer says so, keeps the count and shows what differs", async ({ userPage: page }) => {
  await openProblem(page, "three-equal-shares");
  await writeCode(page, 'console.log("a line\\nthat no example wants ");');
  await runButton(page).click();
  const cases = panelOf(page, "Test Cases");
  await expect(cases.getByRole("heading", { name: "Wrong Answer" })).toBeVisible(VERDICT_WAIT);
  await expect(cases.getByText("Test Cases Passed: 0/3")).toBeVisible();
  await expect(cases.getByText("− yours").first()).toBeVisible();
  await expect(cases.getByText("that·no·example·wants·↵").first()).toBeVisible();
  await inspectScreen(page, "problem-run-wrong");

  await submitButton(page).click();
  const result = panelOf(page, "Result");
  await expect(result.getByRole("heading", { name: "Wrong Answer" })).toBeVisible(VERDICT_WAIT);
  await expect(result.getByText(/^Test Cases Passed: 0\/\d+$/)).toBeVisible();
  await expect(result.getByText("First visible test that failed")).toBeVisible();
  await inspectScreen(page, "problem-submit-wrong");
});

test("a compile error is shown in the compiler's words and marked in its line", async ({ userPage: page }) => {
  await openProblem(page, "two-belts");
  await page.getByRole("button", { name: "C++" }).click();
  await writeCode(page, `#include <iostream>\n\nint main() {\n\tstd::cout << unknown; // ${"long ".repeat(40)}\n}\n`);
  await runButton(page).click();
  const cases = panelOf(page, "Test Cases");
  await expect(cases.getByRole("heading", { name: "Compilation Error" })).toBeVisible(VERDICT_WAIT);
  await expect(cases.getByText(/error: .unknown. was not declared/)).toBeVisible();
  await expect(cases.getByText(/4 \| .*std::cout/), "carets stand below it").toHaveCSS("white-space", "pre");
  expect(await cases.evaluate((panel) => panel.scrollWidth - panel.clientWidth), "pixels too wide").toBe(0);
  await expect(page.locator(".cm-lintRange-error")).toHaveText("unknown");
  await page.locator(".cm-lint-marker-error").hover();
  await expect(page.locator(".cm-tooltip").getByText(/was not declared/)).toBeVisible();
  await inspectScreen(page, "problem-compile-error");
});

test("a program that dies is told from a wrong answer, and its line is marked", async ({ userPage: page }) => {
  await openProblem(page, "boot-sequence");
  await writeCode(page, "const nothing = null;\n\nnothing.call();\n");
  await runButton(page).click();
  const cases = panelOf(page, "Test Cases");
  await expect(cases.getByRole("heading", { name: /^Runtime Error/ })).toBeVisible(VERDICT_WAIT);
  await expect(cases.getByText(/TypeError: Cannot read properties of null/).first()).toBeVisible();
  await expect(page.locator(".cm-lint-marker-error")).toHaveCount(1);
  await expect(page.locator(".cm-lintRange-error")).toHaveText("call");
});

test("own tests run with the examples, beside the reference's answer; what breaks the rules is told so", async ({
  userPage: page,
}) => {
  await openProblem(page, "the-quietest-hour");
  await writeCode(page, acceptedSource("the-quietest-hour", "solution.js"));
  const cases = panelOf(page, "Test Cases");
  await cases.getByRole("button", { name: "Add a test" }).click();
  await page.getByLabel("Your test input").fill("5 2\n9 1 1 9 9\n");
  await cases.getByRole("button", { name: "Add a test" }).click();
  await page.getByLabel("Your test input").fill("5 2\n9 1 1\n");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(cases.getByText("Test Cases Passed: 4/5")).toBeVisible(VERDICT_WAIT);
  const refusal = cases
    .getByRole("tabpanel", { name: /^Not Compared/ })
    .getByText(/^This input breaks the rules of the problem: line 2/);
  await expect(refusal).toBeVisible();
  await inspectScreen(page, "problem-own-input-refused");
  await cases.getByRole("tab", { name: "Passed: Test 1" }).click();
  for (const label of ["Output", "Expected"]) {
    const text = cases.locator("dl").filter({ hasText: label }).getByRole("definition");
    await expect(text).toHaveText("2 2");
    await expect(text, "beside the input, without scrolling").toBeInViewport({ ratio: 1 });
  }
  await inspectScreen(page, "problem-own-input");
  await page.getByLabel("Your test input").fill("1 ".repeat(32_769));
  await expect(page.getByText("Input must be at most 64 KB.")).toBeVisible();
  await inspectScreen(page, "problem-own-input-too-long");
});

test("an accepted submission opens the solutions and stands in the history with its code", async ({
  userPage: page,
}) => {
  await openProblem(page, "two-in-a-lift");
  const code = acceptedSource("two-in-a-lift", "solution.js");
  await writeCode(page, code);
  await page.getByRole("tab", { name: "Submissions" }).click();
  await expect(page.getByText("No submissions found for this problem")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Shift+Enter");
  const result = panelOf(page, "Result");
  await expect(result.getByText(/\d+ of \d+ tests judged|Compiling…|Sending your code…/)).toBeVisible();
  await expect(result.getByRole("heading", { name: "Accepted" })).toBeVisible(VERDICT_WAIT);
  await expect(result.getByRole("list", { name: "Tests" }).getByRole("listitem").first()).toContainText("Accepted");

  const row = page.getByRole("table").getByRole("row").nth(1);
  await expect(row).toContainText("Accepted");
  await expect(row).toContainText("JavaScript");
  await inspectScreen(page, "problem-submissions");
  await row.getByRole("button", { name: /View code/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("region", { name: "Submitted code" })).toContainText(code.split("\n")[0] ?? "");
  await inspectScreen(page, "problem-submission-code");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await writeCode(page, "// something else");
  await row.getByRole("button", { name: /View code/ }).click();
  await dialog.getByRole("button", { name: "Open in editor" }).click();
  await expect(editorOf(page)).not.toContainText("something else");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(editorOf(page)).toContainText("something else");

  await page.getByRole("tab", { name: "Solutions" }).click();
  for (const language of ["C++", "Java", "JavaScript"]) {
    await expect(page.getByRole("heading", { name: `Two in a Lift - ${language}`, exact: true })).toBeVisible();
  }
  await page.getByRole("tab", { name: "Description" }).click();
  await expect(page.getByRole("article").getByText("Solved")).toBeVisible();
});
