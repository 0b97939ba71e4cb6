import { expect } from "@playwright/test";
import { mailedCode } from "../support/mailbox.ts";
import { acceptedSource } from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

test("a visitor signs up with the mailed code, solves a problem in three languages and sees it marked Solved", async ({
  page,
}) => {
  test.slow();
  const emailId = `visitor-${Date.now()}@example.org`;
  await page.goto("/");
  await page.getByRole("link", { name: "Create Free Account" }).click();
  await page.getByLabel("First Name").fill("Mira");
  await page.getByLabel("Email").fill(emailId);
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.getByPlaceholder("Enter 6-digit OTP").fill((await mailedCode(emailId)).replace(/^.../, "$& "));
  await page.getByRole("button", { name: "Verify OTP" }).click();

  await page.getByRole("link", { name: "Start Coding Now" }).click();
  await page.getByRole("link", { name: "The Quietest Hour" }).click();
  await expect(page.getByText("Examples:")).toBeVisible();
  await page.getByRole("tab", { name: "Solutions" }).click();
  await expect(page.getByText("Solutions will be available after you solve the problem.")).toBeVisible();

  const editor = page.getByRole("textbox", { name: /code editor$/ });
  const submit = page.getByRole("button", { name: "Submit" });
  await expect(editor).toContainText("quietest");
  await submit.click();
  await expect(page.getByRole("dialog", { name: "Submit the starter code?" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Wrong Answer").first()).toBeVisible({ timeout: 30_000 });
  // The first wrong test is told at once; how many are right, when all are judged.
  await expect(page.getByText(/Test Cases Passed: \d+\/\d+/).first()).toBeVisible({ timeout: 30_000 });

  for (const [language, file] of [
    ["JavaScript", "solution.js"],
    ["Java", "Main.java"],
    ["C++", "solution.cpp"],
  ] as const) {
    await page.getByRole("button", { name: language, exact: true }).click();
    await editor.fill(acceptedSource("the-quietest-hour", file));
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await expect(page.getByText("Case 3").first()).toBeVisible({ timeout: 30_000 });
    await submit.click();
    const result = page.getByRole("tabpanel", { name: "Result" });
    await expect(result.getByRole("heading", { name: "Accepted" })).toBeVisible({ timeout: 30_000 });
    await expect(result.getByText(/(\d+)\s*\/\s*\1/).first()).toBeVisible();
  }

  await expect(page.getByText("The Quietest Hour - JavaScript")).toBeVisible();
  await page.getByRole("tab", { name: "Submissions" }).click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(5);
  await page.getByRole("link", { name: "Problems", exact: true }).first().click();
  const row = page.getByRole("listitem").filter({ hasText: "The Quietest Hour" });
  await expect(row.getByText("Solved")).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByText("Welcome Mira")).toBeVisible();
});
