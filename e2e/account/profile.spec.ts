import { expect } from "@playwright/test";
import { freshEmail, signUp } from "../support/accounts.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

test("a new user sees who they are, their level and their start", async ({ page, context }) => {
  await signUp(context.request, { firstName: "Mira", emailId: freshEmail("newcomer") });
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Welcome Mira" })).toBeVisible();
  await expect(page).toHaveTitle("Profile · Verdict");
  const main = page.getByRole("main");
  await expect(main.getByText("Beginner")).toBeVisible();
  await expect(main.getByText(/Joined \d{1,2} \w+ \d{4}/)).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Problem Solving Mastery" })).toHaveAttribute(
    "aria-valuenow",
    "0",
  );
  for (const counter of ["Easy Solved", "Medium Solved", "Hard Solved"]) {
    await expect(main.getByText(counter)).toBeVisible();
  }
  await inspectScreen(page, "profile");
});

test("a year of activity is drawn, and can be read as a table by keyboard", async ({ userPage: page }) => {
  const activity = {
    from: "2025-11-16",
    to: "2026-11-21",
    submissionsByDay: [
      { date: "2026-11-19", count: 2 },
      { date: "2026-11-20", count: 9 },
    ],
    solvedOverTime: [
      { date: "2026-11-19", total: 1 },
      { date: "2026-11-20", total: 4 },
    ],
  };
  await page.route("**/user/activity", (route) => route.fulfill({ json: activity }));
  await page.goto("/profile");
  await expect(page.getByRole("img", { name: "11 submissions on 2 days since 16 Nov 2025" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^4 problems solved/ })).toBeVisible();
  const panel = page.getByRole("region", { name: "Activity", exact: true });
  await panel.getByText("Show as a table").focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("row")).toHaveText(["DaySubmissions", "20 Nov 20269", "19 Nov 20262"]);
  await inspectScreen(page, "profile-activity");
});

test("the number of solved problems leads to them", async ({ userPage: page }) => {
  const profile = await (await page.request.get("/user/getProfile")).json();
  const json = { ...profile, user: { ...profile.user, problemsSolvedCount: 4 } };
  await page.route("**/user/getProfile", (route) => route.fulfill({ json }));
  await page.goto("/profile");
  await page.getByRole("link", { name: "See them" }).click();
  await expect(page).toHaveURL("/problems?status=solved");
  await expect(page.getByLabel("Status")).toHaveValue("solved");
});

test.describe("when the profile is slow, missing or refused", () => {
  test.use({ expectsFailures: true });

  test("a spinner with words shows meanwhile", async ({ userPage: page }) => {
    await page.route("**/user/getProfile", () => {});
    await page.goto("/profile");
    await expect(page.getByText("Loading your profile...")).toBeVisible();
    await inspectScreen(page, "profile-loading");
  });

  test("the error card shows the server's words, and trying again helps", async ({ userPage: page }) => {
    const refusal = { message: "The archive is closed", error: "The archive is closed", code: "internal" };
    await page.route("**/user/getProfile", (route) => route.fulfill({ status: 500, json: refusal }));
    await page.goto("/profile");
    await expect(page.getByRole("heading", { name: "Error Loading Profile" })).toBeVisible();
    await expect(page.getByText("The archive is closed")).toBeVisible();
    await inspectScreen(page, "profile-error");
    await page.unroute("**/user/getProfile");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Welcome Mira" })).toBeVisible();
  });

  test("without words of the server the card has its own, and no profile is said plainly", async ({
    userPage: page,
  }) => {
    await page.route("**/user/getProfile", (route) => route.abort());
    await page.goto("/profile");
    await expect(page.getByText("Failed to fetch profile")).toBeVisible();
    await page.unroute("**/user/getProfile");
    await page.route("**/user/getProfile", (route) => route.fulfill({ json: { user: null } }));
    await page.goto("/profile");
    await expect(page.getByText("No profile found")).toBeVisible();
    await inspectScreen(page, "profile-none");
  });
});
