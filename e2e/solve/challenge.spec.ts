import { expect } from "@playwright/test";
import { freshEmail, signUp } from "../support/accounts.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

// One of them is the refusal at the end.
test.use({ expectsFailures: true });

test("somebody makes a challenge of drawn problems, and a friend with its link starts the clock", async ({
  userPage: page,
  browser,
}) => {
  await page.goto("/contests");
  await page.getByRole("link", { name: "New challenge" }).click();
  await page.getByRole("button", { name: "Create the challenge" }).click();
  await expect(page.getByText("Give the challenge a title")).toBeVisible();
  const title = `Five for two ${Date.now()}`;
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Draw five for me" }).click();
  const chosen = page.getByRole("list", { name: "Chosen problems" });
  await expect(chosen.getByRole("listitem")).toHaveCount(5);
  await page.getByRole("button", { name: "1 h 30" }).click();
  // What is drawn may have short titles only; a long one has to fit a phone too.
  await page.getByRole("searchbox", { name: "Add a problem" }).fill("smallest part");
  await page.keyboard.press("Enter");
  await expect(chosen.getByText("Cut a Row to Make the Smallest Part Largest")).toBeVisible();
  const count = await chosen.getByRole("listitem").count();
  await inspectScreen(page, "challenge-form");
  await page.getByRole("button", { name: "Create the challenge" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("Nobody organises this challenge")).toBeVisible();
  const address = page.url();

  const context = await browser.newContext();
  const friend = await context.newPage();
  await signUp(friend.request, { firstName: "Fred", emailId: freshEmail("fred") });
  await friend.goto(address);
  await friend.getByRole("button", { name: "Take part" }).click();
  await expect(friend.getByText("From your start on you have 1 h 30 min")).toBeVisible();
  await inspectScreen(friend, "challenge-before");
  await friend.getByRole("button", { name: "Start my clock" }).click();
  await expect(friend.getByRole("timer")).toBeVisible();
  await friend.getByRole("tab", { name: "Problems" }).click();
  await expect(friend.getByRole("tabpanel", { name: "Problems" }).getByRole("link")).toHaveCount(count);
  await inspectScreen(friend, "challenge-running");
  await friend.goto("/contests");
  await expect(friend.getByRole("region", { name: "Open challenges" }).getByText(title)).toBeVisible();
  await inspectScreen(friend, "challenge-list");

  // Somebody is in it, so it stays.
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete the challenge" }).click();
  await expect(page.getByText("Others take part in this challenge")).toBeVisible();
  await context.close();
});
