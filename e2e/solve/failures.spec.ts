import { expect } from "@playwright/test";
import type { Submission } from "@verdict/contract/submissions";
import { inspectScreen } from "../support/inspect-screen.ts";
import { editorOf, openProblem, panelOf, runButton, submitButton, writeCode } from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

test.use({ expectsFailures: true });

test("a run without connection says 'Internal server error', can be tried again and loses no code", async ({
  userPage: page,
  context,
}) => {
  await openProblem(page, "aligning-two-melodies");
  await writeCode(page, "console.log('kept')");
  await context.setOffline(true);
  await runButton(page).click();
  const cases = panelOf(page, "Test Cases");
  await expect(cases.getByRole("alert")).toContainText("Internal server error");
  await expect(cases.getByRole("alert")).toContainText("The server cannot be reached.");
  await inspectScreen(page, "problem-run-failed");
  await context.setOffline(false);
  await cases.getByRole("button", { name: "Try again" }).click();
  await expect(cases.getByText("kept").first()).toBeVisible({ timeout: 40_000 });
  await expect(editorOf(page)).toHaveText("console.log('kept')");
});

test("a failed submit leaves no result and says why", async ({ userPage: page }) => {
  const refusal = { message: "Too many submissions", error: "Too many submissions", code: "too_many_requests" };
  await page.route("**/submission/submit/*", (route) => route.fulfill({ status: 429, json: refusal }));
  await openProblem(page, "aligning-two-melodies");
  await writeCode(page, "console.log('refused')");
  await submitButton(page).click();
  const result = panelOf(page, "Result");
  await expect(result.getByRole("alert")).toContainText("Too many submissions");
  await expect(result.getByText('Click "Submit" to see your submission result.')).toBeVisible();
  await inspectScreen(page, "problem-submit-failed");
});

test("who is signed out meanwhile can log in in another tab and submit here, with the code kept", async ({
  userPage: page,
  context,
}) => {
  await openProblem(page, "aligning-two-melodies");
  await writeCode(page, "console.log('still here')");
  const cookies = await context.cookies();
  await context.clearCookies();
  await submitButton(page).click();
  const result = panelOf(page, "Result");
  await expect(result.getByRole("alert")).toContainText("Your session has ended.");
  await expect(result.getByRole("link", { name: "Log in in another tab" })).toHaveAttribute("href", "/login");
  await inspectScreen(page, "problem-signed-out");
  await context.addCookies(cookies);
  await result.getByRole("button", { name: "Try again" }).click();
  await expect(result.getByRole("heading", { name: "Wrong Answer" })).toBeVisible({ timeout: 40_000 });
  await expect(editorOf(page)).toHaveText("console.log('still here')");
});

const LEFT_TO_THE_JUDGE = { message: "No verdict yet", error: "No verdict yet", code: "judge_unavailable" };

for (const [what, end] of [
  ["whose connection is cut", ""],
  ["whose server is started anew", `event: error\ndata: ${JSON.stringify(LEFT_TO_THE_JUDGE)}\n\n`],
] as const) {
  test(`a submission ${what} still gets its verdict`, async ({ userPage: page }) => {
    const submission: Submission = {
      _id: "s1",
      language: "javascript",
      status: "accepted",
      verdict: "AC",
      runtime: 0.05,
      memory: 2048,
      testCasesPassed: 7,
      testCasesTotal: 7,
      createdAt: new Date().toISOString(),
      errorMessage: "",
      code: "x",
    };
    let answers = 0;
    await page.route("**/submission/submissionById/s1", (route) => {
      answers += 1;
      const pending: Submission = { ...submission, status: "pending", verdict: null };
      return route.fulfill({ json: answers < 2 ? pending : submission });
    });
    await page.route("**/submission/submit/*", (route) =>
      route.fulfill({
        contentType: "text/event-stream",
        body: `event: accepted\ndata: {"id":"s1","totalTestCases":7}\n\nevent: compiled\ndata: {}\n\n${end}`,
      }),
    );
    await openProblem(page, "aligning-two-melodies");
    await writeCode(page, "console.log('cut off')");
    await submitButton(page).click();
    const result = panelOf(page, "Result");
    await expect(result.getByText("The connection was lost, but the judge has your submission.")).toBeVisible();
    await expect(result.getByRole("heading", { name: "Accepted" })).toBeVisible();
    await expect(result.getByText("Test Cases Passed: 7/7")).toBeVisible();
    await expect(result.getByText("2.00 MB")).toBeVisible();
  });
}

test("a history that does not come says so and can be tried again", async ({ userPage: page }) => {
  await page.route("**/problem/submittedProblem/*", (route) => route.abort());
  await openProblem(page, "aligning-two-melodies");
  await page.getByRole("tab", { name: "Submissions" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to fetch submission history");
  await inspectScreen(page, "problem-submissions-failed");
  // Another layout has asked again.
  await expect(page.getByRole("alert")).toContainText("Failed to fetch submission history");
  await page.unroute("**/problem/submittedProblem/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a problem that does not exist or does not come is told, with a way on", async ({ userPage: page }) => {
  await page.goto("/problem/no-such-problem");
  await expect(page.getByText("This problem does not exist.")).toBeVisible();
  await inspectScreen(page, "problem-unknown");
  await page.getByRole("link", { name: "All problems" }).click();
  await expect(page).toHaveURL("/problems");
  await page.route("**/problem/problemById/*", (route) => route.abort());
  await page.goto("/problem/two-belts");
  await expect(page.getByRole("alert")).toContainText("The problem could not be loaded.");
  await page.unroute("**/problem/problemById/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(editorOf(page)).toBeVisible();
});

test("an editor whose code does not arrive can be asked for again, and the problem can be read meanwhile", async ({
  userPage: page,
}) => {
  await page.route(/assets\/code-editor-.*\.js/, (route) => route.abort());
  await page.goto("/problem/two-belts");
  await expect(page.getByRole("alert")).toContainText("The editor could not be loaded.");
  await expect(page.getByText("Examples:")).toBeVisible();
  await page.unroute(/assets\/code-editor-.*\.js/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(editorOf(page)).toBeVisible();
});
