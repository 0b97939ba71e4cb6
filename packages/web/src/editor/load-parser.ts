import type { EditorMode } from "@verdict/contract/language-facts";

const PARSERS = {
  javascript: () => import("./parse-javascript.ts"),
  java: () => import("@codemirror/lang-java"),
  cpp: () => import("@codemirror/lang-cpp"),
};

/** Each grammar is a chunk of its own, fetched when it is first needed. */
export function loadParser<Mode extends EditorMode>(mode: Mode): ReturnType<(typeof PARSERS)[Mode]> {
  return PARSERS[mode]() as ReturnType<(typeof PARSERS)[Mode]>;
}
