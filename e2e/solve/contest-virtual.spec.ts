import { expect } from "@playwright/test";
import { freshEmail, signUp } from "../support/accounts.ts";
import { askDatabase } from "../support/database.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

test("who takes part afterwards sees the board as it was at this minute of the contest, and as it is now", async ({
  adminPage: admin,
  browser,
}) => {
  const problemId = "the-cheapest-cable-plan";
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const made = await admin.request.post("/contest/create", {
    data: {
      ...{ title: `Cup of the past ${Date.now()}`, intro: "", startsAt: inHours(-1), endsAt: inHours(2) },
      ...{ windowMinutes: null, freezeMinutes: null, rules: "icpc", penaltyMinutes: 20, teamSize: 1 },
      ...{ isListed: false, joinCode: null, problemIds: [problemId] },
    },
  });
  const { _id: contestId } = await made.json();
  // Early solves at minute 5, late at minute 100.
  for (const name of ["Early", "Late"]) {
    const context = await browser.newContext();
    await signUp(context.request, { firstName: name, emailId: freshEmail(name.toLowerCase()) });
    expect((await context.request.post(`/contest/${contestId}/enter`, { data: { name } })).status()).toBe(200);
    await context.close();
  }
  await askDatabase(
    "update contest set starts_at = now() - interval '5 hours', ends_at = now() - interval '2 hours' where id = $1",
    [contestId],
  );
  for (const [name, minute] of [
    ["Early", 5],
    ["Late", 100],
  ]) {
    await askDatabase(
      `with who as (select m.user_id, m.entry_id, c.starts_at from contest_member m
                      join contest_entry e on e.id = m.entry_id join contest c on c.id = m.contest_id
                     where m.contest_id = $1 and e.name = $3),
       sent as (insert into submission (user_id, problem_id, language, code, total, verdict, passed, judged_at)
                select user_id, $2, 'cpp', 'int main() {}', 5, 'AC', 5, now() from who returning id)
       insert into contest_submission (contest_id, entry_id, problem_id, submission_id, at)
       select $1, who.entry_id, $2, sent.id, who.starts_at + interval '1 minute' * $4 from who, sent`,
      [contestId, problemId, name, minute],
    );
  }

  const context = await browser.newContext();
  const page = await context.newPage();
  await signUp(page.request, { firstName: "Vera", emailId: freshEmail("vera") });
  await page.goto(`/contests/${contestId}`);
  await page.getByLabel("Name on the board").fill("Vera");
  await page.getByRole("form", { name: "Take part" }).getByRole("button").click();
  await expect(page.getByRole("timer")).toBeVisible();
  // Her clock says half an hour.
  await askDatabase(
    "update contest_entry set started_at = now() - interval '30 minutes' where contest_id = $1 and kind = 'virtual'",
    [contestId],
  );
  await page.reload();
  await page.getByRole("tab", { name: "Board" }).click();
  const then = page.getByRole("button", { name: "As it was then" });
  await expect(then).toHaveAttribute("aria-pressed", "true");
  const row = (name: string) => page.getByRole("row").filter({ hasText: name });
  const cell = (name: string) => row(name).getByRole("cell").last();
  await expect(cell("Early")).toContainText("0:05");
  await expect(row("Vera")).toHaveCount(1);
  await expect(row("Late")).toHaveCount(1);
  await expect(row("Late")).not.toContainText("1:40");
  await inspectScreen(page, "contest-virtual-board");
  await page.getByRole("button", { name: "As it is now" }).click();
  await expect(row("Late")).toContainText("1:40");
  await then.click();
  await expect(row("Late")).not.toContainText("1:40");
  // An hour and a half later on her clock, Late has solved it.
  await askDatabase(
    "update contest_entry set started_at = now() - interval '110 minutes' where contest_id = $1 and kind = 'virtual'",
    [contestId],
  );
  await expect(row("Late")).toContainText("1:40", { timeout: 60_000 });
  await context.close();
});
