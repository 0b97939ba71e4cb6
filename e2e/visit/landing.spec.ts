import { expect } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

test("a visitor sees every section, and each button leads where it should", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Verdict");
  const main = page.getByRole("main");
  for (const figure of ["15+", "50,000+", "1,000+", "4.9/5"]) await expect(main.getByText(figure)).toBeVisible();
  const daily = page.getByRole("region", { name: "Daily Challenge" });
  for (const fact of ["Medium", "30 mins", "50 XP", "2,453", "attempted today"]) {
    await expect(daily.getByText(fact)).toBeVisible();
  }
  for (const feature of [
    "Multi-Language Support",
    "Real-time Execution",
    "Community Support",
    "Interview Prep",
    "Weekly Contests",
    "Progress Tracking",
  ]) {
    await expect(page.getByRole("heading", { name: feature })).toBeVisible();
  }
  await inspectScreen(page, "landing");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(main.locator("footer")).toHaveCount(0);

  await page.getByRole("button", { name: "Take a Tour" }).click();
  await page.getByRole("button", { name: "View All Challenges" }).click();
  await page.getByRole("link", { name: "Leaderboard" }).click({ force: true });
  await expect(page).toHaveURL("/");

  await expect(page.getByRole("link", { name: "Join Contests" })).toHaveAttribute("href", "/login");
  await expect(page.getByRole("link", { name: "Create Free Account" })).toHaveAttribute("href", "/signup");
  await page.getByRole("link", { name: "Start Coding Now" }).click();
  await expect(page).toHaveURL("/login");
});

test("the landing page is readable before any script, and its links work", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Start Coding Now" })).toHaveAttribute("href", "/login");
  await context.close();
});

test("a signed-in user is led to the problems and to the contests", async ({ userPage: page }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Start Coding Now" })).toHaveAttribute("href", "/problems");
  await expect(page.getByRole("link", { name: "Solve Problems" })).toHaveAttribute("href", "/problems");
  await page.getByRole("link", { name: "Join Contests" }).click();
  await expect(page).toHaveURL("/WorkInProgress");
});

test("the header takes a tenth of the window and the page the rest", async ({ page }) => {
  await page.goto("/login");
  const header = await page.locator("header").boundingBox();
  const main = await page.getByRole("main").boundingBox();
  expect(header).toMatchObject({ y: 0, height: 90 });
  expect(main).toMatchObject({ y: 90, height: 810 });
});

test("a visitor tries a problem without an account, and is told why a program fails", async ({ page }) => {
  test.slow();
  await page.goto("/");
  const section = page.getByRole("region", { name: "Try a problem now" });
  await section.getByText("Open the problem").click();
  await expect(section.getByRole("heading", { name: "Flood Marks" })).toBeVisible();
  const code = section.getByLabel("Your code in JavaScript");
  await expect(code).toContainText("require");
  await section.getByRole("button", { name: "Run" }).click();
  const result = section.getByRole("region", { name: "Result" });
  await expect(result).toContainText("Wrong Answer", { timeout: 60_000 });
  await expect(result).toContainText(/\d of \d examples passed/);
  await code.scrollIntoViewIfNeeded();
  await inspectScreen(page, "landing-tried");
  await code.fill("const = 1;");
  await section.getByRole("button", { name: "Run" }).click();
  await expect(result).toContainText(/Compilation Error|Runtime Error/, { timeout: 60_000 });
  await section.getByRole("link", { name: "sign up" }).click();
  await expect(page).toHaveURL("/signup");
});
