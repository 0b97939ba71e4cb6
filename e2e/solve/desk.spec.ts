import { expect } from "@playwright/test";
import type { Problem } from "@verdict/contract/problems";
import { inspectScreen } from "../support/inspect-screen.ts";
import {
  acceptedSource,
  openProblem,
  panelOf,
  runButton,
  submitButton,
  VERDICT_WAIT,
  writeCode,
} from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

test("before the first run the bottom pane shows the examples, and each can be copied", async ({
  userPage: page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openProblem(page, "two-belts");
  const problem: Problem = await (await page.request.get("/problem/problemById/two-belts")).json();
  const examples = panelOf(page, "Test Cases").getByRole("tablist", { name: "Cases" }).getByRole("tab");
  await expect(examples).toHaveCount(problem.visibleTestCases.length);
  await page.getByRole("article").getByRole("button", { name: "Copy input" }).first().click();
  await expect(page.getByRole("article").getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate<string>("navigator.clipboard.readText()");
  expect(copied).toBe(problem.visibleTestCases[0]?.input);
});

test("after two time-outs the page says why the other tests were not judged", async ({ userPage: page }) => {
  test.slow();
  await openProblem(page, "two-belts");
  await writeCode(page, "while (true) {}");
  await runButton(page).click();
  const cases = panelOf(page, "Test Cases");
  await expect(cases.getByRole("heading", { name: /^Time Limit Exceeded/ })).toBeVisible({ timeout: 150_000 });
  const tabs = ["Time Limit Exceeded: Case 1", "Time Limit Exceeded: Case 2", "Case 3"];
  await expect(cases.getByRole("tablist", { name: "Cases" }).getByRole("tab")).toHaveText(tabs);
  await cases.getByRole("tab", { name: "Case 3" }).click();
  await expect(cases.getByText("Not judged", { exact: true })).toBeVisible();
  await expect(cases.getByText(/^The last test was not judged: after two tests in a row/)).toBeVisible();
  await submitButton(page).click();
  const result = panelOf(page, "Result");
  await expect(result.getByRole("heading", { name: /^Time Limit Exceeded/ })).toBeVisible({ timeout: 150_000 });
  await expect(result.getByText(/tests were not judged: after two tests in a row over the time limit/)).toBeVisible();
  const strip = result.getByRole("list", { name: "Tests" });
  await strip.focus();
  await page.keyboard.press("End");
  await expect(result.getByText(/^Test \d+: not judged$/).last()).toBeVisible();
  await page.keyboard.press("Home");
  await expect(result.locator("p").getByText(/^Test 1: Time Limit Exceeded/)).toBeVisible();
  await inspectScreen(page, "problem-time-limit");
});

test("a reload while a submission is judged goes on waiting for its verdict, and shows it", async ({
  userPage: page,
}) => {
  await openProblem(page, "two-belts");
  const slow = "const until = Date.now() + 400;\nwhile (Date.now() < until);\n";
  await writeCode(page, slow + acceptedSource("two-belts", "solution.js"));
  await submitButton(page).click();
  const result = panelOf(page, "Result");
  await expect(result.getByText(/^\d+ of \d+ tests/).first()).toBeVisible(VERDICT_WAIT);
  await page.reload();
  await expect(page.getByRole("tab", { name: "Result", exact: true })).toHaveAttribute("aria-selected", "true");
  await expect(result.getByRole("heading", { name: "Accepted" })).toBeVisible(VERDICT_WAIT);
  await page.reload();
  await expect(submitButton(page)).toBeVisible();
  await expect(page.getByRole("tab", { name: "Test Cases" })).toHaveAttribute("aria-selected", "true");
});

test("the tab and the opened submission are in the address and survive a reload", async ({ userPage: page }) => {
  await openProblem(page, "boot-sequence");
  await writeCode(page, 'console.log("my own words");');
  await submitButton(page).click();
  await expect(panelOf(page, "Result").getByRole("heading", { name: "Wrong Answer" })).toBeVisible(VERDICT_WAIT);
  await page.getByRole("tab", { name: "Submissions" }).click();
  await expect(page).toHaveURL("/problem/boot-sequence?tab=submissions");
  await page.reload();
  await expect(page.getByRole("tab", { name: "Submissions" })).toHaveAttribute("aria-selected", "true");
  await page
    .getByRole("button", { name: /View code/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\?tab=submissions&submission=/);
  await page.reload();
  await expect(page.getByRole("dialog").getByRole("region", { name: "Submitted code" })).toContainText("my own words");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/problem/boot-sequence?tab=submissions");
});

test("the time limit is the one of the chosen language, and the author's hints open one at a time", async ({
  userPage: page,
}) => {
  await openProblem(page, "two-belts");
  const article = page.getByRole("article");
  await page.getByRole("button", { name: "C++" }).click();
  await expect(article.getByText(/^2 s for C\+\+$/)).toBeVisible();
  await page.getByRole("button", { name: "Java", exact: true }).click();
  await expect(article.getByText("3 s for Java: 1.5 times the problem's 2 s")).toBeVisible();
  const hints = article.getByRole("region", { name: "Hints" });
  const first = hints.getByRole("group").first();
  await expect(first.getByRole("paragraph")).toBeHidden();
  await first.getByText("Hint 1").click();
  await expect(first.getByRole("paragraph")).toBeVisible();
  await inspectScreen(page, "problem-hints");
});

test("a pane fills the page and goes back to its place", async ({ userPage: page }) => {
  await openProblem(page, "two-belts");
  const code = page.getByRole("region", { name: "Code" });
  const before = await code.boundingBox();
  await page.getByRole("button", { name: "Maximise code pane" }).click();
  await expect.poll(async () => (await code.boundingBox())?.width).toBeGreaterThan(1400);
  await expect(page.getByRole("region", { name: "Problem" })).toBeHidden();
  await inspectScreen(page, "problem-code-maximised");
  await page.getByRole("button", { name: "Restore code pane" }).click();
  await expect.poll(async () => await code.boundingBox()).toEqual(before);
});

test("the solution in one's own language is open, and the others unfold", async ({ adminPage: page }) => {
  await openProblem(page, "two-belts");
  await page.getByRole("button", { name: "Java", exact: true }).click();
  await page.getByRole("tab", { name: "Solutions" }).click();
  const solutions = page.getByRole("heading", { name: /^Two Belts - / });
  await expect(solutions).toHaveText([/Java$/, /C\+\+$/, /JavaScript$/]);
  await expect(page.getByRole("region", { name: "Two Belts - Java", exact: true })).toContainText("class");
  const other = page.getByRole("region", { name: "Two Belts - C++" });
  await expect(other).toBeHidden();
  await page.getByRole("heading", { name: "Two Belts - C++" }).click();
  await expect(other).toContainText("#include");
  await inspectScreen(page, "problem-solutions");
});

test("a problem prints as its statement, dark on light and whole", async ({ userPage: page }) => {
  await openProblem(page, "two-belts");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article").getByText("Examples:")).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("tab", { name: "Submissions" })).toBeHidden();
  await expect(page.locator(".printed")).toHaveCSS("color", "rgb(0, 0, 0)");
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByRole("tab", { name: "Submissions" })).toBeVisible();
});

test("a row with words of a newer server is shown as it is, beside all others", async ({ userPage: page }) => {
  await page.goto("/problems");
  const row = { _id: "1", runtime: 0.1, memory: 2048, testCasesPassed: 1, testCasesTotal: 2 };
  const at = { createdAt: "2026-01-01T00:00:00.000Z", errorMessage: "", code: "fn main() {}" };
  const unknown = { ...row, ...at, language: "cobol", status: "partial", verdict: "PE" };
  const wrong = { ...row, ...at, _id: "2", language: "cpp", status: "wrong", verdict: "WA" };
  await page.route("**/problem/submittedProblem/**", (route) => route.fulfill({ json: [unknown, wrong] }));
  await page.goto("/problem/two-belts?tab=submissions");
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText("PE");
  await expect(rows.nth(1)).toContainText("cobol");
  await expect(rows.nth(2)).toContainText("Wrong Answer");
  await rows
    .nth(1)
    .getByRole("button", { name: /View code/ })
    .click();
  await expect(page.getByRole("dialog")).toContainText("fn main() {}");
  await expect(page.getByRole("button", { name: "Open in editor" })).toHaveCount(0);
});

test("code of a solved problem stays accepted after a reload of its tab", async ({ userPage: page }) => {
  await openProblem(page, "two-belts");
  await writeCode(page, acceptedSource("two-belts", "solution.js"));
  await submitButton(page).click();
  await expect(panelOf(page, "Result").getByRole("heading", { name: "Accepted" })).toBeVisible(VERDICT_WAIT);
  await page.reload();
  await page.getByRole("tab", { name: "Result" }).click();
  await expect(panelOf(page, "Result").getByRole("heading", { name: "Accepted" })).toBeVisible();
});
