import { completeFromList, ifNotIn } from "@codemirror/autocomplete";
import {
  javascriptLanguage,
  localCompletionSource,
  scopeCompletionSource,
  snippets,
} from "@codemirror/lang-javascript";
import type { Extension } from "@codemirror/state";
import { words } from "./completion/words.ts";

/*
 * What we use of CodeMirror's JavaScript. Its own function brings JSX and TypeScript too, for which everybody who opens
 * a problem would pay.
 */

/** What a contest program in Node reaches by name, so that `Math.` and `Number.` offer their members. */
const SCOPE = {
  Array,
  BigInt,
  Boolean,
  Date,
  Infinity: Number.POSITIVE_INFINITY,
  Int32Array,
  JSON,
  Map,
  Math,
  NaN: Number.NaN,
  Number,
  Object,
  RegExp,
  Set,
  String,
  Symbol,
  Uint8Array,
  console: { error: null, log: null, table: null },
  parseFloat,
  parseInt,
  process: { argv: [], exit: null, stdin: { on: null, setEncoding: null }, stdout: { write: null } },
};

const KEYWORDS = words(
  "keyword",
  `async await break case const continue default delete do else finally for function if in instanceof let new null of
  return static super switch this throw try typeof undefined var void while yield`,
);

/** Where no word of a list is wanted: in texts and comments, behind a dot, and where a name is made. */
export const NO_WORDS_IN =
  "TemplateString String RegExp LineComment BlockComment VariableDefinition Label PropertyDefinition PropertyName . ?.".split(
    " ",
  );

export const javascriptParser = javascriptLanguage.parser;

/** Highlighting, indentation, and completion of words, of names of the file, and of members of what Node knows. */
export const javascriptSupport: Extension = [
  javascriptLanguage,
  [
    ifNotIn(NO_WORDS_IN, completeFromList([...snippets, ...KEYWORDS])),
    localCompletionSource,
    scopeCompletionSource(SCOPE),
  ].map((autocomplete) => javascriptLanguage.data.of({ autocomplete })),
];
