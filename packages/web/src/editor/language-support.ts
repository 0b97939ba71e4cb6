import type { Extension } from "@codemirror/state";
import type { LanguageId } from "@verdict/contract/language";
import { knowsGrammarOf, loadParser } from "./load-parser.ts";

/** Highlighting, indentation and completion of one language. */
export async function loadLanguage(language: LanguageId): Promise<Extension> {
  if (!knowsGrammarOf(language)) return [];
  switch (language) {
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
    default:
      return (await loadParser(language)).support;
  }
}
