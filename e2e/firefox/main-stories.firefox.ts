import { expect } from "@playwright/test";
import { freshEmail, logInAsAdmin, PASSWORD, signUp } from "../support/accounts.ts";
import { mailedCode } from "../support/mailbox.ts";
import { test } from "./firefox-stories.ts";

/* What most people do here, in Firefox. What is particular to a screen, the other stories tell. */

/** Firefox says of no role that such a field has. */
const PASSWORD_FIELD = 'input[type="password"]';
const DOUBLE = 'console.log(2 * Number(require("fs").readFileSync(0, "utf8")));';

test("a person signs up with the code from the mail, logs out, and logs in again", async ({ visitor: page }) => {
  const emailId = freshEmail("firefox");
  await page.open("/signup");
  await page.fill("textbox", "First Name", "Nora");
  await page.fill("textbox", "Email", emailId);
  await page.writeInto(PASSWORD_FIELD, PASSWORD);
  await page.click("button", "Sign Up");
  await page.seesText("Verify OTP");
  await page.writeInto('input[placeholder="Enter 6-digit OTP"]', await mailedCode(emailId));
  await page.click("button", "Verify OTP");
  await page.click("button", "Account menu");
  await page.seesText("Hello, Nora");
  await page.click("menuitem", "Logout");
  await page.click("link", "Login");
  await page.isAt("/login");
  await page.fill("textbox", "Email", emailId);
  await page.writeInto(PASSWORD_FIELD, PASSWORD);
  await page.click("button", "Login");
  await page.sees("button", "Account menu");
});

test("a problem is found, solved in the editor, submitted, and shown to others by a link", async ({
  visitor: page,
  stranger,
  request,
  signIn,
  doubling,
}) => {
  await signUp(request, { firstName: "Mira", emailId: freshEmail("mira-in-firefox") });
  await signIn(page, request);
  await page.open("/problems");
  await page.fill("combobox", "Difficulty", "hard");
  await page.until("location.search === '?difficulty=hard'");
  await page.until(`!document.querySelector("main ul").innerText.includes(${JSON.stringify(doubling.title)})`);
  await page.fill("combobox", "Difficulty", "easy");
  await page.fill("searchbox", "Search problems", doubling.title);
  await page.until("document.querySelectorAll('main li a[href^=\"/problem/\"]').length === 1");
  await page.click("link", doubling.title);
  await page.isAt(`/problem/${doubling.id}`);

  await page.click("button", "JavaScript");
  await page.type("JavaScript code editor", "console.log(5);");
  await page.click("button", "Run");
  await page.seesText("Wrong Answer");
  await page.type("JavaScript code editor", DOUBLE);
  await page.click("button", "Run");
  await page.seesText("Test Cases Passed: 1/1");

  await page.clickOn('button[aria-label^="Steps: "]');
  await page.sees("slider", "Step");
  await page.click("button", "Next");
  await page.press("Escape");
  await page.until("document.querySelector('[role=slider]') === null");

  await page.click("button", "Submit");
  await page.click("link", "All about this submission");
  await page.isAt("/submission/");
  await page.click("button", "Share by link");
  await page.sees("textbox", "Link to this submission");
  const link = await page.evaluate<string>(
    "[...document.querySelectorAll('input')].find(({ value }) => value.includes('/shared/'))?.value ?? ''",
  );
  expect(link).toMatch(/^http/);
  await stranger.open(link);
  await stranger.seesText(doubling.title);
  await stranger.seesText("console.log(2 * Number");

  await page.open("/submissions");
  await page.seesText(doubling.title);
  await page.seesText("Accepted");
});

test("a theme is chosen in the account menu, and stays", async ({ visitor: page, request, signIn }) => {
  await signUp(request, { firstName: "Lina", emailId: freshEmail("lina-in-firefox") });
  await signIn(page, request);
  await page.open("/problems");
  const theme = "document.documentElement.dataset.theme";
  expect(await page.evaluate(theme)).toBe("ink");
  await page.click("button", "Account menu");
  await page.click("menuitem", "Light theme");
  await page.until(`${theme} === 'paper'`);
  await page.open("/settings");
  expect(await page.evaluate(theme)).toBe("paper");
});

test("an admin writes a problem, saves it as a draft, and finds it in the table", async ({
  visitor: page,
  request,
  signIn,
}) => {
  const title = `A Fox ${Date.now()}`;
  await logInAsAdmin(request);
  await signIn(page, request);
  await page.open("/admin/create");
  await page.fill("textbox", "Title", title);
  await page.type("Description", "Print twice the number.");
  await page.click("button", "Save as Draft");
  await page.isAt("/admin/update/a-fox-");
  expect(page.dialogs).toEqual(["Problem created successfully!"]);
  await page.click("link", "Catalogue");
  await page.fill("searchbox", "Search problems", title);
  await page.until("document.querySelectorAll('tbody tr').length === 1");
  await page.click("button", "Delete");
  await page.seesText(`“${title}” was deleted.`);
  expect(page.dialogs.at(-1)).toBe("Are you sure you want to delete this problem?");
});
