import { CoreLanguageId, isCore, type LanguageId } from "@verdict/contract/language";
import { languageFacts, languageOfEnding } from "@verdict/contract/language-facts";

/** Endings as in the format's table of languages, and those that Node and DOMjudge know besides. */
const LANGUAGE_OF_ENDING = new Map(
  CoreLanguageId.options.flatMap((id) => languageFacts(id).endings.map((ending) => [ending, id] as const)),
);

/** By a file's ending: what C++ includes and nobody compiles by itself. */
export const CPP_HEADER = /\.(h|hh|hpp|hxx|h\+\+)$/i;

/** By the file's ending; null for any but a core language. A capital C alone is C++, a small one is C. */
export function languageOf(fileName: string): CoreLanguageId | null {
  const ending = endingOf(fileName);
  if (ending === "C") return "cpp";
  return LANGUAGE_OF_ENDING.get(ending.toLowerCase()) ?? null;
}

/** The same for a submission, which may be in any language that we know. */
export function submissionLanguageOf(fileName: string): LanguageId | null {
  return languageOf(fileName) ?? languageOfEnding(endingOf(fileName).toLowerCase());
}

/**
 * Whether `source`, a submission in `language`, is in Python 2, which has the same ending and which nothing here runs:
 * it says so in its first line, prints by a statement, or uses names that Python 3 has not and that it does not define.
 */
export function isPython2(language: LanguageId, source: string): boolean {
  if (language !== "python3" && language !== "pypy3") return false;
  if (/^#!.*\bpython2/.test(source)) return true;
  const code = source.replaceAll(PYTHON_TEXTS, '""');
  if (/^[ \t]*print[ \t]+[\w"'`-]/m.test(code)) return true;
  return OLD_NAMES.some((name) => new RegExp(`\\b${name}\\(`).test(code) && !isDefined(name, code));
}

/** Whether `source`, by its ending in Perl, is in Prolog, which has the same: some line of it is a clause. */
export function isProlog(language: LanguageId, source: string): boolean {
  return language === "perl" && /^(?:[a-z]\w*(?:\([^)\n]*\))?[ \t]*:-|:-[ \t]*[a-z]\w*\()/m.test(source);
}

/** Comments and texts. */
const PYTHON_TEXTS = /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|#.*/g;
const OLD_NAMES = ["raw_input", "xrange", "unichr"];

function isDefined(name: string, code: string): boolean {
  return new RegExp(`\\b${name}\\s*=|def\\s+${name}\\b|import\\b.*\\b${name}\\b`).test(code);
}

export function isCoreSolution<S extends { language: LanguageId }>(
  solution: S,
): solution is S & { language: CoreLanguageId } {
  return isCore(solution.language);
}

function endingOf(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1] ?? "";
}
