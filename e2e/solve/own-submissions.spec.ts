import { expect, type Page } from "@playwright/test";
import { freshEmail, signUp } from "../support/accounts.ts";
import { askDatabase } from "../support/database.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

/** Two to one problem and 60 to another, the newest a minute old: no story has the time to have them judged. */
async function submitMany(page: Page): Promise<void> {
  const { user } = await (await page.request.get("/user/check")).json();
  await askDatabase(
    `insert into submission (user_id, problem_id, language, code, total, passed, verdict, judged_at, cpu_ms, memory_bytes,
                             created_at)
     select $1, case when n <= 2 then 'two-belts' else 'boot-sequence' end, case when n % 2 = 0 then 'cpp' else 'java' end,
            '// code', 3, case when n = 1 then 3 else 1 end, case when n = 1 then 'AC' else 'WA' end, now(), 40, 3000000,
            now() - n * interval '1 minute'
       from generate_series(1, 62) n`,
    [user._id],
  );
}

test("all own submissions are on one page, found from menu and palette, narrowed by filters that stand in the address", async ({
  page,
}) => {
  test.slow();
  // Of an account of their own: other stories submit as well.
  await signUp(page.request, { firstName: "Many", emailId: freshEmail("many") });
  await submitMany(page);
  await page.goto("/problems");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "My Submissions" }).click();
  await expect(page).toHaveURL("/submissions");
  const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
  await expect(rows.first()).toContainText("Two Belts");
  await expect(rows).toHaveCount(50);
  await inspectScreen(page, "own-submissions");
  await page.getByRole("button", { name: "Show older submissions" }).click();
  await expect(rows.nth(61)).toBeVisible();
  await expect(page.getByRole("button", { name: "Show older submissions" })).toHaveCount(0);

  await page.getByLabel("Problem").selectOption("Two Belts");
  await expect(rows).toHaveCount(2);
  await page.getByLabel("Verdict").selectOption("Accepted");
  await expect(rows).toHaveCount(1);
  await page.getByLabel("Language").selectOption("C++");
  await expect(page.getByText("No submissions match these filters")).toBeVisible();
  await inspectScreen(page, "own-submissions-none");
  await page.getByLabel("Language").selectOption("Java");
  await expect(page).toHaveURL("/submissions?problem=two-belts&verdict=AC&language=java");
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByLabel("To", { exact: true }).fill("2026-01-01");
  await expect(page.getByText("No submissions match these filters")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(rows).toHaveCount(50);

  const about = page.getByRole("link", { name: /^Accepted.*: all about the submission of .* to Two Belts$/ });
  await expect(about).toHaveAttribute("href", /^\/submission\/[0-9a-f-]{36}$/);
  await page.getByRole("link", { name: "Two Belts", exact: true }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/problem/two-belts");

  await expect(page.getByRole("heading", { level: 1, name: "Two Belts" })).toBeVisible();
  const field = page.getByRole("combobox", { name: "Search problems, pages and commands" });
  // A page that is just arriving may close what is open.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeVisible({ timeout: 3000 });
  }).toPass();
  await field.fill("my submissions");
  await field.press("Enter");
  await expect(page).toHaveURL("/submissions");
});
