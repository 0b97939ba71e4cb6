import { expect } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import { editorOf, panelOf, runButton, submitButton, writeCode } from "../support/problem-page.ts";
import { expectNoComplaint, PROBLEM, SIGNED_IN, SUMMARY, standIn, testCase, USER } from "../support/spec-server.ts";
import { test } from "../support/stories.ts";

/* Before a server that keeps to the specification alone nothing breaks, and nothing complains: there is less. */

const ID = SUMMARY._id;

test.use({ expectsFailures: true });

test("list and profile", async ({ userPage: page }) => {
  await standIn(page, { ...SIGNED_IN, "GET /user/getProfile": { user: USER } });
  await page.goto("/problems");
  const row = page.getByRole("list", { name: "Problems" }).getByRole("listitem");
  await expect(row).toHaveCount(1);
  for (const text of ["Pair With a Sum", "Solved", "Medium", "Array"]) await expect(row).toContainText(text);
  await expect(page.getByRole("button", { name: /^Bookmark/ })).toHaveCount(0);
  await expect(page.getByLabel("List", { exact: true })).toHaveCount(0);
  await expectNoComplaint(page);
  await inspectScreen(page, "problems-spec-server");

  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Welcome Ada" })).toBeVisible();
  for (const text of ["Intermediate", "Joined 31 January 2026", "30%", "Easy Solved"]) {
    await expect(page.getByRole("main")).toContainText(text);
  }
  await expect(page.getByText("Streak")).toHaveCount(0);
  await expectNoComplaint(page);
  await inspectScreen(page, "profile-spec-server");
});

test("a problem: its tabs, a run, a submission and the chat", async ({ userPage: page }) => {
  const answers: Record<string, unknown> = {
    ...SIGNED_IN,
    [`POST /submission/run/${ID}`]: {
      success: false,
      runtime: 0.5,
      memory: 512,
      testCases: [testCase("2 7\n", 3), testCase("7 2\n", 4)],
      error: null,
    },
    [`POST /submission/submit/${ID}`]: {
      accepted: false,
      passedTestCases: 3,
      totalTestCases: 9,
      runtime: 1,
      memory: 4096,
    },
    "POST /ai/chat": { message: "Think of a **map**." },
  };
  const asked = await standIn(page, answers);
  await page.goto(`/problem/${ID}`);
  const article = page.getByRole("article");
  await expect(article.getByText("Find two numbers a < b.")).toBeVisible();
  await expect(article.getByText("2 and 7 make 9.")).toBeVisible();
  await expect(editorOf(page)).toContainText("// JavaScript begins");
  await writeCode(page, "let mine;");

  await runButton(page).click();
  const cases = panelOf(page, "Test Cases");
  await expect(cases.getByText("Test Cases Passed: 1/2")).toBeVisible();
  await expect(cases.getByText("Passed", { exact: true })).toBeVisible();
  await expect(cases.getByText("512 KB").or(cases.getByText("512 kB"))).toBeVisible();
  await submitButton(page).click();
  const result = panelOf(page, "Result");
  await expect(result.getByRole("heading", { name: "Wrong Answer" })).toBeVisible();
  await expect(result.getByText("Test Cases Passed: 3/9")).toBeVisible();
  await expect(result.getByText("4.00 MB")).toBeVisible();
  await expect(result.getByRole("link")).toHaveCount(0);
  const sent = asked.filter(({ call }) => /^POST \/submission\/(run|submit)\//.test(call));
  expect(sent.map(({ body }) => body)).toMatchObject([
    { code: "let mine;", language: "javascript" },
    { code: "let mine;", language: "javascript" },
  ]);

  await page.getByRole("tab", { name: "Submissions" }).click();
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(5);
  for (const [index, texts] of [
    ["Pending"],
    ["Accepted", "Java", "2/2"],
    ["Error"],
    ["Wrong Answer", "2.00 MB"],
  ].entries()) {
    for (const text of texts) await expect(rows.nth(index + 1)).toContainText(text);
  }
  await inspectScreen(page, "problem-spec-server");
  await rows
    .nth(3)
    .getByRole("button", { name: /View code/ })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("region", { name: "Submitted code" })).toContainText("int main() {}");
  await expect(dialog).toContainText("stack overflow at line 7");
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Solutions" }).click();
  await expect(page.getByText("Pair With a Sum - Java", { exact: true })).toBeVisible();
  await page.getByRole("tab", { name: "Editorial" }).click();
  await expect(page.locator("video")).toHaveAttribute("poster", "/video-poster.svg");
  await expect(page.getByText("0:00 / 1:15")).toBeVisible();
  await page.getByRole("tab", { name: "Chat AI" }).click();
  await page.getByLabel("Your message").fill("A hint, please");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log")).toContainText("Think of a map.");
  expect(asked.find(({ call }) => call === "POST /ai/chat")?.body).toMatchObject({
    title: PROBLEM.title,
    description: PROBLEM.description,
    testCases: PROBLEM.visibleTestCases,
    startCode: PROBLEM.startCode,
  });

  answers["POST /ai/chat"] = 500;
  await page.getByLabel("Your message").fill("Another one");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log")).toContainText("Error from AI Chatbot");
  answers[`POST /submission/run/${ID}`] = 500;
  await runButton(page).click();
  await expect(cases.getByText("Internal server error")).toBeVisible();
  answers[`POST /submission/submit/${ID}`] = {
    accepted: false,
    passedTestCases: 0,
    totalTestCases: 9,
    runtime: 0,
    memory: 0,
    error: "Time Limit Exceeded",
  };
  await submitButton(page).click();
  await expect(result.getByRole("heading", { name: "Time Limit Exceeded" })).toBeVisible();
  answers[`POST /submission/submit/${ID}`] = {
    accepted: true,
    passedTestCases: 9,
    totalTestCases: 9,
    runtime: 1,
    memory: 8,
  };
  await submitButton(page).click();
  await expect(result.getByRole("heading", { name: "Accepted" })).toBeVisible();

  answers[`GET /problem/submittedProblem/${ID}`] = 500;
  await page.goto(`/problem/${ID}?tab=submissions`);
  await expect(page.getByRole("alert")).toContainText("Failed to fetch submission history");
  answers[`GET /problem/submittedProblem/${ID}`] = [];
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No submissions found for this problem")).toBeVisible();
});

