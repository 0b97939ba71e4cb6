import { expect } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

test("a visitor sees Login and Sign Up, and no links of signed-in users", async ({ page }) => {
  await page.goto("/login");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Verdict" })).toHaveAttribute("href", "/");
  await expect(header.getByRole("link")).toHaveText(["Verdict", "Login", "Sign Up"]);
});

test("the account menu greets by first name and leads to the profile, by keyboard alone", async ({
  userPage: page,
}) => {
  await page.goto("/problems");
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText([
    "Home",
    "Problems",
    "Challenges",
    "Community",
  ]);
  const trigger = page.getByRole("button", { name: "Account menu" });
  await expect(trigger).toHaveText("M");
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Hello, Mira")).toBeVisible();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Profile",
    "My Submissions",
    "Contests",
    "Classes",
    "Settings",
    "Light theme",
    /^Find anything/,
    /^Keyboard shortcuts/,
    "Logout",
  ]);
  await inspectScreen(page, "account-menu");
  await page.keyboard.press("Escape");
  await expect(trigger).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Profile" }).press("Enter");
  await expect(page).toHaveURL("/profile");
});

test("the account menu changes the theme and opens the palette and the sheet of keys", async ({ userPage: page }) => {
  await page.goto("/problems");
  const choose = async (name: RegExp) => {
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  await choose(/^Light theme/);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "paper");
  await choose(/^Dark theme/);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "ink");
  await choose(/^Find anything/);
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await choose(/^Keyboard shortcuts/);
  await expect(page.getByRole("dialog")).toContainText("Ctrl");
});

test("only an admin sees the way to the Admin Dashboard", async ({ adminPage: page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("menuitem", { name: /^(Profile|My Submissions|Admin Dashboard|Logout)$/ })).toHaveText([
    "Profile",
    "My Submissions",
    "Admin Dashboard",
    "Logout",
  ]);
  await page.getByRole("menuitem", { name: "Admin Dashboard" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
});

test("the mobile menu holds the same links and Logout, and closes when one is chosen", async ({ userPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/problems");
  const toggle = page.getByRole("button", { name: "Open menu" });
  await toggle.click();
  const menu = page.getByRole("navigation", { name: "Mobile" });
  await expect(menu.getByRole("link")).toHaveText(["Home", "Problems", "Challenges", "Community"]);
  await expect(menu.getByRole("button", { name: "Logout" })).toBeVisible();
  await inspectScreen(page, "mobile-menu");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await menu.getByRole("link", { name: "Community" }).click();
  await expect(page).toHaveURL("/community");
  await expect(menu).toBeHidden();
});

test("the skip link leads past the header", async ({ userPage: page }) => {
  await page.goto("/challenges");
  await page.getByRole("heading", { name: "We're Working on It!" }).waitFor();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Go to Homepage" })).toBeFocused();
});
