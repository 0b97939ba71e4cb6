import type { LanguageId } from "./language.ts";
import { CPP } from "./languages/cpp.ts";
import { FURTHER_LANGUAGES } from "./languages/further-languages.ts";
import { JAVA } from "./languages/java.ts";
import { JAVASCRIPT } from "./languages/javascript.ts";
import type { LanguageFacts } from "./languages/language-facts.ts";

/*
 * Apart from language.ts, which every page of the web app loads: only who asks for these facts carries them.
 */

export type { LanguageFacts, RunsAs } from "./languages/language-facts.ts";

/** Those of the core first. */
const LANGUAGES: readonly LanguageFacts[] = [JAVASCRIPT, JAVA, CPP, ...FURTHER_LANGUAGES];

const FACTS = new Map(LANGUAGES.map((facts) => [facts.id, facts]));

/** Of a language that is not known here (of a newer server's, say) what harms nobody. */
export function languageFacts(id: LanguageId): LanguageFacts {
  return FACTS.get(id) ?? unknownLanguage(id);
}

function unknownLanguage(id: LanguageId): LanguageFacts {
  return {
    id,
    endings: [],
    fileName: `solution.${id}`,
    runsAs: "machine code",
    starter: "",
    compilerMessages: () => [],
    traceOfDeath: () => [],
  };
}

/** By a file's ending without its dot; null where none of ours has it. */
export function languageOfEnding(ending: string): LanguageId | null {
  return LANGUAGES.find(({ endings }) => endings.includes(ending))?.id ?? null;
}

/** `cpp`: the ending that a file of ours gets. */
export function fileEnding(id: LanguageId): string {
  return languageFacts(id).endings[0] ?? "txt";
}
