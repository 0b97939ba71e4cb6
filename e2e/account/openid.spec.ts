import { expect, type Page } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

const USER = {
  _id: "u",
  firstName: "Gerda",
  emailId: "gerda@hill.example",
  role: "user",
  problemsSolvedCount: 0,
  createdAt: "2026-11-28T00:00:00.000Z",
};

test.use({ expectsFailures: true });

test("the school's button leads there and back, and on to the page that was wanted", async ({ page }) => {
  await configureProvider(page);
  const said: unknown[] = [];
  await page.route("**/user/openid-begin", (route) => {
    said.push(route.request().postDataJSON());
    return route.fulfill({ json: { url: "/login/openid?code=a-code&state=a-state" } });
  });
  await page.route("**/user/openid-login", (route) => {
    said.push(route.request().postDataJSON());
    if (said.length < 4) return route.fulfill({ status: 503, json: { message: "Hill School cannot be reached." } });
    return route.fulfill({
      json: { user: USER, wanted: "/languages" },
      headers: { "set-cookie": "session=new; Path=/" },
    });
  });
  await page.route("**/user/check", (route) => route.fulfill({ json: { user: USER } }));
  await page.goto("/login");
  const button = page.getByRole("button", { name: "Continue with Hill School" });
  await expect(button).toBeVisible();
  await inspectScreen(page, "login-openid");
  await button.click();
  await expect(page.getByRole("alert")).toContainText("Hill School cannot be reached.");
  await expect(page).toHaveURL("/login/openid");
  await inspectScreen(page, "login-openid-failed");
  await button.click();
  await expect(page).toHaveURL("/languages");
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByText("Hello, Gerda")).toBeVisible();
  expect(said).toEqual([
    { wanted: null },
    { answer: "?code=a-code&state=a-state" },
    { wanted: null },
    { answer: "?code=a-code&state=a-state" },
  ]);
});

test("without a provider the pages have no such button", async ({ page }) => {
  for (const path of ["/login", "/signup"]) {
    await page.goto(path);
    await expect(page.getByText("OR", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Continue with" })).toHaveCount(0);
  }
});

/** The pages as the server gives them when OIDC_ISSUER is set. */
async function configureProvider(page: Page): Promise<void> {
  await page.route(/\/login(\/openid\?.*)?$/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const reply = await route.fetch();
    const html = (await reply.text()).replace("</head>", '<meta name="openid-name" content="Hill School"></head>');
    await route.fulfill({ response: reply, body: html });
  });
}
