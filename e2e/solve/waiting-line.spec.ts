import { expect, type Page } from "@playwright/test";
import { askDatabase } from "../support/database.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { editorOf, openProblem, panelOf, runButton, VERDICT_WAIT, writeCode } from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

async function idOf(page: Page): Promise<string> {
  const reply = await page.request.get("/user/check");
  return ((await reply.json()) as { user: { _id: string } }).user._id;
}

test("who waits for a judge reads the place in the line, until the program is judged", async ({ userPage: page }) => {
  await openProblem(page, "the-quietest-hour");
  await writeCode(page, "console.log(1);");
  const userId = await idOf(page);
  const name = `story_${userId.replaceAll("-", "")}`;
  // No judge may take this user's jobs: as if all had their hands full.
  await askDatabase(
    `create function ${name}() returns trigger language plpgsql as
       $$ begin new.run_at := case when new.user_id = '${userId}' then 'infinity' else new.run_at end; return new; end $$`,
    [],
  );
  await askDatabase(`create trigger ${name} before insert on job for each row execute function ${name}()`, []);
  try {
    await runButton(page).click();
    const cases = panelOf(page, "Test Cases");
    await expect(cases.getByText(/^[\d,]+(st|nd|rd|th) in line(, about .+)?$/).first()).toBeVisible(VERDICT_WAIT);
    await expect(cases.getByRole("status").filter({ hasText: "in line" })).toHaveCount(1);
    await inspectScreen(page, "problem-in-line");
    await page.setViewportSize({ width: 390, height: 844 });
    await inspectScreen(page, "problem-in-line-phone");
    await page.setViewportSize({ width: 1440, height: 900 });
    await askDatabase("update job set run_at = now() where user_id = $1", [userId]);
    await expect(cases.getByRole("heading", { name: "Wrong Answer" })).toBeVisible(VERDICT_WAIT);
    await expect(cases.getByText(/in line/)).toHaveCount(0);
  } finally {
    await askDatabase(`drop function ${name}() cascade`, []);
  }
});

test.describe("when the queue is full", () => {
  test.use({ expectsFailures: true });

  test("a full queue is told with a time, and the code stays", async ({ userPage: page }) => {
    await openProblem(page, "the-quietest-hour");
    await writeCode(page, "console.log('kept');");
    const message =
      "More programs wait for a judge than it can take: the last one for about 4 minutes. Your code is kept; please try again a little later.";
    await page.route("**/submission/run/*", (route) =>
      route.fulfill({
        status: 503,
        headers: { "retry-after": "60" },
        json: { message, error: message, code: "queue_full" },
      }),
    );
    await runButton(page).click();
    const cases = panelOf(page, "Test Cases");
    await expect(cases.getByText(message)).toBeVisible();
    await expect(editorOf(page)).toContainText("kept");
    await page.unroute("**/submission/run/*");
    await cases.getByRole("button", { name: /again/i }).click();
    await expect(cases.getByRole("heading", { name: "Wrong Answer" })).toBeVisible(VERDICT_WAIT);
  });
});
