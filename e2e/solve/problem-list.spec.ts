import { expect, type Page } from "@playwright/test";
import type { ProblemSummary } from "@verdict/contract/problems";
import { freshEmail, signUp } from "../support/accounts.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

test("every problem is listed with its number, tag and difficulty, and leads to its page", async ({
  userPage: page,
}) => {
  const problems = await openList(page);
  await expect(page).toHaveTitle("Problems · Verdict");
  const rows = page.getByRole("list", { name: "Problems" }).getByRole("listitem");
  await expect(rows).toHaveCount(problems.length);
  for (const [index, problem] of problems.slice(0, 3).entries()) {
    await expect(rows.nth(index)).toContainText(String(index + 1));
    const link = rows.nth(index).getByRole("link", { name: problem.title });
    await expect(link).toHaveAttribute("href", `/problem/${problem._id}`);
    await expect(rows.nth(index)).toContainText(new RegExp(problem.difficulty, "i"));
  }
  await inspectScreen(page, "problems");
});

test("search and filters narrow the list, stand in the address and survive a reload", async ({ userPage: page }) => {
  const problems = await openList(page);
  const rows = page.getByRole("list", { name: "Problems" }).getByRole("listitem");
  // A slow machine: the address follows late, and must not undo what is chosen meanwhile.
  const session = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate });
  await slowDown(12);
  const hardGraphs = problems.filter((problem) => problem.difficulty === "hard" && problem.tags === "graph");

  await page.getByLabel("Difficulty", { exact: true }).selectOption("hard");
  await page.getByLabel("Tag", { exact: true }).selectOption("graph");
  await expect(rows).toHaveCount(hardGraphs.length);
  await expect(page).toHaveURL("/problems?difficulty=hard&tag=graph");
  await slowDown(1); // Loading is not what is to be slow.
  await page.reload();
  await expect(rows).toHaveCount(hardGraphs.length);
  await expect(page.getByLabel("Tag", { exact: true })).toHaveValue("graph");

  await page.goto("/problems");
  await expect(rows).toHaveCount(problems.length);
  await slowDown(12);
  await page.getByLabel("Search problems").fill("LINKEDLIST");
  await expect(rows).toHaveCount(problems.filter((problem) => problem.tags === "linkedList").length);
  await expect(page).toHaveURL("/problems?search=LINKEDLIST");
});

test("topics are hidden until somebody wishes to see them, which the browser remembers", async ({ userPage: page }) => {
  await page.route("**/problem/problemTopics", async (route) => {
    const reply = await route.fetch();
    const rows = (await reply.json()) as { problemId: string; topics: string[]; rating?: number }[];
    // As if every problem of one topic had been tried, and the first submission to it been wrong.
    const tried = rows.map((row) => (row.topics.includes("state machine") ? { ...row, acceptedAtFirst: false } : row));
    await route.fulfill({
      json: tried.map((row) => (row.problemId === "two-in-a-lift" ? { ...row, rating: 1340 } : row)),
    });
  });
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith("/problemTopics") && asked.push(request.url()));
  await openList(page);
  const rows = page.getByRole("list", { name: "Problems" }).getByRole("listitem");
  await expect(page.getByText("two pointers")).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Show topics" }).click();
  const lift = rows.filter({ hasText: "Two in a Lift" });
  await expect(lift).toContainText("sorting, two pointers, counting");
  await expect(lift).toContainText("Rating 1340");
  const weak = page.getByRole("region", { name: "To practise" }).getByRole("listitem");
  await expect(weak.filter({ hasText: "state machine" })).toContainText(/0 of \d+ accepted at the first try/);
  await expect(weak.filter({ hasText: "state machine" }).getByRole("link")).toHaveAttribute("href", /^\/problem\//);
  await inspectScreen(page, "problems-topics");
  await page.getByLabel("Topic").selectOption("sliding window");
  await expect(rows.filter({ hasText: "The Quietest Hour" })).toHaveCount(1);
  await expect(rows.filter({ hasText: "Two in a Lift" })).toHaveCount(0);
  await expect(page).toHaveURL("/problems?topic=sliding+window");

  await page.goto("/problem/two-in-a-lift");
  const statement = page.getByRole("article").first();
  await expect(statement).toContainText("two pointers");
  await inspectScreen(page, "problem-topics");
  await statement.getByRole("button", { name: "Hide topics" }).click();
  await expect(statement).not.toContainText("two pointers");
  await page.reload();
  await expect(statement.getByRole("button", { name: "Topics" })).toBeVisible();
  await expect(statement).not.toContainText("two pointers");
});

test("nothing found says so and can be cleared", async ({ userPage: page }) => {
  await page.goto("/problems?search=no-such-problem&status=unsolved");
  await expect(page.getByText("No problems found matching your criteria.")).toBeVisible();
  await inspectScreen(page, "problems-empty");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("list", { name: "Problems" })).toBeVisible();
  await expect(page).toHaveURL("/problems");
});