test("what is not said of a profile is not shown, and why it does not come is", async ({ userPage: page }) => {
  const answers: Record<string, unknown> = {
    ...SIGNED_IN,
    "GET /user/getProfile": { user: { ...USER, createdAt: undefined } },
  };
  await standIn(page, answers);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Welcome Ada" })).toBeVisible();
  await expect(page.getByText("1970")).toHaveCount(0);
  answers["GET /user/getProfile"] = 500;
  await page.goto("/profile");
  await expect(page.getByRole("alert")).toContainText("Error Loading Profile");
  await expect(page.getByRole("alert")).toContainText("Failed to fetch profile");
});

test("a login and a registration, with the words of their failures", async ({ page }) => {
  const answers: Record<string, unknown> = {
    "POST /user/login": 500,
    "POST /user/register": 500,
    "POST /user/verify-register-otp": 500,
    "POST /user/resend-otp": "sent",
  };
  const asked = await standIn(page, answers);
  await page.goto("/login");
  await page.getByLabel("Email").fill(USER.emailId);
  await page.getByLabel("Password", { exact: true }).fill("long-enough");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Login failed");
  answers["POST /user/login"] = { user: { firstName: "Ada", emailId: USER.emailId, role: "user" } };
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("navigation").getByRole("link", { name: "Problems" }).first()).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/signup");
  await page.getByLabel("First Name").fill("Ada");
  await page.getByLabel("Email").fill(USER.emailId);
  await page.getByLabel("Password", { exact: true }).fill("long-enough");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Registration failed");
  answers["POST /user/register"] = { emailId: "kept@example.org" };
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await page.getByPlaceholder("Enter 6-digit OTP").fill("123456");
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await expect(page.getByRole("alert")).toContainText("OTP verification failed");
  answers["POST /user/verify-register-otp"] = { user: USER };
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await expect(page).toHaveURL("/");
  expect(asked.findLast(({ call }) => call === "POST /user/verify-register-otp")?.body).toEqual({
    emailId: "kept@example.org",
    otp: "123456",
  });
});

test("a call that another server refuses as unknown user ends no session that it still knows", async ({
  userPage: page,
}) => {
  await standIn(page, { ...SIGNED_IN, "GET /submission/attempted": 401, "GET /user/lists": 401 });
  await page.goto("/problems");
  await expect(page.getByRole("list", { name: "Problems" })).toContainText(SUMMARY.title);
  await expectNoComplaint(page);
  await expect(page).toHaveURL("/problems");
});
