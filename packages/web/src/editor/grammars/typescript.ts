import { completeFromList, ifNotIn } from "@codemirror/autocomplete";
import { javascriptLanguage, localCompletionSource, snippets } from "@codemirror/lang-javascript";
import { NO_WORDS_IN } from "../parse-javascript.ts";

/** The library's own TypeScript would stand in the chunk that everybody loads for JavaScript. */
const typescriptLanguage = javascriptLanguage.configure({ dialect: "ts" }, "typescript");
export const { parser } = typescriptLanguage;
export const support = [
  typescriptLanguage,
  [ifNotIn(NO_WORDS_IN, completeFromList(snippets)), localCompletionSource].map((autocomplete) =>
    typescriptLanguage.data.of({ autocomplete }),
  ),
];
