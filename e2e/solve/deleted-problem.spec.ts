import { expect } from "@playwright/test";
import { askDatabase } from "../support/database.ts";
import { test } from "../support/stories.ts";

// The problem itself is 404.
test.use({ expectsFailures: true });

test("a submission to a problem that was deleted since stays readable", async ({ userPage: page }) => {
  const { user } = await (await page.request.get("/user/check")).json();
  const problemId = `deleted-${Date.now()}`;
  await askDatabase(
    `insert into problem (id, position, title, description, description_html, renderer_version, difficulty, tag,
                          time_ms, memory_bytes, output_bytes, checker, start_code, deleted_at)
     select $1, position, title, description, description_html, renderer_version, difficulty, tag,
            time_ms, memory_bytes, output_bytes, checker, start_code, now()
       from problem where id = 'two-belts'`,
    [problemId],
  );
  await askDatabase(
    `insert into submission (user_id, problem_id, language, code, verdict, passed, total, cpu_ms, memory_bytes, judged_at)
     values ($1, $2, 'cpp', 'int main() { return 42; }', 'WA', 3, 19, 4, 2097152, now())`,
    [user._id, problemId],
  );

  await page.goto(`/problem/${problemId}`);

  await expect(page.getByText("This problem does not exist.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "My Submissions" })).toBeVisible();
  await page.getByRole("table").getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toContainText("int main() { return 42; }");
  await expect(page.getByRole("button", { name: "Open in editor" })).toHaveCount(0);
});
