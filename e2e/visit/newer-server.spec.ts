import { expect, type Locator, type Page } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

/*
 * Pages stay open for days while their server is upgraded (decision 0038). Its real answers are shown here with words
 * that this page cannot know in them: each stands as it came, in no colour that means something, and hides nothing
 * beside it.
 */

// biome-ignore lint/suspicious/noExplicitAny: the answer is changed in ways that its type does not allow.
type Answer = any;

async function changeAnswers(page: Page, path: string | RegExp, change: (answer: Answer) => Answer): Promise<void> {
  await page.route(path, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

async function expectNeutral(badge: Locator): Promise<void> {
  await expect(badge).toBeVisible();
  await expect(badge).not.toHaveClass(/tone-/);
}

async function submit(page: Page): Promise<string> {
  const data = { code: 'console.log("of a newer time");', language: "javascript" };
  const reply = await page.request.post("/submission/submit/two-belts", { data, timeout: 60_000 });
  return (await reply.json()).submissionId;
}

const NEWER = { status: "partial", verdict: "PE", language: "cobol", errorMessage: "" };
const NEWER_TEST = { number: 900, verdict: "SKIPPED", isVisible: false };

test("a submission's page shows a verdict, a status, a language and a phase of a newer server as they came", async ({
  userPage: page,
  browser,
}) => {
  await page.goto("/problems");
  const id = await submit(page);
  await submit(page);
  const { shareToken } = await (await page.request.post(`/submission/share/${id}`, { data: {} })).json();
  await changeAnswers(page, `**/submission/report/${id}`, (report) => ({
    ...report,
    ...NEWER,
    testCasesTotal: 900,
    tests: [...report.tests.map((one: Answer) => ({ ...one, verdict: one.isVisible ? "AC" : "SKIPPED" })), NEWER_TEST],
    waterfall: [...report.waterfall, { phase: "link", test: null, start: 0, end: 0.1 }],
    site: [...report.site, { phase: "link", p50: 0.1, p99: 0.2, submissions: 99 }],
  }));
  await changeAnswers(page, /\/problem\/submittedProblem\//, (submissions) =>
    submissions.map((row: Answer) => (row._id === id ? row : { ...row, ...NEWER })),
  );
  await page.goto(`/submission/${id}`);
  await expectNeutral(page.getByText("PE", { exact: true }).first());
  await expect(page.getByText("cobol", { exact: true }).first()).toBeVisible();
  await page.getByRole("list", { name: "Tests" }).focus();
  await page.keyboard.press("End");
  await expect(page.locator("p").getByText("Test 900: SKIPPED")).toBeVisible();
  await expect(page.getByText("what fails is a hidden test"), "nobody said that it failed").toHaveCount(0);
  await expect(page.getByRole("region", { name: "Waterfall" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Submitted code" })).toContainText("of a newer time");
  await expect(page.getByRole("combobox", { name: "Another of your submissions" })).toContainText("cobol · PE");
  await inspectScreen(page, "submission-newer-server");

  await page.unroute(`**/submission/report/${id}`);
  let asked = 0;
  await changeAnswers(page, `**/submission/report/${id}`, (report) => {
    asked += 1;
    return { ...report, status: "withdrawn", verdict: null };
  });
  await page.goto(`/submission/${id}`);
  await expectNeutral(page.getByText("Withdrawn", { exact: true }));
  await expect(page.getByText("Not judged yet.")).toHaveCount(0);
  const askedOnce = asked;
  // Longer than the page waits before it asks for a verdict that is still to come.
  await page.waitForTimeout(2_000);
  expect(asked).toBe(askedOnce);

  const stranger = await (await browser.newContext()).newPage();
  const changed = (shared: Answer) => ({ ...shared, ...NEWER, testCasesTotal: 900, tests: [NEWER_TEST] });
  await changeAnswers(stranger, `**/submission/shared/${shareToken}`, changed);
  await stranger.goto(`/shared/${shareToken}`);
  await expectNeutral(stranger.getByText("PE", { exact: true }));
  await expect(stranger.getByRole("region", { name: "Submitted code" })).toContainText("of a newer time");
  await stranger.context().close();
});

test("the result of an earlier visit does not call a verdict wrong that it does not know", async ({
  userPage: page,
}) => {
  await page.goto("/problems");
  const id = await submit(page);
  await changeAnswers(page, `**/submission/report/${id}`, ({ failedTest: _failed, ...report }) => ({
    ...report,
    ...NEWER,
  }));
  await page.goto("/problem/two-belts");
  await page.getByRole("tab", { name: "Result", exact: true }).click();
  const result = page.getByRole("tabpanel", { name: "Result" });
  await expect(result.getByRole("heading", { name: "PE" })).toBeVisible();
  await expect(result.getByRole("heading", { name: "PE" })).not.toHaveClass(/text-(error|warning|success)/);
  await expect(result.getByRole("heading", { name: "Wrong Answer" })).toHaveCount(0);
});

test("the list and the profile show a difficulty, a tag and a language of a newer server beside all others", async ({
  userPage: page,
}) => {
  await changeAnswers(page, "**/problem/getAllProblem", ([first, ...others]) => [
    { ...first, difficulty: "expert", tags: "strings" },
    ...others,
  ]);
  await changeAnswers(page, "**/problem/problemSolvedByUser", (solved) => [...solved, { _id: "boot-sequence" }]);
  await changeAnswers(page, "**/user/achievements", (achievements) => ({
    ...achievements,
    catalogue: { ...achievements.catalogue, expert: 1 },
    byTag: [...achievements.byTag, { tag: "strings", solved: 1, total: 1 }],
    byLanguage: [...achievements.byLanguage, { language: "cobol", solved: 1 }],
  }));
  await changeAnswers(page, "**/user/getProfile", ({ user }) => ({
    user: { ...user, role: "editor", solvedByDifficulty: { ...user.solvedByDifficulty, expert: 1 } },
  }));
  await page.goto("/problems");
  await expectNeutral(page.getByText("expert", { exact: true }).first());
  await expectNeutral(page.getByText("strings", { exact: true }).first());
  await expect(page.getByRole("heading", { level: 1, name: "Problems" })).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByRole("region", { name: "Topics" })).toContainText("strings1 of 1");
  await expect(page.getByRole("region", { name: "Languages" })).toContainText("cobol1 solved");
  await expect(page.getByText("editor", { exact: true })).toBeVisible();
  await inspectScreen(page, "profile-newer-server");
});

test("the admins' pages show states, kinds and verdicts of a newer server as they came", async ({
  adminPage: page,
}) => {
  const at = "2026-01-01T00:00:00.000Z";
  await changeAnswers(page, "**/submission/status", (status) => ({
    ...status,
    queue: [{ kind: "translate", waiting: 3, running: 1, oldestSeconds: 5 }],
    judges: status.judges.map((judge: Answer) => ({ ...judge, state: "napping" })),
    videoStore: "moving",
    slow: [
      { submissionId: "1", problemTitle: "Two Belts", language: "cobol", verdict: "PE", seconds: 61, judgedAt: at },
      { submissionId: "2", problemTitle: "Two Belts", language: "cpp", verdict: "AC", seconds: 60, judgedAt: at },
    ],
  }));
  await page.goto("/admin/status");
  await expect(page.getByText("translate")).toBeVisible();
  await expectNeutral(page.getByText("napping", { exact: true }).first());
  await expect(page.getByText("moving", { exact: true })).not.toHaveClass(/text-error/);
  await expectNeutral(page.getByText("PE", { exact: true }));
  await expect(page.getByText("Accepted", { exact: true })).toBeVisible();
  await inspectScreen(page, "admin-status-newer-server");

  const about = {
    problemId: "two-belts",
    problemTitle: "Two Belts",
    emailId: "a@example.org",
    createdAt: at,
    endedAt: at,
  };
  const row = { ...about, fault: { kind: "weather", reason: "a storm" }, retryAt: null };
  const ids = ["parked", "failed", "judged"];
  await page.route(/\/submission\/judge-errors(\?|$)/, (route) => {
    const submissions = ids.map((submissionId) => ({ ...row, submissionId, language: "cobol" }));
    return route.fulfill({ json: { count: 3, submissions, next: null } });
  });
  await page.route(/\/submission\/judge-errors\/standings/, (route) => {
    const standings = ids.map((id) => ({ submissionId: id, state: id, verdict: id === "judged" ? "PE" : null }));
    return route.fulfill({ json: { standings } });
  });
  await page.goto("/admin/judge-errors");
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expectNeutral(rows.nth(0).getByText("parked", { exact: true }));
  await expect(rows.nth(0)).not.toContainText("Waiting for a judge");
  await expect(rows.nth(1).getByRole("button", { name: "Judge again" })).toBeVisible();
  await expectNeutral(rows.nth(2).getByText("PE", { exact: true }));

  await changeAnswers(page, "**/user/audit-log**", ({ entries, next }) => ({
    entries: entries.map((entry: Answer, index: number) => (index === 0 ? { ...entry, kind: "moved_house" } : entry)),
    next,
  }));
  await page.goto("/admin/audit");
  await expectNeutral(page.getByText("moved_house", { exact: true }));

  await changeAnswers(page, "**/problem/troubles", () => [
    { problemId: "two-belts", kind: "awaits_review", reason: "" },
  ]);
  await page.goto("/admin/update");
  await page.getByRole("searchbox").fill("Two Belts");
  await expectNeutral(page.getByText("awaits_review", { exact: true }).filter({ visible: true }));

  await changeAnswers(page, "**/problem/edit/two-belts", (problem) => ({ ...problem, difficulty: "expert" }));
  await page.goto("/admin/update/two-belts");
  await expect(page.getByText("has something in this problem that the form does not know")).toBeVisible();
});
