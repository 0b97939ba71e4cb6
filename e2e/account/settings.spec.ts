import { createHmac, randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import { freshEmail, PASSWORD, signUp } from "../support/accounts.ts";
import { askDatabase } from "../support/database.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { mailedCode } from "../support/mailbox.ts";
import { test } from "../support/stories.ts";

test.use({ expectsFailures: true });

test("a changed name is shown at once, and the settings are a step from the profile", async ({ page, context }) => {
  await signUp(context.request, { firstName: "Mira", emailId: freshEmail("name") });
  await page.goto("/profile");
  await page.getByRole("main").getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/settings");
  await expect(page).toHaveTitle("Settings · Verdict");
  await inspectScreen(page, "settings");

  const name = page.getByRole("region", { name: "Name" });
  await name.getByLabel("First Name").fill("Al");
  await name.getByRole("button", { name: "Save Name" }).click();
  await expect(name.getByText("Minimum character should be 3")).toBeVisible();
  await name.getByLabel("First Name").fill("Alva");
  await name.getByLabel("Last Name (optional)").fill("Lind");
  await name.getByRole("button", { name: "Save Name" }).click();
  await expect(name.getByText("Your name is changed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Account menu" })).toHaveText("A");
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Welcome Alva" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Alva Lind")).toBeVisible();
});

test("a new address counts when its code is entered, also after a reload", async ({ page, context }) => {
  const [old, fresh] = [freshEmail("old"), freshEmail("new")];
  await signUp(context.request, { firstName: "Mira", emailId: old });
  await page.goto("/settings");
  const address = page.getByRole("region", { name: "Email Address" });
  await address.getByLabel("New Email").fill(fresh);
  await address.getByLabel("Your Password").fill("not-my-password");
  await address.getByRole("button", { name: "Send Code" }).click();
  await expect(address.getByText("The current password is wrong")).toBeVisible();
  await address.getByLabel("Your Password").fill(PASSWORD);
  await address.getByRole("button", { name: "Send Code" }).click();
  await expect(address.getByText(`A code is on its way to ${fresh}.`)).toBeVisible();
  await page.reload();
  await expect(address.getByLabel("Code")).toBeFocused();
  await inspectScreen(page, "settings-new-address");
  await address.getByLabel("Code").fill("000");
  await address.getByRole("button", { name: "Change Address" }).click();
  await expect(address.getByText("Invalid or expired code")).toBeVisible();
  await address.getByLabel("Code").fill(await mailedCode(fresh));
  await address.getByRole("button", { name: "Change Address" }).click();
  await expect(address.getByText("Your address is changed. From now on you log in with it.")).toBeVisible();
  await expect(address.getByText(`You log in with ${fresh}.`)).toBeVisible();
});

test("mails about new comments are switched off in the settings, and by a link that nobody else can make", async ({
  page,
  context,
}) => {
  const emailId = freshEmail("mails");
  await signUp(context.request, { firstName: "Mira", emailId });
  await page.goto("/settings");
  const mails = page.getByRole("region", { name: "Mails" }).getByLabel("New comments");
  await expect(mails).toBeChecked();
  await mails.click();
  await expect(mails).not.toBeChecked();
  await page.reload();
  await expect(mails).not.toBeChecked();
  const token = await talkMailToken(emailId);
  await mails.click();
  await expect(mails).toBeChecked();
  await context.clearCookies();
  await page.goto(`/talk-mail/${token}`);
  await inspectScreen(page, "talk-mail");
  await page.getByRole("button", { name: "No more of these mails" }).click();
  await expect(page.getByRole("status")).toHaveText("Done.");
  const kept = "select settings ->> 'talk-mail' as mails from user_settings s join user_account u on u.id = s.user_id";
  expect(await askDatabase(`${kept} where u.email_id = $1`, [emailId])).toEqual([{ mails: "off" }]);
});

test("one's data come as a zip", async ({ page, context }) => {
  await signUp(context.request, { firstName: "Mira", emailId: freshEmail("export") });
  await page.goto("/settings");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toMatch(/^verdict-\d{4}-\d\d-\d\d\.zip$/);
});

test("an account is deleted after password and code, and a login keeps it", async ({ page, context }) => {
  const emailId = freshEmail("delete");
  await signUp(context.request, { firstName: "Mira", emailId });
  await page.goto("/settings");
  const panel = page.getByRole("region", { name: "Delete Account" });
  await panel.getByRole("button", { name: "Delete my account" }).click();
  await expect(panel.getByLabel("Your Password")).toBeFocused();
  await panel.getByRole("button", { name: "Keep my account" }).click();
  await panel.getByRole("button", { name: "Delete my account" }).click();
  await panel.getByLabel("Your Password").fill(PASSWORD);
  await panel.getByRole("button", { name: "Mail me a code" }).click();
  await panel.getByLabel("Code").fill(await mailedCode(emailId, 2));
  await panel.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("heading", { name: "Your account will be deleted" })).toBeVisible();
  await inspectScreen(page, "settings-deleted");
  expect((await context.request.get("/user/check")).status()).toBe(401);
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("link", { name: "Login", exact: true })).toBeVisible();
  const login = await context.request.post("/user/login", { data: { emailId, password: PASSWORD } });
  expect(login.status()).toBe(200);
});

/** As the site makes it for the mails of an account. */
async function talkMailToken(emailId: string): Promise<string> {
  const fresh = randomBytes(32);
  await askDatabase("insert into secret (name, value) values ('talk-mail', $1) on conflict do nothing", [fresh]);
  const [secret] = await askDatabase("select value from secret where name = 'talk-mail'", []);
  const [account] = await askDatabase("select id from user_account where email_id = $1", [emailId]);
  const id = Buffer.from(account.id.replaceAll("-", ""), "hex");
  const mac = createHmac("sha256", secret.value).update(id).digest().subarray(0, 16);
  return Buffer.concat([id, mac]).toString("base64url");
}
