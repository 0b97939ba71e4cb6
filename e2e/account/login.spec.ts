import { expect } from "@playwright/test";
import { freshEmail, PASSWORD, signUp } from "../support/accounts.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

test.use({ expectsFailures: true });

test("broken rules are named beside their fields, and the first one gets the focus", async ({ page }) => {
  await page.goto("/login");
  await expect(page).toHaveTitle("Login · Verdict");
  await expect(page.getByRole("heading", { name: "Welcome Back, Coder" })).toBeVisible();
  await inspectScreen(page, "login");
  await page.getByLabel("Email").fill("mira");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Invalid Email")).toBeVisible();
  await expect(page.getByText("Password is too weak")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await inspectScreen(page, "login-invalid");
});

for (const [path, heading, chunk] of [
  ["/login", "Welcome Back, Coder", "login-page"],
  ["/signup", "Create Account", "signup-page"],
] as const) {
  test(`${path} comes with its own files, and nothing moves while it appears`, async ({ page }) => {
    await page.addInitScript(`
      globalThis.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) globalThis.shifted += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    `);
    const html = await (await page.goto(path))?.text();
    expect(html).toMatch(
      new RegExp(`<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/${chunk}-[^"]+.js">`),
    );
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    expect(await page.evaluate<number>("globalThis.shifted")).toBeLessThan(0.01);
  });
}

test("the password can be shown and hidden", async ({ page }) => {
  await page.goto("/login");
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("visible-9");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("a wrong password shows the server's words in a red box, and the right one leads home", async ({
  page,
  request,
}) => {
  const emailId = freshEmail("login");
  await signUp(request, { firstName: "Mira", emailId });
  await page.goto("/login");
  await page.getByLabel("Email").fill(emailId);
  await page.getByLabel("Password", { exact: true }).fill("not-the-password");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toContainText("Invalid");
  await inspectScreen(page, "login-refused");

  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.route("**/user/login", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "Logging in..." })).toBeDisabled();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Solve Problems" })).toBeVisible();

  await page.goto("/login");
  await expect(page).toHaveURL("/");
});

test("a cut connection says so, and the next try works without typing again", async ({ page, request }) => {
  const emailId = freshEmail("cut");
  await signUp(request, { firstName: "Mira", emailId });
  await page.goto("/login");
  await page.route("**/user/login", (route) => route.abort());
  await page.getByLabel("Email").fill(emailId);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toContainText("Login failed");
  await expect(page.getByRole("alert")).toContainText("The server cannot be reached.");
  await page.unroute("**/user/login");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/");
});

test("without a Google client id there is no Google button, and the way to sign up remains", async ({ page }) => {
  await page.goto("/login");
  await expect(page.locator("iframe, script[src*='accounts.google.com']")).toHaveCount(0);
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL("/signup");
});
