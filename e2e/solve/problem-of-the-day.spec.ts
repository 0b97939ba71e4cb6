import { expect } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

test("the problem of the day stands above the list, leads to its page and says when it was solved", async ({
  userPage: page,
}) => {
  const problem = { _id: "two-belts", title: "Two Belts", difficulty: "easy", tags: "array" };
  const line = page.getByRole("region", { name: "Problem of the day" });
  for (const [solved, text] of [
    ["never", ""],
    ["before", "Solved before: again?"],
    ["today", "Solved today"],
  ] as const) {
    const json = { day: "2026-11-21", problem, solved };
    await page.route("**/problem/ofTheDay", (route) => route.fulfill({ json }));
    await page.goto("/problems");
    await expect(line).toContainText(problem.title);
    await expect(line.getByText(/^Solved/).filter({ visible: true })).toHaveText(text === "" ? [] : [text]);
    await inspectScreen(page, `problem-of-the-day-${solved}`);
  }
  await line.getByRole("link").click();
  await expect(page).toHaveURL(`/problem/${problem._id}`);
});

test("without a problem of the day there is no line", async ({ userPage: page }) => {
  const json = { day: "2026-11-21", problem: null, solved: "never" };
  const asked = page.waitForResponse("**/problem/ofTheDay");
  await page.route("**/problem/ofTheDay", (route) => route.fulfill({ json }));
  await page.goto("/problems");
  await asked;
  await expect(page.getByRole("region", { name: "Problem of the day" })).toHaveCount(0);
});
