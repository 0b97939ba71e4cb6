import type { EditorMode } from "@verdict/contract/language-facts";

const PARSERS = {
  javascript: () => import("./parse-javascript.ts"),
  java: () => import("@codemirror/lang-java"),
  cpp: () => import("@codemirror/lang-cpp"),
  c: () => import("./grammars/c.ts"),
  go: () => import("./grammars/go.ts"),
  lua: () => import("./grammars/lua.ts"),
  nim: () => import("./grammars/nim.ts"),
  ocaml: () => import("./grammars/ocaml.ts"),
  pascal: () => import("./grammars/pascal.ts"),
  perl: () => import("./grammars/perl.ts"),
  php: () => import("./grammars/php.ts"),
  python: () => import("./grammars/python.ts"),
  ruby: () => import("./grammars/ruby.ts"),
  rust: () => import("./grammars/rust.ts"),
  typescript: () => import("./grammars/typescript.ts"),
};

/** Each grammar is a chunk of its own, fetched when it is first needed. */
export function loadParser<Mode extends EditorMode>(mode: Mode): ReturnType<(typeof PARSERS)[Mode]> {
  return PARSERS[mode]() as ReturnType<(typeof PARSERS)[Mode]>;
}