test("solved problems carry a badge, and the status filter parts them", async ({ userPage: page }) => {
  const solved = (await openList(page)).slice(0, 2);
  await page.route("**/problem/problemSolvedByUser", (route) => route.fulfill({ json: solved }));
  const problems = await openList(page);
  const rows = page.getByRole("list", { name: "Problems" }).getByRole("listitem");
  await expect(rows.filter({ hasText: "Solved" })).toHaveCount(2);
  await page.getByLabel("Status").selectOption("solved");
  await expect(rows).toHaveCount(2);
  await page.getByLabel("Status").selectOption("unsolved");
  await expect(rows).toHaveCount(problems.length - 2);
});

test("the list is searched by number, by several words and with a misspelled one, and sorted by its columns", async ({
  userPage: page,
}) => {
  const problems = await openList(page);
  const rows = page.getByRole("list", { name: "Problems" }).getByRole("listitem");
  const search = page.getByLabel("Search problems");
  await search.fill("3");
  await expect(rows.filter({ hasText: problems[2]?.title ?? "" })).toHaveCount(1);
  await search.fill("easy belts");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Two Belts");
  await search.fill("lantrens");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Lanterns Apart");
  await search.fill("");
  await page.getByRole("button", { name: "Sort by title" }).click();
  await expect(page).toHaveURL("/problems?sort=title");
  const titles = problems.map(({ title }) => title).sort((one, two) => one.localeCompare(two, "en"));
  await expect(rows.first()).toContainText(titles[0] ?? "");
  await expect(rows.last()).toContainText(titles.at(-1) ?? "");
});

test("progress is one line, and what was tried but not solved says so", async ({ userPage: page }) => {
  const solved = (await openList(page)).slice(0, 2);
  const tried = (await openList(page))[2];
  await page.route("**/problem/problemSolvedByUser", (route) => route.fulfill({ json: solved }));
  await page.route("**/submission/attempted", (route) =>
    route.fulfill({ json: { problemIds: [solved[0]?._id, tried?._id] } }),
  );
  const problems = await openList(page);
  const progress = page.getByRole("region", { name: "Your progress" });
  await expect(progress).toContainText(`2 of ${problems.length} solved`);
  const rows = page.getByRole("list", { name: "Problems" }).getByRole("listitem");
  await expect(rows.filter({ hasText: "Attempted" })).toHaveCount(1);
  await expect(rows.filter({ hasText: "Attempted" })).toContainText(tried?.title ?? "");
  await inspectScreen(page, "problems-marked");
  await page.getByLabel("Status").selectOption("attempted");
  await expect(rows).toHaveCount(1);
});

test("of 2,000 problems only those in view are drawn, and the last one can be reached", async ({ userPage: page }) => {
  const many = Array.from({ length: 2000 }, (_, index) => ({
    _id: `p${index}`,
    title: `Problem of the Row ${index}`,
    difficulty: "easy",
    tags: "array",
  }));
  await page.route("**/problem/getAllProblem", (route) => route.fulfill({ json: many }));
  await page.goto("/problems");
  await expect(page.getByText("2,000 of 2,000")).toBeVisible();
  expect(await page.getByRole("listitem").count()).toBeLessThan(60);
  // Again and again: what comes late may hold up a page that is scrolled meanwhile.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(page.getByRole("link", { name: "Problem of the Row 1999" })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await page.getByLabel("Search problems").fill("row 1234");
  await expect(page.getByText("1 of 2,000")).toBeVisible();
});

test("a bookmark and an own list are kept, and narrow the list", async ({ page, context, request }) => {
  await signUp(request, { firstName: "Lena", emailId: freshEmail("lena") });
  await context.addCookies((await request.storageState()).cookies);
  const problems = await openList(page);
  const [first, second] = problems.map(({ title }) => title);
  const rows = page.getByRole("list", { name: "Problems" }).getByRole("listitem");
  const bookmark = page.getByRole("button", { name: `Bookmark ${first}` });
  await bookmark.click();
  await expect(bookmark).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("button", { name: `Add ${second} to a list` }).click();
  const dialog = page.getByRole("dialog", { name: `Lists with ${second}` });
  await dialog.getByLabel("New list").fill("Interview");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByRole("checkbox", { name: "Interview" })).toBeChecked();
  await inspectScreen(page, "problems-lists");
  await page.keyboard.press("Escape");

  await page.reload();
  await expect(bookmark).toHaveAttribute("aria-pressed", "true");
  const list = page.getByLabel("List", { exact: true });
  await list.selectOption("Bookmarks");
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL("/problems?list=bookmarks");
  await list.selectOption("Interview");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(second ?? "");

  await page.getByRole("button", { name: "Manage lists" }).click();
  const lists = page.getByRole("dialog", { name: "Your lists" });
  await lists.getByRole("button", { name: "Rename Interview" }).click();
  await lists.getByLabel("New name of Interview").fill("On-site");
  await lists.getByRole("button", { name: "Save" }).click();
  await inspectScreen(page, "problems-manage-lists");
  await lists.getByRole("button", { name: "Delete On-site" }).click();
  await lists.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(lists).toContainText("No lists yet");
  await page.keyboard.press("Escape");
  await expect(rows).toHaveCount(problems.length);
});

