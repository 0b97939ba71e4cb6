import * as z from "zod/mini";
import { CPP } from "./languages/cpp.ts";
import { FURTHER_LANGUAGES } from "./languages/further-languages.ts";
import { JAVA } from "./languages/java.ts";
import { JAVASCRIPT } from "./languages/javascript.ts";
import type { LanguageFacts } from "./languages/language-facts.ts";

/**
 * The core languages, as calls name them: every site offers them, and every problem has starter code and a reference
 * solution in each.
 */
export const CoreLanguageId = z.enum(["javascript", "java", "cpp"]);
export type CoreLanguageId = z.infer<typeof CoreLanguageId>;

/** The core languages as problems (starter code, reference solutions) and screens name them. */
export const LanguageName = z.enum(["C++", "Java", "JavaScript"]);
export type LanguageName = z.infer<typeof LanguageName>;

const CORE = { javascript: JAVASCRIPT, java: JAVA, cpp: CPP } as const satisfies Record<CoreLanguageId, LanguageFacts>;
const ID_OF: Record<LanguageName, CoreLanguageId> = { "C++": "cpp", Java: "java", JavaScript: "javascript" };

/** Those of the core first. */
const LANGUAGES: readonly LanguageFacts[] = [...CoreLanguageId.options.map((id) => CORE[id]), ...FURTHER_LANGUAGES];

/** Any language that this product knows, whether or not a site offers it. */
export const LanguageId = z.enum(LANGUAGES.map(({ id }) => id));
export type LanguageId = string;

export const FURTHER_LANGUAGE_IDS: readonly LanguageId[] = FURTHER_LANGUAGES.map(({ id }) => id);

const FACTS = new Map(LANGUAGES.map((facts) => [facts.id, facts]));

/** Of a language that is not known here (of a newer server's, say) only what its name tells. */
export function languageFacts(id: LanguageId): LanguageFacts {
  return FACTS.get(id) ?? unknownLanguage(id);
}

function unknownLanguage(id: LanguageId): LanguageFacts {
  return {
    id,
    name: id,
    endings: [],
    fileName: `solution.${id}`,
    timeFactor: 1,
    runsAs: "machine code",
    editorMode: null,
    starter: "",
    compilerMessages: () => [],
    traceOfDeath: () => [],
  };
}

export function isCore(id: LanguageId): id is CoreLanguageId {
  return Object.hasOwn(CORE, id);
}

export function languageName(id: CoreLanguageId): LanguageName;
export function languageName(id: LanguageId): string;
export function languageName(id: LanguageId): string {
  return languageFacts(id).name;
}

/** By a file's ending without its dot; null where none of ours has it. */
export function languageOfEnding(ending: string): LanguageId | null {
  return LANGUAGES.find(({ endings }) => endings.includes(ending))?.id ?? null;
}

/** `cpp`: the ending that a file of ours gets. */
export function fileEnding(id: LanguageId): string {
  return languageFacts(id).endings[0] ?? "txt";
}

export function languageId(name: LanguageName): CoreLanguageId {
  return ID_OF[name];
}
