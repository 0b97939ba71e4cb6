import { randomUUID } from "node:crypto";
import { type CoreLanguageId, languageName } from "@verdict/contract/language";
import { openProblem, runButton, submitButton, writeCode } from "../../e2e/support/problem-page.ts";
import type { Stage } from "./stage.ts";

export type Button = "run" | "submit";

/** In milliseconds of the clock, in the page. */
export interface PressMarks {
  clickAt: number;
  sentAt: number;
  answeredAt: number;
  shownAt: number;
  paintedAt: number;
}

const PATIENCE_MS = 60_000;

/** Opens the problem with the editor in this language. */
export async function openEditor(stage: Stage, problemId: string, language: CoreLanguageId): Promise<void> {
  await openProblem(stage.page, problemId);
  await stage.page.getByRole("button", { name: languageName(language), exact: true }).click();
}

/** The same program with a text that no judge has seen, so that nothing of it is compiled yet. */
export function unseen(source: string): string {
  return `${source}\n// ${randomUUID()}\n`;
}

/** Writes the code, presses the button and waits for the painted verdict. */
export async function press(
  { page, database }: Stage,
  input: { code: string; button: Button; beforeWriting: () => Promise<void>; beforeClick?: () => Promise<void> },
): Promise<PressMarks> {
  const { code, button } = input;
  await forgetHistory(database);
  await input.beforeWriting();
  await writeCode(page, code);
  await input.beforeClick?.();
  const noted = page.evaluate<PressMarks>(
    `window.notePress(${JSON.stringify({ call: `/submission/${button}/`, verdict: "Accepted", patienceMs: PATIENCE_MS })})`,
  );
  await (button === "run" ? runButton(page) : submitButton(page)).click();
  return await noted;
}

/**
 * As if earlier presses had been made long ago and the problem never been solved: nobody presses thirty times a minute.
 */
async function forgetHistory(database: Stage["database"]): Promise<void> {
  await database.query("update run_request set created_at = created_at - interval '1 day'");
  await database.query("update submission set created_at = created_at - interval '2 days'");
  await database.query("delete from solved");
}
