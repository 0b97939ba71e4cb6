import { expect } from "@playwright/test";
import { freshEmail, signUp } from "../support/accounts.ts";
import { createDoubling } from "../support/doubling-problem.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { VERDICT_WAIT } from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

/** Right up to a thousand, which is further than the tests go. */
const LUCKY = 'const n = Number(require("fs").readFileSync(0, "utf8"));\nconsole.log(n < 1000 ? n * 2 : n);\n';

test("a solver shows what the tests miss, an administrator makes a test of it, and the program no longer passes", async ({
  adminPage,
  browser,
}) => {
  test.slow();
  const title = `Weakly Doubled ${Date.now()}`;
  const problemId = await createDoubling(adminPage.request, title);
  const context = await browser.newContext();
  const solver = await context.newPage();
  await signUp(solver.request, { firstName: "Wilma", emailId: freshEmail("wilma") });
  const submit = async () => {
    const reply = await solver.request.post(`/submission/submit/${problemId}`, {
      data: { code: LUCKY, language: "javascript" },
    });
    return (await reply.json()).verdict;
  };
  expect(await submit()).toBe("AC");

  await solver.goto(`/problem/${problemId}`);
  await solver.getByRole("tab", { name: "Solutions" }).click();
  await solver.getByText("Do the tests miss something?").click();
  const input = solver.getByRole("textbox", { name: "Input" });
  await input.fill("5\n");
  await solver.getByRole("button", { name: "Try It" }).click();
  await expect(solver.getByText(/answers this input rightly/)).toBeVisible(VERDICT_WAIT);
  await input.fill("5000\n");
  await solver.getByLabel("Thank me by my first name when it becomes a test").check();
  await solver.getByRole("button", { name: "Try It" }).click();
  await expect(solver.getByText(/You are right: Wrong Answer on this input/)).toBeVisible(VERDICT_WAIT);
  await expect(solver.getByRole("list", { name: "Your reports" })).toContainText("waiting for an administrator");
  await inspectScreen(solver, "problem-weak-tests");

  await adminPage.goto("/admin");
  await adminPage.getByRole("link", { name: "Weak Tests" }).click();
  const report = adminPage.getByRole("listitem").filter({ hasText: title });
  await expect(report).toContainText("5000");
  await expect(report).toContainText("accepted program (JavaScript)");
  await inspectScreen(adminPage, "admin-weak-tests");
  await report.getByRole("button", { name: "Add as Hidden Test" }).click();
  await expect(report.getByText(/Hidden test \d+/)).toBeVisible(VERDICT_WAIT);

  expect(await submit()).toBe("WA");
  await solver.reload();
  await solver.getByRole("tab", { name: "Solutions" }).click();
  await solver.getByText("Do the tests miss something?").click();
  await expect(solver.getByText("With thanks for stronger tests: Wilma.")).toBeVisible();
  await context.close();
});
