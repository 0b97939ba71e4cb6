import { pascal } from "@codemirror/legacy-modes/mode/pascal";
import { defineStreamLanguage } from "./stream-language.ts";

/** Free Pascal has comments of one line too, which is what a shortcut for them should make. */
export const support = defineStreamLanguage({
  ...pascal,
  languageData: { ...pascal.languageData, commentTokens: { line: "//" } },
});
export const { parser } = support;
