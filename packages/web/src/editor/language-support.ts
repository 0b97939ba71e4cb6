import type { Extension } from "@codemirror/state";
import type { LanguageId } from "@verdict/contract/language";
import { cppCompletions, javaCompletions } from "./completions.ts";

/** Each language's parser is a chunk of its own, fetched when it is first shown. */
export async function loadLanguage(language: LanguageId): Promise<Extension> {
  switch (language) {
    case "javascript": {
      const { javascript } = await import("@codemirror/lang-javascript");
      return javascript();
    }
    case "java": {
      const { java, javaLanguage } = await import("@codemirror/lang-java");
      return [java(), javaCompletions.map((autocomplete) => javaLanguage.data.of({ autocomplete }))];
    }
    case "cpp": {
      const { cpp, cppLanguage } = await import("@codemirror/lang-cpp");
      return [cpp(), cppCompletions.map((autocomplete) => cppLanguage.data.of({ autocomplete }))];
    }
    default:
      return language satisfies never;
  }
}
