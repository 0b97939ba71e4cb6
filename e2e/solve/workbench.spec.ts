import { expect, type Page } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import {
  acceptedSource,
  editorOf,
  openProblem,
  panelOf,
  runButton,
  submitButton,
  VERDICT_WAIT,
  writeCode,
} from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

const KEPT = { timeout: 15_000 };

/** Waits until the server keeps a text: then another device can have it. */
async function untilKept(page: Page, problemId: string, text: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get(`/submission/drafts/${problemId}`)).text(), KEPT)
    .toContain(text);
}

test("code, notes and own tests follow to another device", async ({ userPage: page, browser, userState }) => {
  test.slow();
  await openProblem(page, "boot-sequence");
  await writeCode(page, "// typed at the desk");
  await page.getByRole("tab", { name: "Notes" }).click();
  await page.getByRole("textbox", { name: /Only you see your notes/ }).fill("Sort by the finish time.");
  await page.getByRole("tab", { name: "Test Cases" }).click();
  await page.getByRole("button", { name: "Add a test" }).click();
  await page.getByLabel("Name of the test").fill("Smallest");
  await page.getByLabel("Your test input").fill("1 0");
  await page.getByRole("button", { name: "Add a test" }).click();
  await page.getByLabel("Your test input").fill("2 0");
  await inspectScreen(page, "problem-own-tests");
  for (const text of ["typed at the desk", "Sort by the finish time.", "Smallest"]) {
    await untilKept(page, "boot-sequence", text);
  }
  const other = await (await browser.newContext({ storageState: userState, viewport: page.viewportSize() })).newPage();
  await openProblem(other, "boot-sequence");
  await expect(editorOf(other)).toContainText("typed at the desk");
  await other.getByRole("tab", { name: "Notes" }).click();
  await expect(other.getByRole("textbox", { name: /Only you see/ })).toHaveValue("Sort by the finish time.");
  await inspectScreen(other, "problem-notes");
  await other.getByRole("tab", { name: "Test Cases" }).click();
  await expect(other.getByRole("tab", { name: "Smallest" })).toBeVisible();
  await other.context().close();
});

test("code that two devices have changed is shown as a conflict, and neither is lost", async ({
  userPage: page,
  browser,
  userState,
}) => {
  test.slow();
  await openProblem(page, "two-belts");
  const other = await (await browser.newContext({ storageState: userState, viewport: page.viewportSize() })).newPage();
  await openProblem(other, "two-belts");
  await writeCode(page, "// from the desk");
  await untilKept(page, "two-belts", "from the desk");
  await writeCode(other, "// from the train");
  const conflict = other.getByRole("alert").filter({ hasText: "Another device has saved other JavaScript code" });
  await expect(conflict).toBeVisible(KEPT);
  await expect(editorOf(other)).toContainText("from the train");
  await conflict.getByRole("button", { name: "Compare" }).click();
  const difference = other.getByRole("dialog").getByRole("region", { name: "Difference" });
  await expect(difference.getByText("removed: // from the desk")).toBeVisible();
  await inspectScreen(other, "problem-draft-conflict-compared");
  await other.keyboard.press("Escape");
  await inspectScreen(other, "problem-draft-conflict");
  await conflict.getByRole("button", { name: "Use the other" }).click();
  await expect(editorOf(other)).toContainText("from the desk");
  await expect(conflict).toBeHidden();
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(editorOf(other)).toContainText("from the train");
  await untilKept(page, "two-belts", "from the train");
  await other.context().close();
});

test("a failing example becomes an own test, and what the user expects is looked at", async ({ userPage: page }) => {
  await openProblem(page, "two-belts");
  await writeCode(page, 'console.log("nothing right");');
  await submitButton(page).click();
  const result = panelOf(page, "Result");
  await expect(result.getByRole("heading", { name: "Wrong Answer" })).toBeVisible(VERDICT_WAIT);
  await result.getByRole("button", { name: "Keep as own test" }).click();
  const cases = panelOf(page, "Test Cases");
  await expect(cases.getByRole("tab", { name: "Failed example" })).toHaveAttribute("aria-selected", "true");
  await runButton(page).click();
  await expect(cases.getByText("Your program prints something else than you expect.")).toBeVisible(VERDICT_WAIT);
  await page.getByLabel("What you expect (may stay empty)").fill("nothing   right");
  await expect(cases.getByText(/prints what you expect\. The reference solution does not agree/)).toBeVisible();
  await cases.getByRole("button", { name: "Remove this test" }).click();
  await expect(cases.getByRole("tab", { name: "Failed example" })).toHaveCount(0);
});

