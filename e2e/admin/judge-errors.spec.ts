import { expect, type Page } from "@playwright/test";
import { freshEmail, signUp } from "../support/accounts.ts";
import { askDatabase } from "../support/database.ts";
import { createDoubling } from "../support/doubling-problem.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

const DOUBLE = 'console.log(Number(require("fs").readFileSync(0, "utf8")) * 2);';
const WRONG = "console.log(-1);";

/** As an outage leaves it, after it was tried often enough by itself. */
function endAsJudgeError(input: { emailId: string; problemId: string; code: string; kind: string; reason: string }) {
  const { emailId, problemId, code, kind, reason } = input;
  return askDatabase(
    `insert into submission (user_id, problem_id, language, code, total, verdict, judged_at, judge_retries, fault)
     select id, $2, 'javascript', $3, 2, 'JE', now(), 5, jsonb_build_object('kind', $4::text, 'reason', $5::text)
       from user_account where email_id = $1`,
    [emailId, problemId, code, kind, reason],
  );
}

const rowOf = (page: Page, emailId: string, reason: string) =>
  page.getByRole("listitem").filter({ hasText: emailId }).filter({ hasText: reason });

test("an admin sees which submissions ended without a verdict, and lets one and then all be judged again", async ({
  adminPage: page,
  playwright,
}) => {
  test.slow();
  const problemId = await createDoubling(page.request, `Twofold ${Date.now()}`);
  const user = await playwright.request.newContext(
    process.env.BASE_URL === undefined ? {} : { baseURL: process.env.BASE_URL },
  );
  const emailId = freshEmail("outage");
  await signUp(user, { firstName: "Ottilie", emailId });
  const about = { emailId, problemId };
  await endAsJudgeError({ ...about, code: DOUBLE, kind: "judge", reason: "write /box: ENOSPC, no space left" });
  await endAsJudgeError({ ...about, code: WRONG, kind: "judge", reason: "three judges died of this job" });
  const validator = `the output validator ended with signal 11\n${"at check (validate.js:12:7)\n".repeat(12)}`;
  await endAsJudgeError({ ...about, code: DOUBLE, kind: "problem", reason: validator });

  await page.goto("/admin");
  await page.getByRole("link", { name: "Judge Errors" }).click();
  await expect(page.getByRole("heading", { name: "Judge Errors", level: 1 })).toBeVisible();
  const full = rowOf(page, emailId, "ENOSPC");
  const dead = rowOf(page, emailId, "three judges died");
  const broken = rowOf(page, emailId, "signal 11");
  await expect(full).toContainText("Twofold");
  await expect(broken).toContainText("The problem is at fault");
  await expect(broken.getByRole("button", { name: "Judge again" })).toHaveCount(0);
  await inspectScreen(page, "admin-judge-errors");

  await full.getByRole("button", { name: "Judge again" }).focus();
  await page.keyboard.press("Enter");
  await expect(full.getByText("Accepted")).toBeVisible({ timeout: 60_000 });
  await expect(dead.getByRole("button", { name: "Judge again" })).toBeEnabled();
  await page.getByRole("button", { name: "Judge all again" }).click();
  await expect(dead.getByText("Wrong Answer")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("status")).toContainText("No submission is without a verdict by our own fault.");
  await inspectScreen(page, "admin-judge-errors-done");

  const history = await (await user.get(`/problem/submittedProblem/${problemId}`)).json();
  const statuses = history.map((submission: { status: string }) => submission.status);
  expect(statuses.toSorted()).toEqual(["accepted", "error", "wrong"]);
  await page.reload();
  await expect(broken).toBeVisible();
  await expect(full).toHaveCount(0);
  await user.dispose();
});
