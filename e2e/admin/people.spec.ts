import { expect } from "@playwright/test";
import { freshEmail, PASSWORD, signUp } from "../support/accounts.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

test("an admin locks an account, its owner is told why, and it opens again once it is unlocked", async ({
  adminPage: page,
  playwright,
}) => {
  const emailId = freshEmail("walburga");
  const owner = await playwright.request.newContext(
    process.env.BASE_URL === undefined ? {} : { baseURL: process.env.BASE_URL },
  );
  await signUp(owner, { firstName: "Walburga", emailId });
  const logIn = () => owner.post("/user/login", { data: { emailId, password: PASSWORD } });

  await page.goto("/admin");
  await page.getByRole("link", { name: "People" }).click();
  await page.getByLabel("Part of a name or address").fill(emailId);
  await page.getByRole("button", { name: "Search" }).click();
  const accounts = page.getByRole("list", { name: "Accounts" }).getByRole("listitem");
  await expect(accounts).toHaveCount(1);
  await inspectScreen(page, "admin-people");

  await page.getByRole("button", { name: "Change Walburga" }).click();
  const dialog = page.getByRole("dialog", { name: "Walburga" });
  await dialog.getByLabel("Reason").fill("Somebody else uses it");
  await dialog.getByRole("button", { name: "Lock" }).click();
  await expect(dialog.getByText(/^Locked by admin@verdict\.local on /)).toContainText("Somebody else uses it");
  expect((await owner.get("/user/check")).status()).toBe(401);
  expect((await (await logIn()).json()).message).toBe(
    "An administrator has locked this account: Somebody else uses it",
  );

  await dialog.getByRole("button", { name: "Delete in 14 days" }).click();
  await expect(dialog.getByText(/will be deleted on /)).toBeVisible();
  await inspectScreen(page, "admin-person");
  await dialog.getByRole("button", { name: "Unlock" }).click();
  await expect(dialog.getByRole("button", { name: "Lock" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(accounts.getByText("Locked")).toHaveCount(0);
  expect((await logIn()).status()).toBe(200);
  await owner.dispose();
});
