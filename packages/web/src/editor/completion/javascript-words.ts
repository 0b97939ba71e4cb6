import { words } from "./words.ts";

export const javascriptKeywords = words(
  "keyword",
  `async await break case const continue default delete do else finally for function if in instanceof let new null of
  return static super switch this throw try typeof undefined var void while yield`,
);
