import type { Extension } from "@codemirror/state";
import type { LanguageId } from "@verdict/contract/language";
import { cppCompletions, javaCompletions } from "./completions.ts";
import { loadParser } from "./load-parser.ts";

/** Highlighting, indentation and completion of one language. */
export async function loadLanguage(language: LanguageId): Promise<Extension> {
  switch (language) {
    case "javascript":
      return (await loadParser("javascript")).javascriptSupport;
    case "java": {
      const { java, javaLanguage } = await loadParser("java");
      return [java(), javaCompletions.map((autocomplete) => javaLanguage.data.of({ autocomplete }))];
    }
    case "cpp": {
      const { cpp, cppLanguage } = await loadParser("cpp");
      return [cpp(), cppCompletions.map((autocomplete) => cppLanguage.data.of({ autocomplete }))];
    }
    default:
      return language satisfies never;
  }
}
