import { highlightCode, tagHighlighter, tags } from "@lezer/highlight";
import type { LanguageId } from "@verdict/contract/language";
import { loadParser } from "./load-parser.ts";

/** A piece of code in one colour; no class where it has the colour of text. */
export interface CodeSpan {
  text: string;
  className: string;
}

const COLORS = tagHighlighter([
  { tag: [tags.keyword, tags.modifier, tags.controlKeyword, tags.operatorKeyword], class: "text-(--code-keyword)" },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.character], class: "text-(--code-string)" },
  { tag: [tags.number, tags.bool, tags.null], class: "text-(--code-number)" },
  { tag: tags.comment, class: "text-(--code-comment)" },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: "text-(--code-name)" },
  { tag: [tags.typeName, tags.className, tags.namespace], class: "text-(--code-name)" },
  { tag: [tags.processingInstruction, tags.meta], class: "text-(--code-meta)" },
]);

/** What cuts code of a language into coloured pieces, which together are the code. */
export async function loadCodeSpans(language: LanguageId): Promise<(code: string) => CodeSpan[]> {
  const parser = await parserOf(language);
  return (code) => {
    const spans: CodeSpan[] = [];
    highlightCode(
      code,
      parser.parse(code),
      COLORS,
      (text, className) => spans.push({ text, className }),
      () => spans.push({ text: "\n", className: "" }),
    );
    return spans;
  };
}

async function parserOf(language: LanguageId) {
  switch (language) {
    case "javascript":
      return (await loadParser("javascript")).javascriptParser;
    case "java":
      return (await loadParser("java")).javaLanguage.parser;
    case "cpp":
      return (await loadParser("cpp")).cppLanguage.parser;
    default:
      return language satisfies never;
  }
}
