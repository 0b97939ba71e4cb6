import { LanguageId } from "@verdict/contract/language";
import * as z from "zod/mini";

/** What people write behind ``` beside our own ids. */
const WORDS: Readonly<Record<string, LanguageId>> = {
  "c++": "cpp",
  cc: "cpp",
  js: "javascript",
  node: "javascript",
  python: "python3",
  py: "python3",
};

/** Null for a word that names none of our languages. */
export function languageOfWord(word: string): LanguageId | null {
  const lower = word.toLowerCase();
  if (Object.hasOwn(WORDS, lower)) return WORDS[lower] ?? null;
  return z.safeParse(LanguageId, lower).data ?? null;
}
