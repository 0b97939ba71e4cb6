import type { Extension } from "@codemirror/state";
import { type LanguageId, languageFacts } from "@verdict/contract/language";
import { loadParser } from "./load-parser.ts";

/** Highlighting, indentation and completion of one language. */
export async function loadLanguage(language: LanguageId): Promise<Extension> {
  const mode = languageFacts(language).editorMode;
  switch (mode) {
    case "javascript":
      return (await loadParser("javascript")).javascriptSupport;
    case "java": {
      const [{ java, javaLanguage }, { javaCompletions }] = await Promise.all([
        loadParser("java"),
        import("./completion/java-completion.ts"),
      ]);
      return [java(), javaCompletions.map((autocomplete) => javaLanguage.data.of({ autocomplete }))];
    }
    case "cpp": {
      const [{ cpp, cppLanguage }, { cppCompletions }] = await Promise.all([
        loadParser("cpp"),
        import("./completion/cpp-completion.ts"),
      ]);
      return [cpp(), cppCompletions.map((autocomplete) => cppLanguage.data.of({ autocomplete }))];
    }
    case null:
      return [];
    default:
      return (await loadParser(mode)).support;
  }
}
