import { LanguageId } from "@verdict/contract/language";
import { keptValue } from "../platform/kept-value.ts";

/** The language that this browser used last; JavaScript at first. */
export const { read: readLastLanguage, write: saveLastLanguage } = keptValue({
  key: "verdict:language",
  schema: LanguageId,
  fallback: "javascript",
});
