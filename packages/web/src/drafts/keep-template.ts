import type { LanguageId } from "@verdict/contract/language";
import { readTemplates, TEMPLATES_KEY } from "./code-templates.ts";

/** What the account keeps of one setting is 64 KB: a little less, so that nobody counts characters otherwise. */
const LONGEST_STORED = 60_000;

/** A text of blanks alone ends the template of its language. Says what became of it. */
export function keepTemplate(language: LanguageId, text: string): "kept" | "too long" | "refused" {
  const { [language]: _before, ...others } = readTemplates();
  const stored = JSON.stringify(text.trim() === "" ? others : { ...others, [language]: text });
  if (stored.length > LONGEST_STORED) return "too long";
  try {
    localStorage.setItem(TEMPLATES_KEY, stored);
    return "kept";
  } catch (error) {
    if (error instanceof DOMException) return "refused";
    throw error;
  }
}
