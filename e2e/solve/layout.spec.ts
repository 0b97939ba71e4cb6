import { expect } from "@playwright/test";
import type { ProblemSummary } from "@verdict/contract/problems";
import {
  acceptedSource,
  editorOf,
  openProblem,
  panelOf,
  runButton,
  VERDICT_WAIT,
  writeCode,
} from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

test("the panes keep within their limits, by keyboard, and are remembered; a double click resets", async ({
  userPage: page,
}) => {
  await openProblem(page, "two-belts");
  const columns = page.getByRole("separator", { name: "Resize problem and editor" });
  const rows = page.getByRole("separator", { name: "Resize editor and results" });
  await expect(columns).toHaveAttribute("aria-valuenow", "50");
  await expect(rows).toHaveAttribute("aria-valuenow", "60");
  for (const [separator, least, most] of [
    [columns, "30", "70"],
    [rows, "30", "80"],
  ] as const) {
    await separator.focus();
    await page.keyboard.press("Home");
    await expect(separator).toHaveAttribute("aria-valuenow", least);
    await page.keyboard.press("End");
    await expect(separator).toHaveAttribute("aria-valuenow", most);
  }
  await page.reload();
  await expect(columns).toHaveAttribute("aria-valuenow", "70");
  await columns.dblclick();
  await expect(columns).toHaveAttribute("aria-valuenow", "50");
});

test("line numbers stand beside their lines, also after the layout has changed", async ({ userPage: page }) => {
  await openProblem(page, "two-belts");
  const topsOfVisible = (selector: string) =>
    page.evaluate<number[]>(`[...document.querySelectorAll("${selector}")]
      .filter((element) => getComputedStyle(element).visibility === "visible")
      .slice(0, 10)
      .map((element) => Math.round(element.getBoundingClientRect().top))`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: "Code" }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(editorOf(page)).toBeVisible();
  // The editor is laid out anew in its own time: both columns are read until they agree.
  await expect(async () => {
    const lines = await topsOfVisible(".cm-line");
    expect(lines.length).toBeGreaterThan(5);
    expect(await topsOfVisible(".cm-lineNumbers .cm-gutterElement")).toEqual(lines);
  }).toPass({ timeout: 10_000 });
});

test("the editor can be left by Escape and Tab, and Tab alone indents", async ({ userPage: page }) => {
  await openProblem(page, "two-belts");
  await writeCode(page, "x");
  await page.keyboard.press("Home");
  await page.keyboard.press("Tab");
  await expect(editorOf(page)).toBeFocused();
  expect(await editorOf(page).innerText()).toBe("  x");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(editorOf(page)).not.toBeFocused();
});

test("a tab that was clicked has no ring around it, and one that was reached by keyboard has", async ({
  userPage: page,
}) => {
  await openProblem(page, "two-belts");
  const tab = page.getByRole("tab", { name: "Editorial" });
  await tab.click();
  await expect(tab).toBeFocused();
  await expect(tab).toHaveCSS("outline-style", "none");
  await page.keyboard.press("ArrowRight");
  const next = page.getByRole("tab", { name: "Solutions" });
  await expect(next).toBeFocused();
  await expect(next).toHaveCSS("outline-style", "solid");
});

test("a problem can be found, solved and left by keyboard alone", async ({ userPage: page }) => {
  await page.goto("/problems");
  const list = page.getByRole("list", { name: "Problems" });
  await list.getByRole("link", { name: "Lanterns Apart" }).focus();
  await page.keyboard.press("Enter");
  await expect(editorOf(page)).toBeVisible();
  for (let stop = 0; stop < 40 && !(await editorOf(page).evaluate((element) => element.matches(":focus"))); stop += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(acceptedSource("lanterns-apart", "solution.js"));
  await page.keyboard.press("ControlOrMeta+Shift+Enter");
  await expect(panelOf(page, "Result").getByRole("heading", { name: "Accepted" })).toBeVisible(VERDICT_WAIT);
  await expect(page.getByRole("status").filter({ hasText: "Submission judged: Accepted." })).toHaveCount(1);
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(editorOf(page)).not.toBeFocused();
});

test("previous, next and random lead to other problems", async ({ userPage: page }) => {
  const problems: ProblemSummary[] = await (await page.request.get("/problem/getAllProblem")).json();
  const [first, second] = problems;
  if (first === undefined || second === undefined) throw new Error("the catalogue has too few problems");
  await openProblem(page, first._id);
  await expect(page).toHaveTitle(`${first.title} · Verdict`);
  await expect(page.getByRole("link", { name: /^Previous problem/ })).toHaveCount(0);
  await page.getByRole("link", { name: /^Next problem/ }).click();
  await expect(page).toHaveURL(`/problem/${second._id}`);
  await expect(page.getByRole("heading", { name: second.title, level: 2 })).toBeVisible();
  await page.getByRole("button", { name: "Random problem" }).click();
  await expect(page).not.toHaveURL(`/problem/${second._id}`);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("problem, code and results are tabs, nothing scrolls sideways, and the code survives", async ({
    userPage: page,
  }) => {
    await page.goto("/problem/the-worst-cable-to-lose");
    await expect(page.getByText("Examples:")).toBeVisible();
    await expect(page.getByRole("separator")).toHaveCount(0);
    await page.getByRole("tab", { name: "Code" }).tap();
    await writeCode(page, "console.log('from a phone')");
    await runButton(page).tap();
    await expect(page.getByRole("tab", { name: "Results" })).toHaveAttribute("aria-selected", "true");
    await expect(panelOf(page, "Test Cases").getByText("from a phone").first()).toBeVisible(VERDICT_WAIT);
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBe(390);
    await page.getByRole("tab", { name: "Problem" }).tap();
    await page.getByRole("tab", { name: "Code" }).tap();
    await expect(editorOf(page)).toHaveText("console.log('from a phone')");
    await expect(page.getByRole("banner").getByRole("tablist", { name: "Problem page" })).toBeVisible();
    await page.getByRole("button", { name: "Wrong Answer : show the result" }).tap();
    await expect(panelOf(page, "Test Cases").getByText("from a phone").first()).toBeVisible();
  });
});
