import * as z from "zod/mini";

/** The languages as calls name them: `javascript`, `java`, `cpp`. */
export const LanguageId = z.enum(["javascript", "java", "cpp"]);
export type LanguageId = z.infer<typeof LanguageId>;

/** The languages as problems (starter code, reference solutions) and screens name them. */
export const LanguageName = z.enum(["C++", "Java", "JavaScript"]);
export type LanguageName = z.infer<typeof LanguageName>;

const NAME_OF: Record<LanguageId, LanguageName> = { cpp: "C++", java: "Java", javascript: "JavaScript" };
const ID_OF: Record<LanguageName, LanguageId> = { "C++": "cpp", Java: "java", JavaScript: "javascript" };

/** A problem's time limit is meant for C++; slower languages get this multiple of it (decision 0011). */
export const TIME_FACTOR: Record<LanguageId, number> = { cpp: 1, java: 1.5, javascript: 1.5 };

export function languageName(id: LanguageId): LanguageName {
  return NAME_OF[id];
}

export function languageId(name: LanguageName): LanguageId {
  return ID_OF[name];
}
