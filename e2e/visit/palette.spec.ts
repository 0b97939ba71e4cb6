import { expect } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

test("Ctrl+K finds problems, pages and commands by a few letters", async ({ userPage: page }) => {
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Welcome Mira" })).toBeVisible();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search problems, pages and commands" });
  await expect(field).toBeFocused();
  await field.fill("belts");
  await expect(page.getByRole("option", { name: /Two Belts/ })).toHaveAttribute("aria-selected", "true");
  await inspectScreen(page, "palette");
  await field.press("Enter");
  await expect(page).toHaveURL("/problem/two-belts");
  await expect(field).toBeHidden();

  // A page that is just arriving may close what is open.
  await expect(page.getByRole("heading", { level: 1, name: "Two Belts" })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeVisible({ timeout: 3000 });
  }).toPass();
  await field.fill("submissions");
  await field.press("Enter");
  await expect(page).toHaveURL("/problem/two-belts?tab=submissions");
  await expect(field).toBeHidden();

  await page.keyboard.press("Control+k");
  await field.fill("zzzz");
  await expect(page.getByText("Nothing found.")).toBeVisible();
  await field.fill("");
  await field.press("ArrowUp");
  await expect(page.getByRole("option", { name: "Log out" })).toHaveAttribute("aria-selected", "true");
  await field.press("Escape");
  await expect(field).toBeHidden();
});

test("a question mark shows the keys, except where one types", async ({ userPage: page }) => {
  await page.goto("/problems");
  const search = page.getByRole("searchbox").or(page.getByRole("textbox")).first();
  await search.click();
  await page.keyboard.type("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(search).toHaveValue("?");
  await search.fill("");
  await search.blur();
  await page.keyboard.press("Shift+?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet.getByText("Submit")).toBeVisible();
  await inspectScreen(page, "cheat-sheet");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
});
