import { expect, type Page } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

/** Stands in for Google's script: a button that hands over a token, and one-tap, which only says that it was asked. */
const STAND_IN = `window.google = { accounts: { id: {
  initialize(options) { this.options = options; },
  renderButton(element) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Continue with Google";
    button.onclick = () => this.options.callback({ credential: "a-token" });
    element.replaceChildren(button);
  },
  prompt() { document.body.dataset.oneTap = this.options.context; },
  cancel() {},
} } };`;

const USER = {
  _id: "u",
  firstName: "Gerda",
  emailId: "gerda@example.org",
  role: "user",
  problemsSolvedCount: 0,
  createdAt: "2026-11-21T00:00:00.000Z",
};

test.use({ expectsFailures: true });

test("the button and one-tap log in", async ({ page }) => {
  await configureGoogle(page, (route) => route.fulfill({ contentType: "text/javascript", body: STAND_IN }));
  let sent: unknown = null;
  await page.route("**/user/google-login", (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ json: { user: USER } });
  });
  await page.goto("/login");
  await expect(page.getByText("OR", { exact: true })).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-one-tap", "signin");
  await inspectScreen(page, "login-google");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page).toHaveURL("/");
  expect(sent).toEqual({ token: "a-token" });
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByText("Hello, Gerda")).toBeVisible();
});

test("a refused token shows the server's words, and the form still works", async ({ page }) => {
  await configureGoogle(page, (route) => route.fulfill({ contentType: "text/javascript", body: STAND_IN }));
  await page.route("**/user/google-login", (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto("/signup");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByRole("alert")).toContainText("Google login failed");
  await expect(page.getByRole("button", { name: "Sign Up" })).toBeEnabled();
});

test("a script that does not come is only logged: no button, no message", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await configureGoogle(page, (route) => route.abort());
  await page.goto("/login");
  await expect.poll(() => warnings.join()).toContain("Google sign-in is unavailable");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
});

/** The pages as the server gives them when GOOGLE_CLIENT_ID is set. */
async function configureGoogle(page: Page, script: Parameters<Page["route"]>[1]): Promise<void> {
  await page.route("https://accounts.google.com/gsi/client*", script);
  await page.route(/\/(login|signup)$/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const reply = await route.fetch();
    const html = await reply.text();
    const { "content-security-policy": policy = "", ...headers } = reply.headers();
    await route.fulfill({
      status: reply.status(),
      headers: {
        ...headers,
        "content-security-policy": policy.replace("script-src", "script-src https://accounts.google.com/gsi/client"),
      },
      body: html.replace("</head>", '<meta name="google-client-id" content="stand-in"></head>'),
    });
  });
}
