import { expect, type Page } from "@playwright/test";
import { freshEmail, signUp } from "../support/accounts.ts";
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

async function submitCode(page: Page, problemId: string, code: string, verdict: string): Promise<void> {
  await openProblem(page, problemId);
  await writeCode(page, code);
  await submitButton(page).click();
  await expect(panelOf(page, "Result").getByRole("heading", { name: verdict })).toBeVisible(VERDICT_WAIT);
}

test("a rejected submission has a page of its own, with its failing test and none of the hidden ones' times", async ({
  userPage: page,
}) => {
  await submitCode(page, "two-belts", 'console.log("nothing right");', "Wrong Answer");
  await page.getByRole("link", { name: "All about this submission" }).click();
  await expect(page).toHaveURL(/\/submission\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1, name: "Two Belts" })).toBeVisible();
  await expect(page.getByText("Wrong Answer", { exact: true }).first()).toBeVisible();
  const failed = page.getByRole("region", { name: "First visible test that failed" });
  await expect(failed.getByText("nothing right").first()).toBeVisible();
  const strip = page.getByRole("list", { name: "Tests" });
  await strip.focus();
  await page.keyboard.press("End");
  await expect(page.locator("p").getByText(/^Test \d+: Wrong Answer$/)).toBeVisible();
  const waterfall = page.getByRole("region", { name: "Where the time went" });
  await expect(waterfall.getByText("Only the visible tests are shown")).toBeVisible();
  await expect(waterfall.getByRole("cell")).not.toHaveCount(0);
  await expect(page.getByRole("region", { name: "Submitted code" })).toContainText("nothing right");
  await inspectScreen(page, "submission-wrong");
  await page.reload();
  await expect(failed).toBeVisible();
});

test("an accepted one tells all times, where it stands among others, and its difference from an earlier one", async ({
  userPage: page,
}) => {
  test.slow();
  const source = acceptedSource("boot-sequence", "solution.js");
  // Where the story is tried again, its users of before are no others.
  await askDatabase("delete from submission where problem_id = 'boot-sequence' and language = 'javascript'", []);
  await submitCode(page, "boot-sequence", "// a first idea\n".repeat(3), "Wrong Answer");
  await submitCode(page, "boot-sequence", source, "Accepted");
  await solvedByOthers("boot-sequence", 14);
  await page.getByRole("tab", { name: "Submissions" }).click();
  await page
    .getByRole("link", { name: /All about the submission/ })
    .first()
    .click();
  const times = page.getByRole("region", { name: "Runtime and memory" });
  await expect(times.getByText(/^Of 14 others: /)).toBeVisible();
  await expect(times.getByRole("img", { name: /^Accepted solutions in JavaScript by runtime/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Waterfall" }).getByRole("img")).toBeVisible();
  await page.getByRole("combobox", { name: "Another of your submissions" }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?with=/);
  const difference = page.getByRole("region", { name: "Difference" });
  await expect(difference.getByText("removed: // a first idea").first()).toBeVisible();
  await inspectScreen(page, "submission-accepted");
  await page.reload();
  await expect(difference).toBeVisible();
});

test("a compile error has the compiler's words on its page", async ({ userPage: page }) => {
  await openProblem(page, "two-belts");
  await page.getByRole("button", { name: "C++" }).click();
  await writeCode(page, "int main() { return nothing; }");
  await submitButton(page).click();
  await expect(panelOf(page, "Result").getByRole("heading", { name: "Compilation Error" })).toBeVisible(VERDICT_WAIT);
  await page.getByRole("link", { name: "All about this submission" }).click();
  await expect(page.getByRole("region", { name: "Compiler output" })).toContainText("nothing");
  await inspectScreen(page, "submission-compile-error");
});

test.describe("what is not there", () => {
  test.use({ expectsFailures: true });

  test("a link shows code and verdict to anybody until its author takes it back", async ({
    userPage: page,
    browser,
    baseURL,
  }) => {
    test.slow();
    await submitCode(page, "two-belts", 'console.log("for everybody");', "Wrong Answer");
    await page.getByRole("link", { name: "All about this submission" }).click();
    await page.getByRole("button", { name: "Share by link" }).click();
    const link = await page.getByRole("textbox", { name: "Link to this submission" }).inputValue();
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(link);
    await expect(stranger.getByRole("heading", { name: "Two Belts" })).toBeVisible();
    await expect(stranger.getByRole("region", { name: "Submitted code" })).toContainText("for everybody");
    await expect(stranger.getByText("First visible test")).toHaveCount(0);
    await inspectScreen(stranger, "submission-shared");
    await page.getByRole("button", { name: "Stop sharing" }).click();
    await expect(page.getByRole("button", { name: "Share by link" })).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByRole("heading", { name: "This link shows nothing any more" })).toBeVisible();
    await stranger.context().close();
    expect(new URL(link).origin).toBe(baseURL);
  });

  test("nobody opens somebody else's page", async ({ userPage: page, playwright, baseURL }) => {
    await submitCode(page, "two-belts", 'console.log("private");', "Wrong Answer");
    await page.getByRole("link", { name: "All about this submission" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Two Belts" })).toBeVisible();
    const id = new URL(page.url()).pathname.split("/").at(-1);
    const other = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    await signUp(other, { firstName: "Otto", emailId: freshEmail("otto") });
    expect((await other.get(`/submission/report/${id}`)).status()).toBe(404);
    await page.context().clearCookies();
    await page.context().addCookies((await other.storageState()).cookies);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Two Belts" })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await other.dispose();
  });
});

/** Solutions of so many other people, at all speeds: no story has the time to sign them up. */
async function solvedByOthers(problemId: string, count: number): Promise<void> {
  await askDatabase(
    `with people as (
       insert into user_account (email_id, first_name, google_sub)
       select 'solver' || n || '.' || gen_random_uuid() || '@example.org', 'Solver', gen_random_uuid()::text
         from generate_series(1, $2::int) n returning id)
     insert into submission (user_id, problem_id, language, code, total, passed, verdict, judged_at, cpu_ms,
                             memory_bytes, problem_version)
     select people.id, p.id, 'javascript', '// solved', 1, 1, 'AC', now(), (5 * pow(1.6, row_number() over ()))::int,
            40000000, p.version
       from people, problem p where p.id = $1`,
    [problemId, count],
  );
}
