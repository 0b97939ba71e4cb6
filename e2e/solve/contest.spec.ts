import { expect } from "@playwright/test";
import { freshEmail, signUp } from "../support/accounts.ts";
import { askDatabase } from "../support/database.ts";
import { createDoubling } from "../support/doubling-problem.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

test("an organiser makes a contest, and a participant solves its problem when it has begun", async ({
  adminPage: admin,
  browser,
}) => {
  test.slow();
  const problem = `Doubling ${Date.now()}`;
  const problemId = await createDoubling(admin.request, problem);
  await askDatabase("update problem set is_draft = true where id = $1", [problemId]);

  await admin.goto("/contests");
  await inspectScreen(admin, "contests-empty");
  await admin.getByRole("link", { name: "New contest" }).click();
  await admin.getByRole("button", { name: "Create the contest" }).click();
  await expect(admin.getByText("Give the contest a title")).toBeVisible();
  const title = `Evening Cup ${Date.now()}`;
  await admin.getByLabel("Title").fill(title);
  await admin.getByLabel("Add a problem").fill(problem);
  await admin.getByRole("button", { name: `Add ${problem}` }).click();
  // One that no other story uses: links to submissions to a contest's problem open nothing until it is over.
  await admin.getByLabel("Add a problem").fill("waves of leaving");
  await admin.getByRole("list", { name: "Problems to choose from" }).getByRole("button").first().click();
  await admin.getByLabel("Freeze the board before the end").check();
  await inspectScreen(admin, "contest-form");
  await admin.getByRole("button", { name: "Create the contest" }).click();
  await expect(admin.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const contestId = new URL(admin.url()).pathname.split("/").at(-1) ?? "";
  await expect(admin.getByRole("region", { name: "Before the start" })).toContainText("A: nobody has solved it");
  await inspectScreen(admin, "contest-readiness");

  const context = await browser.newContext();
  const page = await context.newPage();
  await signUp(page.request, { firstName: "Ada", emailId: freshEmail("ada") });
  await page.goto("/problems");
  await page.getByRole("main").getByRole("link", { name: "Contests" }).click();
  await page.getByRole("link", { name: title }).click();
  await page.getByLabel("Name on the board").fill("Ada L.");
  await page.getByRole("button", { name: "Take part" }).click();
  await expect(page.getByText("You take part as Ada L.")).toBeVisible();
  await page.getByRole("tab", { name: "Problems" }).click();
  await expect(page.getByText("The problems are a secret for now.")).toBeVisible();
  await inspectScreen(page, "contest-before");

  // Its start is moved to this moment: the page gets its problems by itself.
  const { form, revision } = await (await admin.request.get(`/contest/${contestId}/edit`)).json();
  const startsAt = new Date(Date.now() - 1_000).toISOString();
  const moved = await admin.request.put(`/contest/${contestId}`, { data: { form: { ...form, startsAt }, revision } });
  expect(moved.status()).toBe(200);
  const first = page.getByRole("link", { name: problem });
  await expect(first).toBeVisible({ timeout: 30_000 });
  await first.click();
  const bar = page.getByRole("navigation", { name: "Contest" });
  await expect(bar.getByRole("timer")).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit" }).first()).toBeVisible();
  await inspectScreen(page, "contest-problem");

  await bar.getByRole("link", { name: title }).click();
  await page.getByRole("tab", { name: "Questions" }).click();
  await page.getByLabel("About").selectOption("A");
  await page.getByLabel("Question", { exact: true }).fill("May the number be negative?");
  await page.getByRole("button", { name: "Ask the jury" }).click();
  await expect(page.getByText("Question about A")).toBeVisible();
  await page.getByRole("tab", { name: "Problems" }).click();
  await first.click();
  await admin.reload();
  await admin.getByRole("tab", { name: "Questions (1)" }).click();
  await expect(admin.getByText("Asked by Ada L.")).toBeVisible();
  await admin.getByLabel("Answer", { exact: true }).fill("Yes, it may.");
  await inspectScreen(admin, "contest-jury");
  await admin.getByRole("button", { name: "Answer to all" }).click();
  await expect(admin.getByText("Answered to all")).toBeVisible();
  // The bar above the problem says so by itself.
  await expect(bar.getByRole("link", { name: "1 new" })).toBeVisible({ timeout: 30_000 });
  await inspectScreen(page, "contest-news");
  await bar.getByRole("link", { name: "1 new" }).click();
  await expect(page.getByText("Yes, it may.")).toBeVisible();
  await inspectScreen(page, "contest-questions");
  await expect(page.getByRole("tab", { name: "Questions", exact: true })).toBeVisible();
  await page.getByRole("tab", { name: "Problems" }).click();
  await first.click();

  // What helps is closed, and says so.
  for (const tab of ["Editorial", "Solutions", "Chat AI"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel", { name: tab }).getByText("Closed during the contest")).toBeVisible();
  }
  await inspectScreen(page, "contest-closed");
  await page.getByRole("tab", { name: "Description" }).click();

  const code = 'console.log(2 * Number(require("fs").readFileSync(0, "utf8")));';
  const submit = (text: string) =>
    page.request.post(`/submission/submit/${problemId}`, {
      data: { code: text, language: "javascript" },
      timeout: 60_000,
    });
  expect(await (await submit("console.log(1)")).json()).toMatchObject({ accepted: false });
  expect(await (await submit(code)).json()).toMatchObject({ accepted: true });
  await bar.getByRole("link", { name: title }).click();
  await expect(page.getByRole("listitem").filter({ hasText: problem })).toContainText("Solved, 1 rejected");
  await inspectScreen(page, "contest-problems");
  await page.getByRole("tab", { name: "Board" }).click();
  const row = page.getByRole("row").filter({ hasText: "Ada L." });
  await expect(row).toContainText("first to solve it");
  await inspectScreen(page, "contest-board");
  const [wall] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "Page for a wall" }).click(),
  ]);
  await expect(wall.getByRole("row").filter({ hasText: "Ada L." })).toContainText("+1");
  await expect(wall.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await inspectScreen(wall, "contest-wall");
  await wall.close();
  await page.getByRole("tab", { name: "My submissions" }).click();
  await expect(page.getByRole("list", { name: "My submissions" }).getByRole("listitem")).toHaveCount(2);
  await inspectScreen(page, "contest-submissions");

  await admin.reload();
  await admin.getByRole("tab", { name: "Board" }).click();
  const downloaded = admin.waitForEvent("download");
  await admin.getByRole("link", { name: "Contest package" }).click();
  expect((await downloaded).suggestedFilename()).toBe(`${contestId}.zip`);
  const feed = await admin.request.get(`/ccs/2026-01/contests/${contestId}/event-feed?stream=false`);
  expect(await feed.text()).toContain("Ada L.");
  await inspectScreen(admin, "contest-board-organiser");
  await admin.getByRole("tab", { name: "Participants" }).click();
  await admin.getByRole("button", { name: "Change Ada L." }).click();
  await admin.getByLabel("More time, in minutes").fill("15");
  await inspectScreen(admin, "contest-entry");
  await admin.getByRole("button", { name: "Save" }).click();
  await expect(admin.getByText("+15 min")).toBeVisible();
  // Somebody who is no admin is of the jury.
  const grace = await (await browser.newContext()).newPage();
  const emailId = freshEmail("grace");
  await signUp(grace.request, { firstName: "Grace", emailId });
  await admin.getByRole("tab", { name: "Staff" }).click();
  await admin.getByLabel("Address or whole name of an account").fill(emailId);
  await admin.getByRole("button", { name: "Name", exact: true }).click();
  await expect(admin.getByRole("list", { name: "Staff" })).toContainText("Grace");
  await inspectScreen(admin, "contest-staff");
  await grace.goto(`/contests/${contestId}`);
  await expect(grace.getByText("As staff of the contest")).toBeVisible();
  await grace.getByRole("tab", { name: "All submissions" }).click();
  await expect(grace.getByRole("list", { name: "All submissions" }).getByRole("listitem")).toHaveCount(2);
  await inspectScreen(grace, "contest-all-submissions");
  await grace.getByRole("link", { name: "Ada L." }).last().click();
  await expect(grace.getByText("By Ada L.")).toBeVisible();
  await inspectScreen(grace, "contest-jury-submission");
  await grace.context().close();
  // A problem is judged again: nothing changes before it is applied.
  await admin.getByRole("tab", { name: "Rejudging" }).click();
  await admin.getByRole("button", { name: "Judge again: A" }).click();
  const drop = admin.getByRole("button", { name: "Drop: A" });
  await expect(admin.getByRole("button", { name: "Apply: A" })).toBeVisible({ timeout: 60_000 });
  await expect(admin.getByText("the board stays as it is")).toBeVisible();
  // As if the tests had become harder.
  await askDatabase(
    `update rejudging_item i set result = jsonb_set(i.result, '{verdict}', '"WA"')
       from contest_submission t where t.submission_id = i.submission_id and t.contest_id = $1`,
    [contestId],
  );
  await admin.reload();
  await admin.getByRole("tab", { name: "Rejudging" }).click();
  await expect(admin.getByRole("region", { name: "Changes of the board" })).toContainText("Ada L.");
  await inspectScreen(admin, "contest-rejudging");
  await drop.click();
  await expect(admin.getByText("The new verdicts were dropped")).toBeVisible();
  await admin.getByRole("button", { name: "Take time out" }).click();
  await admin.getByRole("button", { name: "5 min", exact: true }).click();
  await inspectScreen(admin, "contest-time-out");
  // It began a moment ago: there is nothing to take out yet but what comes.
  await admin.getByRole("button", { name: "Take it out" }).click();
  await expect(admin.getByText("Say why")).toBeVisible();
  await admin.getByLabel("Why").fill("The power was out.");
  const soon = new Date(Date.now() + 120_000 - new Date().getTimezoneOffset() * 60_000).toISOString();
  const later = new Date(Date.now() + 420_000 - new Date().getTimezoneOffset() * 60_000).toISOString();
  await admin.getByLabel("From").fill(soon.slice(0, 16));
  await admin.getByLabel("Until").fill(later.slice(0, 16));
  await admin.getByRole("button", { name: "Take it out" }).click();
  await expect(admin.getByRole("list", { name: "Time that does not count" })).toContainText("5 minutes");
  await page.reload();
  await expect(page.getByRole("list", { name: "Time that does not count" })).toContainText("5 minutes");
  await context.close();

  // The same contest, as if it had been frozen all the time and were over.
  await askDatabase(
    "update contest set removed = '{}', starts_at = now() - interval '1 hour', ends_at = now(), freeze_minutes = 59 where id = $1",
    [contestId],
  );
  await askDatabase("update contest_entry set extra_minutes = 0 where contest_id = $1", [contestId]);
  await askDatabase("update contest_submission set at = now() - interval '1 minute' where contest_id = $1", [
    contestId,
  ]);
  await admin.reload();
  await admin.getByRole("tab", { name: "Board" }).click();
  await admin.getByRole("link", { name: "Reveal it step by step" }).click();
  const told = admin.getByRole("region", { name: "Reveal" }).getByRole("status");
  await expect(told).toHaveText("The board as it was frozen.");
  await inspectScreen(admin, "contest-reveal");
  await admin.keyboard.press("ArrowRight");
  await expect(told).toHaveText(/^Ada L\., A: solved at 0:5\d after 1 rejected/);
  await inspectScreen(admin, "contest-revealed");
  await admin.keyboard.press("ArrowLeft");
  await expect(told).toHaveText("The board as it was frozen.");
});
