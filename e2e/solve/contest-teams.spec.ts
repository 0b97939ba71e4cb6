import { expect } from "@playwright/test";
import { freshEmail, signUp } from "../support/accounts.ts";
import { createDoubling } from "../support/doubling-problem.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

test("an organiser invites two people as a team, who find the contest and enter it as one", async ({
  adminPage: admin,
  browser,
}) => {
  test.slow();
  const problemId = await createDoubling(admin.request, `Doubling of teams ${Date.now()}`);
  const title = `Cup of teams ${Date.now()}`;
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const made = await admin.request.post("/contest/create", {
    data: {
      ...{ title, intro: "", startsAt: inHours(1), endsAt: inHours(3), windowMinutes: null, freezeMinutes: null },
      ...{ rules: "icpc", penaltyMinutes: 20, teamSize: 2, isListed: false, joinCode: "not-for-all" },
      problemIds: [problemId],
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  const { _id: contestId } = await made.json();

  const [ada, bob] = [freshEmail("ada"), freshEmail("bob")];
  await admin.goto(`/contests/${contestId}`);
  await admin.getByRole("tab", { name: "Participants" }).click();
  await admin.getByRole("button", { name: "Invite people" }).click();
  const list = admin.getByLabel("Or its text");
  await list.fill(`email;team\n${ada};The Sums\nbob at home;The Sums`);
  await admin.getByRole("button", { name: "Look what it does" }).click();
  await expect(admin.getByText("Line 3: bob at home is no address")).toBeVisible();
  await list.fill(`email;team\n${ada};The Sums\n${bob};The Sums`);
  await admin.getByRole("button", { name: "Look what it does" }).click();
  await expect(admin.getByText("2 new people are invited by mail.")).toBeVisible();
  await inspectScreen(admin, "contest-invite");
  await admin.getByRole("button", { name: "Take it in" }).click();
  await expect(admin.getByRole("list", { name: "Invited" }).getByText(ada)).toBeVisible();
  await inspectScreen(admin, "contest-invited");

  const context = await browser.newContext();
  const page = await context.newPage();
  try {
    // An account that is made afterwards is invited as well.
    await signUp(page.request, { firstName: "Ada", emailId: ada });
    await page.goto("/contests");
    const line = page.getByRole("listitem").filter({ hasText: title });
    await expect(line.getByText("You are invited")).toBeVisible();
    await line.getByRole("link", { name: title }).click();
    await expect(page.getByText("You are invited to take part as The Sums.")).toBeVisible();
    await expect(page.getByLabel("Code", { exact: true })).toBeHidden();
    await inspectScreen(page, "contest-invitation");
    await page.getByRole("button", { name: "Take part" }).click();
    await expect(page.getByRole("region", { name: "Team" })).toContainText("The Sums: Ada");
    await inspectScreen(page, "contest-team");

    await signUp(page.request, { firstName: "Bob", emailId: bob });
    await page.goto(`/contests/${contestId}`);
    await page.getByRole("button", { name: "Take part" }).click();
    await expect(page.getByRole("region", { name: "Team" })).toContainText("The Sums: Ada, Bob");
    await page.getByRole("button", { name: "Leave the team" }).click();
    await expect(page.getByText("You are invited to take part as The Sums.")).toBeVisible();
  } finally {
    await context.close();
  }
  await admin.reload();
  await admin.getByRole("tab", { name: "Participants" }).click();
  await expect(admin.getByRole("list", { name: "Invited" }).getByText(bob)).toBeVisible();
  await expect(admin.getByRole("list", { name: "Participants" })).toContainText("The Sums");
});
