import type { LanguageId } from "@verdict/contract/language";

/** Endings as in the format's table of languages, and those that Node and DOMjudge know besides. */
const LANGUAGE_OF_ENDING: Readonly<Record<string, LanguageId>> = {
  cpp: "cpp",
  cc: "cpp",
  cxx: "cpp",
  "c++": "cpp",
  java: "java",
  js: "javascript",
  mjs: "javascript",
  cjs: "javascript",
};

/** By the file's ending; null for a language that we do not judge. A capital C alone is C++, a small one is C. */
export function languageOf(fileName: string): LanguageId | null {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1] ?? "";
  if (ending === "C") return "cpp";
  const known = ending.toLowerCase();
  return Object.hasOwn(LANGUAGE_OF_ENDING, known) ? (LANGUAGE_OF_ENDING[known] ?? null) : null;
}
