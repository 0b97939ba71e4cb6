import type { LanguageId } from "@verdict/contract/language";

const PARSERS = {
  javascript: () => import("./parse-javascript.ts"),
  java: () => import("@codemirror/lang-java"),
  cpp: () => import("@codemirror/lang-cpp"),
};

/** Each language's parser is a chunk of its own, fetched when it is first needed. */
export function loadParser<Language extends LanguageId>(language: Language): ReturnType<(typeof PARSERS)[Language]> {
  return PARSERS[language]() as ReturnType<(typeof PARSERS)[Language]>;
}
