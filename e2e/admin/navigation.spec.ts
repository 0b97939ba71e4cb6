import { expect } from "@playwright/test";
import { createDoubling } from "../support/doubling-problem.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

test("every admin page has the same navigation and the account menu, and one table has all actions", async ({
  adminPage: page,
}) => {
  const title = `Everything ${Date.now()}`;
  const problemId = await createDoubling(page.request, title);
  for (const path of ["/admin", "/admin/create", "/admin/status", "/admin/delete"]) {
    await page.goto(path);
    await expect(page.getByRole("navigation", { name: "Admin" }).getByRole("link")).toHaveCount(9);
    await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  }
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("menuitem", { name: "Profile" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Catalogue" }).click();
  await expect(page).toHaveURL("/admin/update");
  await expect(page.getByRole("link", { name: "Catalogue" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("link", { name: "New Problem" })).toHaveAttribute("href", "/admin/create");
  await page.getByLabel("Search problems").fill(title);
  const row = page.getByRole("row", { name: title });
  await expect(row.getByRole("link", { name: "Video" })).toHaveAttribute("href", `/admin/upload/${problemId}`);
  await expect(row.getByRole("button", { name: "Update" })).toBeVisible();
  await inspectScreen(page, "admin-table");
  page.on("dialog", (dialog) => dialog.accept());
  await row.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`“${title}” was deleted.`)).toBeVisible();
  await expect(row).toHaveCount(0);
});
