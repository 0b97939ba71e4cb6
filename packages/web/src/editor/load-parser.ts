import type { LanguageId } from "@verdict/contract/language";

/** By language: two dialects may share one. */
const PARSERS = {
  javascript: () => import("./parse-javascript.ts"),
  java: () => import("@codemirror/lang-java"),
  cpp: () => import("@codemirror/lang-cpp"),
  c: () => import("./grammars/c.ts"),
  go: () => import("./grammars/go.ts"),
  kotlin: () => import("./grammars/kotlin.ts"),
  lua: () => import("./grammars/lua.ts"),
  nim: () => import("./grammars/nim.ts"),
  ocaml: () => import("./grammars/ocaml.ts"),
  pascal: () => import("./grammars/pascal.ts"),
  perl: () => import("./grammars/perl.ts"),
  php: () => import("./grammars/php.ts"),
  python3: () => import("./grammars/python.ts"),
  pypy3: () => import("./grammars/python.ts"),
  ruby: () => import("./grammars/ruby.ts"),
  rust: () => import("./grammars/rust.ts"),
  typescript: () => import("./grammars/typescript.ts"),
};

type HasGrammar = keyof typeof PARSERS;

/** What has none is shown as plain text. */
export function knowsGrammarOf(language: LanguageId): language is HasGrammar {
  return Object.hasOwn(PARSERS, language);
}

/** Each grammar is a chunk of its own, fetched when it is first needed. */
export function loadParser<Language extends HasGrammar>(language: Language): ReturnType<(typeof PARSERS)[Language]> {
  return PARSERS[language]() as ReturnType<(typeof PARSERS)[Language]>;
}