test("an accepted submission tells what it took, and the failing test is there again after a reload", async ({
  userPage: page,
}) => {
  test.slow();
  await openProblem(page, "two-belts");
  await writeCode(page, 'console.log("wrong again");');
  await submitButton(page).click();
  const result = panelOf(page, "Result");
  await expect(result.getByRole("heading", { name: "Wrong Answer" })).toBeVisible(VERDICT_WAIT);
  await page.reload();
  await page.getByRole("tab", { name: "Result", exact: true }).click();
  await expect(result.getByText("First visible test that failed")).toBeVisible();
  await expect(result.getByRole("list", { name: "Tests" })).toBeVisible();
  await writeCode(page, acceptedSource("two-belts", "solution.js"));
  await submitButton(page).click();
  await expect(result.getByRole("heading", { name: "Accepted" })).toBeVisible(VERDICT_WAIT);
  await expect(result.getByText(/^(Solved|Accepted again,?) with your \d+(st|nd|rd|th) submission\./)).toBeVisible();
  await inspectScreen(page, "problem-accepted-facts");
});

test("panes make room by key and button, and come back", async ({ userPage: page }) => {
  await openProblem(page, "two-belts");
  const region = (name: string) => page.getByRole("region", { name, exact: true });
  const before = await region("Code").boundingBox();
  await page.keyboard.press("Alt+Shift+Digit3");
  await expect(region("Results")).toBeHidden();
  await expect.poll(async () => (await region("Code").boundingBox())?.height).toBeGreaterThan(700);
  await page.getByRole("button", { name: "Collapse problem pane" }).click();
  await expect(region("Problem")).toBeHidden();
  await expect.poll(async () => (await region("Code").boundingBox())?.width).toBeGreaterThan(1400);
  await inspectScreen(page, "problem-collapsed");
  await page.getByRole("button", { name: "Show problem pane" }).click();
  await page.getByRole("button", { name: "Show results pane" }).click();
  await expect.poll(async () => await region("Code").boundingBox()).toEqual(before);
  await page.keyboard.press("Alt+Digit3");
  await expect(region("Problem")).toBeHidden();
  await expect.poll(async () => (await region("Results").boundingBox())?.width).toBeGreaterThan(1400);
  await page.keyboard.press("Alt+Digit3");
  await expect(region("Problem")).toBeVisible();
});

test("the timer runs, stands when it is paused, and can be hidden for good", async ({ userPage: page }) => {
  await page.clock.install();
  await openProblem(page, "two-belts");
  const timer = page.getByRole("timer");
  await expect(timer, "it comes after the editor").toBeVisible();
  await page.clock.runFor(65_000);
  await expect(timer).toHaveText(/^01:0\d$/);
  await page.getByRole("button", { name: "Pause the timer" }).click();
  const stood = await timer.textContent();
  await page.clock.runFor(30_000);
  await expect(timer).toHaveText(stood ?? "");
  await page.getByRole("button", { name: "Hide the timer" }).click();
  await page.reload();
  await expect(editorOf(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Show the timer" })).toBeVisible();
  await expect(timer).toHaveCount(0);
});

test("the chosen language and the editor's settings follow to another device", async ({
  userPage: page,
  browser,
  userState,
}) => {
  await openProblem(page, "boot-sequence");
  await page.getByRole("button", { name: "C++" }).click();
  await expect
    .poll(async () => (await page.request.get("/user/settings")).text(), { timeout: 20_000 })
    .toContain("cpp");
  const other = await (await browser.newContext({ storageState: userState, viewport: page.viewportSize() })).newPage();
  await other.goto("/problems");
  await expect.poll(() => other.evaluate<string>("localStorage.getItem('verdict:language')")).toBe("cpp");
  await openProblem(other, "boot-sequence");
  await expect(other.getByRole("button", { name: "C++" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "JavaScript" }).click();
  await expect
    .poll(async () => (await page.request.get("/user/settings")).text(), { timeout: 20_000 })
    .toContain("javascript");
  await other.context().close();
});
