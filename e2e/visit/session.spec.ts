import { expect } from "@playwright/test";
import { freshEmail, signUp } from "../support/accounts.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

test.describe("who may see what", () => {
  test("a visitor of a page for users is sent to the landing page", async ({ page }) => {
    for (const path of ["/problems", "/problem/anything", "/profile", "/challenges", "/community"]) {
      await page.goto(path);
      await expect(page, path).toHaveURL("/");
      await expect(page.getByRole("link", { name: "Create Free Account" })).toBeVisible();
    }
  });

  test("a user is sent away from the pages of admins, and from login and signup", async ({ userPage: page }) => {
    const ofAdmins = ["", "/create", "/update", "/delete", "/video", "/upload/x"].map((path) => `/admin${path}`);
    for (const path of [...ofAdmins, "/login", "/signup"]) {
      await page.goto(path);
      await expect(page, path).toHaveURL("/");
    }
  });
});

test("logout forgets the user, here and after a reload", async ({ page, context }) => {
  await signUp(context.request, { firstName: "Mira", emailId: freshEmail("logout") });
  await page.goto("/problems");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await page.goto("/profile");
  await expect(page).toHaveURL("/");
});

test.describe("when the check does not get through", () => {
  test.use({ expectsFailures: true });

  test("a spinner fills the window while it runs", async ({ userPage: page }) => {
    await page.route("**/user/check", () => {});
    await page.goto("/problems");
    await expect(page.getByRole("status")).toContainText("Loading");
    await expect(page.getByRole("banner")).toHaveCount(0);
    await inspectScreen(page, "start-up-spinner");
  });

  test("a page of signed-in users stays where it is and can be tried again", async ({ userPage: page }) => {
    await page.route("**/user/check", (route) => route.abort());
    await page.goto("/challenges");
    await expect(page.getByRole("alert")).toContainText("Something went wrong");
    await inspectScreen(page, "server-unreachable");
    await page.unroute("**/user/check");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "We're Working on It!" })).toBeVisible();
  });

  test("a refused check leaves nobody signed in and says why", async ({ userPage: page }) => {
    await page.route("**/user/check", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/profile");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("alert")).toContainText("Something went wrong");
  });

  test("a session that ended elsewhere ends here with the next load", async ({ userPage: page, context }) => {
    await page.goto("/challenges");
    await page.getByRole("heading", { name: "We're Working on It!" }).waitFor();
    await context.clearCookies();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Problems" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("Your session has ended.");
    await inspectScreen(page, "session-ended");
  });
});

test("a page's title is read out and its content focused when a link leads to it", async ({ userPage: page }) => {
  await page.goto("/challenges");
  await page.getByRole("heading", { name: "We're Working on It!" }).waitFor();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Problems" }).click();
  await expect(page.locator("main > [aria-live=polite]")).toHaveText("Problems · Verdict");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("when the code of a page does not come", () => {
  test.use({ expectsFailures: true });

  test("the page says so, and loading anew helps", async ({ userPage: page }) => {
    await page.goto("/challenges");
    await page.getByRole("heading", { name: "We're Working on It!" }).waitFor();
    await page.route("**/assets/profile-page-*.js", (route) => route.abort());
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Profile" }).click();
    await expect(page.getByRole("alert")).toContainText("This page could not be loaded.");
    await inspectScreen(page, "page-not-loaded");
    await page.unroute("**/assets/profile-page-*.js");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Welcome Mira" })).toBeVisible();
  });
});
