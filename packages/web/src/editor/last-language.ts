import { LanguageId } from "@verdict/contract/language";
import * as z from "zod/mini";

const STORAGE_KEY = "verdict:language";

/** The language that this browser used last; JavaScript at first. */
export function readLastLanguage(): LanguageId {
  const parsed = z.safeParse(LanguageId, localStorage.getItem(STORAGE_KEY));
  return parsed.success ? parsed.data : "javascript";
}

export function saveLastLanguage(language: LanguageId): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch (error) {
    // A full storage only means that the next visit begins with the language before.
    if (!(error instanceof DOMException)) throw error;
  }
}
