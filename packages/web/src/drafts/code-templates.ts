import type { LanguageId } from "@verdict/contract/language";
import * as z from "zod/mini";
import { keptValue } from "../platform/kept-value.ts";
import type { OpenProblem } from "../platform/open-answers.ts";

/** The user's own beginnings of programs, by language. None where nothing valid is stored. */
const { read, write } = keptValue({
  key: "verdict:code-templates",
  schema: z.record(z.string(), z.string()),
  fallback: {},
});
export const readTemplates = read;

/** What the account keeps of one setting is 64 KB: a little less, so that nobody counts characters otherwise. */
const LONGEST_STORED = 60_000;

/** A text of blanks alone ends the template of its language. Says what became of it. */
export function keepTemplate(language: LanguageId, text: string): "kept" | "too long" | "refused" {
  const { [language]: _before, ...others } = read();
  const templates = text.trim() === "" ? others : { ...others, [language]: text };
  if (JSON.stringify(templates).length > LONGEST_STORED) return "too long";
  return write(templates) ? "kept" : "refused";
}

/** The user's template for a problem, its placeholders filled in; null where the language has none. */
export function filledTemplate(
  language: LanguageId,
  problem: Pick<OpenProblem, "_id" | "title">,
  starter: string,
): string | null {
  const template = read()[language];
  if (template === undefined) return null;
  const values = new Map([
    ["starter", starter.trimEnd()],
    ["title", problem.title],
    ["link", `${location.origin}/problem/${problem._id}`],
    // The form of this locale is year-month-day.
    ["date", new Date().toLocaleDateString("sv")],
  ]);
  return template.replaceAll(/\{\{(\w+)\}\}/g, (written, name) => values.get(name) ?? written);
}
