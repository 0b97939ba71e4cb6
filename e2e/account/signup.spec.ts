import { expect } from "@playwright/test";
import { freshEmail, PASSWORD } from "../support/accounts.ts";
import { forgetResendCooldown } from "../support/database.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { mailedCode } from "../support/mailbox.ts";
import { test } from "../support/stories.ts";

test.use({ expectsFailures: true });

test("broken rules are named beside their fields", async ({ page }) => {
  await page.goto("/signup");
  await expect(page).toHaveTitle("Sign Up · Verdict");
  await inspectScreen(page, "signup");
  await page.getByLabel("First Name").fill("Al");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Minimum character should be 3")).toBeVisible();
  await expect(page.getByText("Invalid Email")).toBeVisible();
  await expect(page.getByText("Password is too weak")).toBeVisible();
});

test("a person signs up with the code from the mail, by keyboard alone", async ({ page }) => {
  const emailId = freshEmail("nora");
  await page.goto("/signup");
  await page.getByLabel("First Name").focus();
  await page.keyboard.type("Nora");
  await page.keyboard.press("Tab");
  await page.keyboard.type(emailId);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.route("**/user/register", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Sending OTP..." })).toBeDisabled();

  const otp = page.getByPlaceholder("Enter 6-digit OTP");
  await expect(otp).toBeFocused();
  await expect(page.getByRole("main").getByRole("link", { name: "Login" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Resend in (30|29|28)s$/ })).toBeDisabled();
  await inspectScreen(page, "signup-otp");

  await page.keyboard.type("   ");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveCount(0);

  const code = await mailedCode(emailId);
  await otp.fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await inspectScreen(page, "signup-otp-wrong");

  await otp.fill(code);
  await otp.press("Enter");
  await expect(page).toHaveURL("/");
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByText("Hello, Nora")).toBeVisible();
});

test("the step of the code survives a reload, and ends with another email", async ({ page }) => {
  const emailId = freshEmail("reloads");
  await page.goto("/signup");
  await page.getByLabel("First Name").fill("Nora");
  await page.getByLabel("Email").fill(emailId);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up" }).click();
  const otp = page.getByPlaceholder("Enter 6-digit OTP");
  await expect(otp).toBeVisible();
  await page.reload();
  await expect(page.getByText(`We mailed a code to ${emailId}.`)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Resend in \d+s$/ })).toBeDisabled();
  await page.getByRole("button", { name: "Use another email" }).click();
  await expect(page.getByLabel("First Name")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("First Name")).toBeVisible();

  await page.getByLabel("First Name").fill("Nora");
  await page.getByLabel("Email").fill(freshEmail("reloads"));
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(otp).toBeVisible();
  await page.reload();
  await expect(otp).toBeVisible();
});

test("the code can be sent again after 30 seconds, and then the old one is dead", async ({ page }) => {
  const emailId = freshEmail("resend");
  await page.clock.install();
  await page.goto("/signup");
  await page.getByLabel("First Name").fill("Mira");
  await page.getByLabel("Email").fill(emailId);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("button", { name: /^Resend in \d+s$/ })).toBeDisabled();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole("button", { name: /^Resend in (20|19)s$/ })).toBeDisabled();
  await page.clock.fastForward(21_000);

  const oldCode = await mailedCode(emailId);
  const resend = page.getByRole("button", { name: "Resend OTP" });
  await resend.click(); // Only the browser's clock has moved.
  await expect(page.getByRole("alert")).toHaveText("Please wait before asking for another code.");
  await expect(page.getByRole("button", { name: /^Resend in (2\d|30)s$/ })).toBeDisabled();
  await page.clock.fastForward(31_000);
  await forgetResendCooldown(emailId);
  await resend.click();
  await expect(page.getByText("A new code is on its way.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Resend in (30|29)s$/ })).toBeDisabled();
  const newCode = await mailedCode(emailId, 2);
  await page.getByPlaceholder("Enter 6-digit OTP").fill(oldCode);
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByPlaceholder("Enter 6-digit OTP").fill(newCode);
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await expect(page).toHaveURL("/");
});

test("a failed registration shows a text and keeps what was typed", async ({ page }) => {
  await page.goto("/signup");
  await page.route("**/user/register", (route) => route.abort());
  await page.getByLabel("First Name").fill("Mira");
  await page.getByLabel("Email").fill("mira@example.org");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("alert")).toContainText("Registration failed");
  await expect(page.getByLabel("First Name")).toHaveValue("Mira");
});
