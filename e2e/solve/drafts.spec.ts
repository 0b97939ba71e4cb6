import { expect } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import { editorOf, openProblem, writeCode } from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

test("typed code is kept per problem and language, also over a reload", async ({ userPage: page }) => {
  await openProblem(page, "lanterns-apart");
  await writeCode(page, "// my JavaScript");
  await page.getByRole("button", { name: "Java", exact: true }).click();
  await expect(editorOf(page)).toContainText("public class Main");
  await writeCode(page, "// my Java");
  await page.reload();
  await expect(editorOf(page)).toContainText("// my Java");
  await page.getByRole("button", { name: "JavaScript" }).click();
  await expect(editorOf(page)).toContainText("// my JavaScript");
  await openProblem(page, "two-belts");
  await expect(editorOf(page)).not.toContainText("// my");
});

test("each language has its own undo history", async ({ userPage: page }) => {
  await openProblem(page, "lanterns-apart");
  const starter = await editorOf(page).innerText();
  await writeCode(page, "// typed");
  await page.getByRole("button", { name: "C++" }).click();
  await expect(editorOf(page)).toContainText("#include");
  await page.getByRole("button", { name: "JavaScript" }).click();
  await expect(editorOf(page)).toHaveText("// typed");
  await editorOf(page).click();
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => editorOf(page).innerText()).toBe(starter);
});

test("the same problem in two tabs shows the newest text in both, and undo brings the older back", async ({
  userPage: page,
  context,
}) => {
  await openProblem(page, "shunting-by-night");
  await writeCode(page, "// from the first tab");
  const second = await context.newPage();
  await openProblem(second, "shunting-by-night");
  await expect(editorOf(second)).toHaveText("// from the first tab");
  await writeCode(second, "// from the second tab");
  await expect(editorOf(page)).toHaveText("// from the second tab");
  await expect(page.getByText("Updated from another tab.")).toBeVisible();
  await editorOf(page).click();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(editorOf(page)).toHaveText("// from the first tab");
  await expect(editorOf(second)).toHaveText("// from the first tab");
});

test.describe("where the server refuses a draft", () => {
  test.use({ expectsFailures: true });

  test("a text that the server does not keep is told below the editor, until it is kept again", async ({
    userPage: page,
  }) => {
    const message = "Your drafts take more room than the site keeps for one user";
    await page.route("**/submission/drafts/*", (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status: 413, json: { message, error: message, code: "too_large" } })
        : route.continue(),
    );
    await openProblem(page, "two-belts");
    await writeCode(page, "// here only");
    const told = page.getByText(`Your code is kept in this browser only: ${message}.`);
    await expect(told).toBeVisible();
    await page.unroute("**/submission/drafts/*");
    await writeCode(page, "// with the account again");
    await expect(told).toBeHidden();
    await expect(page.getByText("with your account.")).toBeVisible();
  });
});

test("resetting asks first, gives the starter code and can be taken back", async ({ userPage: page }) => {
  await openProblem(page, "charge-on-the-way");
  await writeCode(page, "// precious");
  await page.getByRole("button", { name: "Reset to starter code" }).click();
  await inspectScreen(page, "problem-reset");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(editorOf(page)).toHaveText("// precious");
  await page.getByRole("button", { name: "Reset to starter code" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reset", exact: true }).click();
  await expect(editorOf(page)).toContainText("function cheapestTrip");
  await expect(editorOf(page)).not.toContainText("precious");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(editorOf(page)).toHaveText("// precious");
});

test("editor settings have the product's defaults, take effect at once and are remembered", async ({
  userPage: page,
}) => {
  await openProblem(page, "two-belts");
  const frame = page.locator(".cm-editor");
  await expect(frame).toHaveCSS("font-size", "14px");
  await expect(page.locator(".cm-content")).toHaveClass(/cm-lineWrapping/);
  await page.getByRole("button", { name: "Editor settings" }).click();
  await expect(page.getByLabel("Tab size")).toHaveValue("2");
  await page.getByLabel("Font size").selectOption("18");
  await page.getByLabel("Keys").selectOption("vim");
  await page.getByLabel("Word wrap").selectOption("off");
  await inspectScreen(page, "problem-editor-settings");
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.locator(".cm-vim-panel")).toBeVisible();
  await expect(frame).toHaveCSS("font-size", "18px");
  await expect(page.locator(".cm-content")).not.toHaveClass(/cm-lineWrapping/);
  await editorOf(page).click();
  await page.keyboard.type("ggOwritten by vim");
  await page.keyboard.press("Escape");
  await expect(editorOf(page)).toContainText("written by vim");
});
