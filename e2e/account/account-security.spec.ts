import { expect } from "@playwright/test";
import { freshEmail, PASSWORD, signUp } from "../support/accounts.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { mailedCode } from "../support/mailbox.ts";
import { test } from "../support/stories.ts";

const NEW_PASSWORD = "another-horse-7";

test.use({ expectsFailures: true });

test("a changed password logs every other browser out", async ({ page, context, browser }) => {
  const emailId = freshEmail("change");
  await signUp(context.request, { firstName: "Mira", emailId });
  const elsewhere = await browser.newContext();
  await elsewhere.request.post("/user/login", { data: { emailId, password: PASSWORD } });

  await page.goto("/settings");
  const sessions = page.getByRole("region", { name: "Open Sessions" }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: "This browser" })).toHaveCount(1);

  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Enter your current password")).toBeVisible();
  await expect(page.getByText("Password is too weak")).toBeVisible();
  await page.getByLabel("Current Password").fill("not-my-password");
  await page.getByLabel("New Password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByRole("region", { name: "Change Password" }).getByRole("alert")).toBeVisible();

  await page.getByLabel("Current Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Your password is changed, and every other browser is logged out.")).toBeVisible();
  await expect(sessions).toHaveCount(1);
  expect((await elsewhere.request.get("/user/check")).status()).toBe(401);
  await elsewhere.close();
});

test("one browser, or all of them, can be logged out from the settings", async ({ page, context, browser }) => {
  const emailId = freshEmail("sessions");
  await signUp(context.request, { firstName: "Mira", emailId });
  const elsewhere = await browser.newContext();
  await elsewhere.request.post("/user/login", { data: { emailId, password: PASSWORD } });
  await page.goto("/settings");
  const sessions = page.getByRole("region", { name: "Open Sessions" }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await sessions.filter({ hasNotText: "This browser" }).getByRole("button", { name: "Log out" }).click();
  await expect(sessions).toHaveCount(1);
  expect((await elsewhere.request.get("/user/check")).status()).toBe(401);
  await elsewhere.close();

  page.on("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await expect(page).toHaveURL("/");
  expect((await context.request.get("/user/check")).status()).toBe(401);
});

test("a forgotten password is replaced with the mailed code", async ({ page, playwright, baseURL }) => {
  const emailId = freshEmail("forgot");
  const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  await signUp(request, { firstName: "Mira", emailId });
  await request.dispose();

  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await inspectScreen(page, "forgot-password");
  await page.getByLabel("Email").fill(emailId);
  await page.getByLabel("Email").press("Enter");
  await expect(page.getByLabel("Code")).toBeFocused();
  await inspectScreen(page, "reset-password");
  await page.getByLabel("Code").fill(await mailedCode(emailId, 2));
  await page.getByLabel("New Password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Set New Password" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Solve Problems" })).toBeVisible();
});

test("a picture is cut small, shown in the header, and can be removed", async ({ page, context }) => {
  await signUp(context.request, { firstName: "Mira", emailId: freshEmail("picture") });
  await page.goto("/profile");
  const picture = await page.screenshot();
  await page.getByLabel("Picture file").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: picture });
  await expect(page.getByRole("banner").locator("img")).toBeVisible();
  await expect.poll(() => page.getByRole("main").locator("img").evaluate(naturalWidth)).toBe(256);

  const noPicture = { name: "me.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
  await page.getByLabel("Picture file").setInputFiles(noPicture);
  await expect(page.getByText("The picture must be a PNG, JPEG or WebP image")).toBeVisible();
  await page.route("**/user/picture/*", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("button", { name: "Account menu" })).toHaveText("M");
  await page.unroute("**/user/picture/*");
  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(page.getByRole("banner").locator("img")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Account menu" })).toHaveText("M");
});

function naturalWidth(image: { naturalWidth?: number }): number | undefined {
  return image.naturalWidth;
}
