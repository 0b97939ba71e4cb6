import { expect } from "@playwright/test";
import { freshEmail, signUp } from "../support/accounts.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

test.use({ expectsFailures: true }); // A profile that nobody shows is a 404.

test("a profile is found under its handle once its owner has switched it on", async ({
  userPage,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const handle = `mira-${Date.now()}`;
  const owner = await browser.newContext({ baseURL: baseURL ?? "" });
  const page = await owner.newPage();
  await signUp(owner.request, { firstName: "Mira", emailId: freshEmail("public") });
  await page.goto("/settings");
  const panel = page.getByRole("region", { name: "Public Profile" });
  await panel.getByLabel("Handle").fill("admin");
  await panel.getByRole("button", { name: "Save Public Profile" }).click();
  await expect(panel.getByText("This handle is reserved")).toBeVisible();
  await panel.getByLabel("Handle").fill(handle);
  await panel.getByLabel("Name shown there (optional)").fill("Mira of the Lanterns");
  await panel.getByRole("button", { name: "Save Public Profile" }).click();
  await expect(panel.getByRole("status")).toHaveText("Saved. Nobody finds your profile.");

  await userPage.goto(`/people/${handle}`);
  await expect(userPage.getByText("Nobody shows a profile here.")).toBeVisible();
  await inspectScreen(userPage, "person-nobody");

  await panel.getByLabel(/^Public profile/).check();
  await panel.getByRole("button", { name: "Save Public Profile" }).click();
  await expect(panel.getByRole("status")).toHaveText(`Others find you as ${handle}.`);
  await inspectScreen(page, "settings-public-profile");
  await userPage.reload();
  await expect(userPage.getByRole("heading", { level: 1, name: "Mira of the Lanterns" })).toBeVisible();
  await expect(userPage).toHaveTitle("Mira of the Lanterns · Verdict");
  for (const region of ["Solved", "Streak", "Topics", "Languages", "Activity"]) {
    await expect(userPage.getByRole("region", { name: region, exact: true })).toBeVisible();
  }
  await inspectScreen(userPage, "person");

  await userPage.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(userPage.getByRole("button", { name: "Unfollow" })).toBeVisible();
  await userPage.goto("/profile");
  const friends = userPage.getByRole("region", { name: "Friends" });
  await expect(friends.getByRole("row").filter({ hasText: "Mira of the Lanterns" })).toHaveCount(1);
  await expect(friends.getByRole("row").filter({ hasText: "you" })).toHaveCount(1);
  await inspectScreen(userPage, "profile-friends");
  await friends.getByLabel("Follow a handle").fill("nobody-of-that-name");
  await friends.getByRole("button", { name: "Follow" }).click();
  await expect(friends.getByRole("alert")).toContainText("Nobody shows a profile under this handle");
  await owner.close();
});
