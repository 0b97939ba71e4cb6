import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";

/** Judging takes a second or two; on a machine that runs all tests at once it may wait for its turn. */
export const VERDICT_WAIT = { timeout: 40_000 };

export function acceptedSource(problemId: string, file: "solution.js" | "solution.cpp" | "Main.java"): string {
  return readFileSync(join(import.meta.dirname, "../../problems", problemId, "submissions/accepted", file), "utf8");
}

/** Opens a problem and waits until its editor can be typed in. */
export async function openProblem(page: Page, problemId: string): Promise<void> {
  await page.goto(`/problem/${problemId}`);
  await expect(editorOf(page)).toBeVisible();
}

export function editorOf(page: Page): Locator {
  return page.getByRole("textbox", { name: /code editor$/ });
}

/** Replaces all code, as somebody who pastes does. */
export async function writeCode(page: Page, code: string): Promise<void> {
  await editorOf(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(code);
}

export function runButton(page: Page): Locator {
  return page.getByRole("button", { name: "Run", exact: true });
}

export function submitButton(page: Page): Locator {
  return page.getByRole("button", { name: "Submit", exact: true });
}

export function panelOf(page: Page, tab: "Test Cases" | "Result"): Locator {
  return page.getByRole("tabpanel", { name: tab });
}
