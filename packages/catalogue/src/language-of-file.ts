import { CoreLanguageId } from "@verdict/contract/language";
import { languageFacts } from "@verdict/contract/language-facts";

/** Endings as in the format's table of languages, and those that Node and DOMjudge know besides. */
const LANGUAGE_OF_ENDING = new Map(
  CoreLanguageId.options.flatMap((id) => languageFacts(id).endings.map((ending) => [ending, id] as const)),
);

/** By the file's ending; null for a language that we do not judge. A capital C alone is C++, a small one is C. */
export function languageOf(fileName: string): CoreLanguageId | null {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1] ?? "";
  if (ending === "C") return "cpp";
  return LANGUAGE_OF_ENDING.get(ending.toLowerCase()) ?? null;
}
