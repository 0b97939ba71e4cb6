import { expect, type Page } from "@playwright/test";
import { freshEmail, PASSWORD, signUp } from "../support/accounts.ts";
import { databaseUrl } from "../support/database.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { launchProduct } from "../support/launch-product.ts";
import { editorOf, runButton, submitButton, writeCode } from "../support/problem-page.ts";
import { test as base } from "../support/stories.ts";

/*
 * A second web server, on the same database, shows its problems to visitors. The server of the other stories does not,
 * which is a story too.
 */
const test = base.extend<Record<never, never>, { openSite: string }>({
  openSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
    async ({}, use) => {
      const settings = { DATABASE_URL: await databaseUrl(), PUBLIC_PROBLEMS: "on" };
      const product = await launchProduct({ name: "product-for-visitors", role: "web", settings });
      await use(product.baseUrl);
      await product.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
test.describe.configure({ mode: "serial" }); // One server for all of them.

/** An account that nobody is signed in to. */
async function newAccount(page: Page): Promise<string> {
  const emailId = freshEmail("visitor");
  await signUp(page.request, { firstName: "Vera", emailId });
  await page.context().clearCookies();
  return emailId;
}

async function logIn(page: Page, emailId: string): Promise<void> {
  await page.getByLabel("Email").fill(emailId);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

test("a visitor reads list and problem, types, and comes back to the same code after signing in at Run", async ({
  page,
  openSite,
}) => {
  test.slow();
  const emailId = await newAccount(page);
  await page.goto(openSite);
  await page.getByRole("banner").getByRole("link", { name: "Problems" }).click();
  await expect(page).toHaveURL(`${openSite}/problems`);
  await expect(page.getByRole("listitem").first()).toBeVisible();
  await inspectScreen(page, "visitor-problems");
  await page.getByRole("list", { name: "Problems" }).getByRole("link", { name: "Two Belts" }).click();
  await expect(page).toHaveTitle("Two Belts · Verdict");
  await expect(page.getByText("In a sorting hall")).toBeVisible();
  for (const tab of ["Editorial", "Submissions", "Chat AI"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel", { name: tab }).getByRole("link", { name: "Login" })).toBeVisible();
  }
  await inspectScreen(page, "visitor-chat");
  await page.getByRole("tab", { name: "Description" }).click();
  await page.getByRole("button", { name: "Java", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Java code editor" })).toBeVisible();
  await writeCode(page, "// typed by a visitor");
  await expect(page.getByText("Kept here.")).toBeVisible();
  await inspectScreen(page, "visitor-problem");
  await page.reload();
  await expect(page.getByText("// typed by a visitor")).toBeVisible();

  await runButton(page).click();
  await expect(page).toHaveURL(`${openSite}/login`);
  await logIn(page, emailId);
  await expect(page).toHaveURL(`${openSite}/problem/two-belts`);
  await expect(page.getByRole("textbox", { name: "Java code editor" })).toContainText("// typed by a visitor");
  await expect(page.getByText(/Kept (here and )?with your account\./)).toBeVisible();
});

test("what the account has already is not lost to what a visitor has typed", async ({ page, openSite }) => {
  test.slow();
  const emailId = freshEmail("both");
  await page.goto(openSite);
  await signUp(page.request, { firstName: "Vera", emailId });
  await page.goto(`${openSite}/problem/boot-sequence`);
  await expect(editorOf(page)).toBeVisible();
  await writeCode(page, "// of the account");
  await expect(page.getByText(/with your account\./)).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await expect(editorOf(page)).toBeVisible();
  await expect(page.getByText("// of the account")).toHaveCount(0);
  await writeCode(page, "// of the visitor");
  await submitButton(page).click();
  await logIn(page, emailId);
  await expect(page).toHaveURL(`${openSite}/problem/boot-sequence`);
  await expect(editorOf(page)).toContainText("// of the visitor");
  await expect(page.getByText("another device", { exact: false }).first()).toBeVisible();
});

test("a link to a problem names it to those who are sent it", async ({ request, openSite }) => {
  const page = await (await request.get(`${openSite}/problem/two-belts`)).text();
  expect(page).toContain("<title>Two Belts · Verdict</title>");
  expect(page).toMatch(/<meta property="og:description" content="In a sorting hall [^"]+…">/);
});

test("a link opens what it names after signing in, also where problems are for users only", async ({ page }) => {
  const emailId = await newAccount(page);
  await page.goto("/problem/two-belts?tab=submissions");
  await expect(page).toHaveURL("/");
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByRole("link", { name: "Login", exact: true }).last().click();
  await logIn(page, emailId);
  await expect(page).toHaveURL("/problem/two-belts?tab=submissions");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await logIn(page, emailId);
  await expect(page).toHaveURL("/");
});
