import * as z from "zod/mini";

/**
 * The core languages, as calls name them: every site offers them, every problem has starter code in each, and the form of
 * create asks for a reference solution in each.
 */
export const CoreLanguageId = z.enum(["javascript", "java", "cpp"]);
export type CoreLanguageId = z.infer<typeof CoreLanguageId>;

/** The core languages as problems (starter code, reference solutions) and screens name them. */
export const LanguageName = z.enum(["C++", "Java", "JavaScript"]);
export type LanguageName = z.infer<typeof LanguageName>;

const ID_OF: Record<LanguageName, CoreLanguageId> = { "C++": "cpp", Java: "java", JavaScript: "javascript" };

/** What every page shows of a language; everything else is a file of its own in `languages/`. */
interface LanguageOutline {
  name: string;
  /** Programs get this multiple of a problem's time limit, which is meant for C++ (decision 0011). */
  timeFactor: number;
}

/** Those of the core first, then those that an administrator may switch on, in the order of a menu. */
const OUTLINES: Readonly<Record<string, LanguageOutline>> = {
  javascript: { name: "JavaScript", timeFactor: 1.5 },
  java: { name: "Java", timeFactor: 1.5 },
  cpp: { name: "C++", timeFactor: 1 },
  python3: { name: "Python 3", timeFactor: 5 },
  pypy3: { name: "PyPy 3", timeFactor: 2.5 },
  c: { name: "C", timeFactor: 1 },
  go: { name: "Go", timeFactor: 1 },
  rust: { name: "Rust", timeFactor: 1 },
  pascal: { name: "Pascal", timeFactor: 1 },
  typescript: { name: "TypeScript", timeFactor: 1.5 },
  kotlin: { name: "Kotlin", timeFactor: 1.5 },
  ruby: { name: "Ruby", timeFactor: 5 },
  php: { name: "PHP", timeFactor: 3 },
  lua: { name: "Lua", timeFactor: 5 },
  ocaml: { name: "OCaml", timeFactor: 1.5 },
  nim: { name: "Nim", timeFactor: 1 },
  perl: { name: "Perl", timeFactor: 5 },
};

/** Any language that this product knows, whether or not a site offers it. */
export const LanguageId = z.enum(Object.keys(OUTLINES));
export type LanguageId = string;

export const FURTHER_LANGUAGE_IDS: readonly LanguageId[] = LanguageId.options.filter((id) => !isCore(id));

export function isCore(id: LanguageId): id is CoreLanguageId {
  return Object.values<string>(ID_OF).includes(id);
}

/** Of a language that is not known here (of a newer server's, say) its id. */
export function languageName(id: CoreLanguageId): LanguageName;
export function languageName(id: LanguageId): string;
export function languageName(id: LanguageId): string {
  return outlineOf(id)?.name ?? id;
}

export function timeFactorOf(id: LanguageId): number {
  return outlineOf(id)?.timeFactor ?? 1;
}

function outlineOf(id: LanguageId): LanguageOutline | undefined {
  return Object.hasOwn(OUTLINES, id) ? OUTLINES[id] : undefined;
}

export function languageId(name: LanguageName): CoreLanguageId {
  return ID_OF[name];
}
