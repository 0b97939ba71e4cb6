import { isCore, type LanguageId } from "@verdict/contract/language";
import { lineKind } from "./code-lines.ts";

/**
 * What a code block may be. `none`: no program at all, an example of input, say. `foreign`: code that our judge can't
 * run. Otherwise the languages to try: what its tag says and what it looks like, since a tag may be wrong.
 */
export type CodeLanguage = { kind: "none" } | { kind: "foreign" } | { kind: "ours"; languages: LanguageId[] };

const TAGS: Readonly<Record<string, LanguageId>> = {
  cpp: "cpp",
  "c++": "cpp",
  cc: "cpp",
  cxx: "cpp",
  c: "cpp",
  h: "cpp",
  hpp: "cpp",
  java: "java",
  javascript: "javascript",
  js: "javascript",
  mjs: "javascript",
  cjs: "javascript",
  node: "javascript",
  jsx: "javascript",
};

/** Tags of further languages: of what the site offers of them, our judge runs them. */
const FURTHER_TAGS: Readonly<Record<string, readonly LanguageId[]>> = {
  python: ["python3", "pypy3"],
  py: ["python3", "pypy3"],
  python3: ["python3", "pypy3"],
  py3: ["python3", "pypy3"],
  pypy: ["pypy3", "python3"],
  c: ["c"],
  go: ["go"],
  golang: ["go"],
  rust: ["rust"],
  rs: ["rust"],
  pascal: ["pascal"],
  typescript: ["typescript"],
  ts: ["typescript"],
  kotlin: ["kotlin"],
  kt: ["kotlin"],
  ruby: ["ruby"],
  rb: ["ruby"],
  php: ["php"],
  lua: ["lua"],
  ocaml: ["ocaml"],
  nim: ["nim"],
  perl: ["perl"],
};

/** What our judge does not run, unless the site offers it. */
const FOREIGN_TAGS = new Set(
  "python py python3 py3 c# cs csharp go golang rust rs kotlin kt ruby rb php swift typescript ts tsx scala haskell hs perl lua r dart pascal d nim julia ocaml elixir clojure lisp fsharp vb sql asm wasm base64 hex".split(
    " ",
  ),
);

const LOOKS_LIKE: readonly { language: LanguageId; signs: RegExp }[] = [
  {
    language: "cpp",
    signs: /#\s*include|std::|\bcin\s*>>|\bcout\s*<<|\bvector\s*<|\bint\s+main\s*\(|\busing namespace\b|->|\bauto\b/g,
  },
  {
    language: "java",
    signs: /\bSystem\.|\bpublic\s+(?:static|class)|\bString\[\]|\bimport\s+java|\bArrayList\b|\bint\[\]|\bfinal\b/g,
  },
  {
    language: "javascript",
    signs: /\bconst\s+\w+\s*=|\blet\s|=>|\bfunction\b|\bconsole\.|\brequire\(|===|\bvar\s/g,
  },
];

/**
 * `offered`: the further languages of this site. Code that may be in one of them is tried in it as well, whatever its
 * tag says: what is no program in one language may be the solution in another.
 */
export function languageOfCode(
  block: { tag: string; code: string },
  userLanguage: LanguageId | null,
  offered: readonly LanguageId[],
): CodeLanguage {
  const byTag = (FURTHER_TAGS[block.tag] ?? []).find((id) => offered.includes(id));
  if (byTag === undefined && FOREIGN_TAGS.has(block.tag)) return { kind: "foreign" };
  const tagged = TAGS[block.tag];
  const guessed = guessLanguage(block.code);
  const python = looksLikePython(block.code) ? FURTHER_TAGS["python"]?.find((id) => offered.includes(id)) : undefined;
  if (tagged === undefined && byTag === undefined && guessed === null) {
    if (python === undefined && looksLikePython(block.code)) return { kind: "foreign" };
    if (!block.code.split("\n").some((line) => lineKind(line) === "code")) return { kind: "none" };
  }
  const further = [byTag, python, userLanguage !== null && offered.includes(userLanguage) ? userLanguage : undefined];
  const isKnown = tagged !== undefined || further.some((language) => language !== undefined);
  const core =
    byTag === undefined ? [tagged, guessed ?? (isKnown ? undefined : (coreOf(userLanguage) ?? "cpp"))] : [tagged];
  const languages = [...core, ...further].filter((language) => language !== undefined);
  return { kind: "ours", languages: [...new Set(languages)] };
}

function coreOf(language: LanguageId | null): LanguageId | null {
  return language !== null && isCore(language) ? language : null;
}

function guessLanguage(code: string): LanguageId | null {
  const scores = LOOKS_LIKE.map(({ language, signs }) => ({ language, score: code.match(signs)?.length ?? 0 }));
  const [best] = scores.sort((a, b) => b.score - a.score);
  return best === undefined || best.score === 0 ? null : best.language;
}

function looksLikePython(code: string): boolean {
  return /^[ \t]*(?:def|class|for|while|if|elif|else|with|try)\b[^;{}\n]*:[ \t]*$|^[ \t]*(?:import|from)[ \t]+\w[\w., ]*$|^[ \t]*print\([^;\n]*\)[ \t]*$/m.test(
    code,
  );
}
