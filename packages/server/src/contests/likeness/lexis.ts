import type { LanguageId } from "@verdict/contract/language";

/** How the text of programs in a language falls into tokens, as far as comparing them needs it. */
export interface Lexis {
  /** Languages of one family are compared with each other. */
  family: string;
  lineComments: readonly string[];
  blockComments: readonly (readonly [begin: string, end: string])[];
  /** Texts in these end with their line at the latest. */
  quotes: string;
  /** Texts in these may have many lines; the longest first where one begins like another. */
  longQuotes: readonly string[];
  ignoresCase: boolean;
  /** What steers a program. All other words are names, of types as well: those are exchanged before all else. */
  words: ReadonlySet<string>;
  /** A line that begins with one of them says what is used from elsewhere, and is no code of its author's. */
  imports: readonly string[];
}

const C_WORDS =
  "if else for while do switch case default break continue return goto class struct enum union interface new delete try catch throw operator template sizeof this";
const SCRIPT_WORDS = `${C_WORDS} function of in yield await finally typeof instanceof`;

const C_LIKE: Lexis = {
  family: "c",
  lineComments: ["//"],
  blockComments: [["/*", "*/"]],
  quotes: `"'`,
  longQuotes: [],
  ignoresCase: false,
  words: wordsOf(C_WORDS),
  imports: ["#include", "#pragma", "using namespace", "import", "package", "use"],
};
const SCRIPT: Lexis = { ...C_LIKE, family: "javascript", longQuotes: ["`"], words: wordsOf(SCRIPT_WORDS) };
const PYTHON: Lexis = {
  ...C_LIKE,
  family: "python",
  lineComments: ["#"],
  blockComments: [],
  longQuotes: [`"""`, "'''"],
  words: wordsOf(
    "if elif else for while in not and or is def class return yield lambda break continue pass try except finally raise with global nonlocal del assert match case",
  ),
  imports: ["import", "from"],
};
const SHELL_LIKE: Lexis = {
  ...C_LIKE,
  lineComments: ["#"],
  blockComments: [],
  words: wordsOf(
    "if elsif elseif else unless for foreach while until do end begin def sub my return next last redo break case when then class module yield rescue ensure raise and or not in",
  ),
  imports: ["require", "use", "import", "from", "include"],
};

const LEXES: Readonly<Record<LanguageId, Lexis>> = {
  cpp: C_LIKE,
  c: C_LIKE,
  java: { ...C_LIKE, family: "java", longQuotes: [`"""`], words: wordsOf(`${C_WORDS} finally instanceof yield`) },
  javascript: SCRIPT,
  typescript: SCRIPT,
  python3: PYTHON,
  pypy3: PYTHON,
  go: {
    ...C_LIKE,
    ...{ family: "go", longQuotes: ["`"] },
    words: wordsOf("if else for range switch case default break continue return func go select defer goto struct map"),
  },
  kotlin: {
    ...C_LIKE,
    ...{ family: "kotlin", longQuotes: [`"""`] },
    words: wordsOf(
      "if else for while do when is as in break continue return fun val var class object interface try catch finally throw",
    ),
  },
  // A quote may be a lifetime.
  rust: {
    ...C_LIKE,
    ...{ family: "rust", quotes: `"` },
    words: wordsOf("if else for while loop match break continue return fn impl struct enum trait in as where move"),
  },
  pascal: {
    ...C_LIKE,
    ...{ family: "pascal", quotes: "'", ignoresCase: true, imports: ["uses", "program"] },
    blockComments: [
      ["{", "}"],
      ["(*", "*)"],
    ],
    words: wordsOf(
      "if then else for to downto while do repeat until case of begin end procedure function record array and or not div mod in with exit break continue",
    ),
  },
  ruby: { ...SHELL_LIKE, family: "ruby" },
  perl: { ...SHELL_LIKE, family: "perl" },
  php: {
    ...SCRIPT,
    ...{ family: "php", lineComments: ["//", "#"], longQuotes: [], imports: ["use", "namespace", "<?php"] },
  },
  lua: {
    ...SHELL_LIKE,
    ...{ family: "lua", lineComments: ["--"], blockComments: [["--[[", "]]"]] },
    words: wordsOf("if then elseif else for while repeat until do end function return break and or not in goto"),
  },
  ocaml: {
    ...C_LIKE,
    ...{ family: "ocaml", lineComments: [], blockComments: [["(*", "*)"]], quotes: `"`, imports: ["open"] },
    words: wordsOf(
      "if then else for to downto while do done match with when function fun let rec in and or begin end try raise of type",
    ),
  },
  nim: {
    ...SHELL_LIKE,
    ...{ family: "nim", blockComments: [["#[", "]#"]], longQuotes: [`"""`], quotes: `"` },
    words: wordsOf(
      "if elif else for while in not and or proc func iterator template return yield break continue case of try except finally raise block discard when",
    ),
  },
};

/** A language that is not known here is read as C is. */
export function lexisOf(language: LanguageId): Lexis {
  return (Object.hasOwn(LEXES, language) ? LEXES[language] : undefined) ?? { ...C_LIKE, family: language };
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}