test.describe("when a bookmark is refused", () => {
  test.use({ expectsFailures: true });

  test("it is taken back with a word", async ({ userPage: page }) => {
    const [problem] = await openList(page);
    await page.route("**/problem/lists/bookmarks/**", (route) =>
      route.fulfill({ status: 409, json: { message: "Full", error: "Full", code: "conflict" } }),
    );
    const bookmark = page.getByRole("button", { name: `Bookmark ${problem?.title}` });
    await bookmark.click();
    await expect(page.getByRole("alert")).toContainText("Full");
    await expect(bookmark).toHaveAttribute("aria-pressed", "false");
  });
});

test("the acceptance of each problem is shown and sorts the list", async ({ userPage: page }) => {
  const problems = await openList(page);
  const [one, two] = [problems[3], problems[5]];
  await page.route("**/submission/acceptance", (route) =>
    route.fulfill({
      json: [
        { problemId: one?._id, accepted: 1, judged: 3 },
        { problemId: two?._id, accepted: 9, judged: 10 },
      ],
    }),
  );
  await openList(page);
  const rows = page.getByRole("list", { name: "Problems" }).getByRole("listitem");
  await page.getByRole("button", { name: "Sort by acceptance" }).click();
  await expect(rows.nth(0)).toContainText(two?.title ?? "");
  await expect(rows.nth(0)).toContainText("90%");
  await expect(rows.nth(1)).toContainText("33%");
});

test("ladders show each tag's problems in order, and the next step", async ({ userPage: page }) => {
  const dp = Array.from({ length: 12 }, (_, index) => ({
    _id: `step-${index}`,
    title: `Step ${index}`,
    difficulty: "easy",
    tags: "dp",
  }));
  await page.route("**/problem/getAllProblem", (route) => route.fulfill({ json: dp }));
  await page.route("**/problem/problemSolvedByUser", (route) => route.fulfill({ json: dp.slice(0, 1) }));
  await openList(page);
  await page.getByRole("button", { name: "Ladders" }).click();
  await expect(page).toHaveURL("/problems?view=ladders");
  const ladder = page.getByRole("region", { name: "DP" });
  await expect(ladder).toContainText(`1 of ${dp.length} solved`);
  await expect(ladder.locator("[aria-current=step]")).toContainText(dp[1]?.title ?? "");
  await inspectScreen(page, "problems-ladders");
  await ladder.getByRole("button", { name: `Show all ${dp.length} steps` }).click();
  await expect(ladder.getByRole("listitem")).toHaveCount(dp.length);
});

test("units show the problems by subject, with what each builds on, and bring the topics along", async ({
  userPage: page,
}) => {
  await openList(page);
  await page.getByRole("button", { name: "Units" }).click();
  await expect(page).toHaveURL("/problems?view=units");
  const games = page.getByRole("region", { name: "Games and bits" });
  await expect(games).toContainText("After: Number theory and combinatorics");
  await expect(games.getByRole("link").first()).toHaveAttribute("href", /^\/problem\//);
  await expect(page.getByRole("region", { name: "First programs" }).locator("[aria-current=step]")).toHaveCount(1);
  await inspectScreen(page, "problems-units");
  await page.getByRole("button", { name: "Hide topics" }).click();
  await expect(page).toHaveURL("/problems");
  await expect(page.getByRole("button", { name: "Show topics" })).toBeVisible();
});

test.describe("when the list does not come", () => {
  test.use({ expectsFailures: true });

  test("the page says so and can be tried again", async ({ userPage: page }) => {
    await page.route("**/problem/getAllProblem", (route) => route.abort());
    await page.goto("/problems");
    await expect(page.getByRole("alert")).toContainText("Failed to fetch problems");
    await inspectScreen(page, "problems-failed");
    await page.unroute("**/problem/getAllProblem");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("list", { name: "Problems" })).toBeVisible();
  });
});

/** Opens the list and gives the problems that it was given: other stories create and delete some meanwhile. */
async function openList(page: Page): Promise<ProblemSummary[]> {
  const reply = page.waitForResponse("**/problem/getAllProblem");
  await page.goto("/problems");
  return (await reply).json();
}
