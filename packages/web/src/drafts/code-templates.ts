import type { LanguageId } from "@verdict/contract/language";
import * as z from "zod/mini";
import type { OpenProblem } from "../platform/open-answers.ts";

/** The user's own beginnings of programs, by language. */
const CodeTemplates = z.record(z.string(), z.string());
export type CodeTemplates = z.infer<typeof CodeTemplates>;

export const TEMPLATES_KEY = "verdict:code-templates";

/** None where nothing valid is stored. */
export function readTemplates(): CodeTemplates {
  try {
    const parsed = z.safeParse(CodeTemplates, JSON.parse(localStorage.getItem(TEMPLATES_KEY) ?? "{}"));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

/** The user's template for a problem, its placeholders filled in; null where the language has none. */
export function filledTemplate(
  language: LanguageId,
  problem: Pick<OpenProblem, "_id" | "title">,
  starter: string,
): string | null {
  const template = readTemplates()[language];
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
