import { highlightCode, tagHighlighter, tags } from "@lezer/highlight";
import type { LanguageId } from "@verdict/contract/language";
import { knowsGrammarOf, loadParser } from "./load-parser.ts";

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
  if (parser === null) return (code) => [{ text: code, className: "" }];
  return (code) => {
    const spans: CodeSpan[] = [];
    const bracketClass = bracketColors();
    highlightCode(
      code,
      parser.parse(code),
      COLORS,
      (text, className) => {
        // What has a colour of its own is a string or a comment, say: its brackets enclose nothing.
        if (className !== "") spans.push({ text, className });
        else
          for (const part of text.split(/([()[\]{}])/))
            if (part !== "") spans.push({ text: part, className: bracketClass(part) });
      },
      () => spans.push({ text: "\n", className: "" }),
    );
    return spans;
  };
}

const OPENING = "([{";
const CLOSING = ")]}";
/** By depth, as in the editor (bracket-colors.ts). */
const BRACKET_COLORS = ["text-(--code-number)", "text-(--code-meta)", "text-(--code-name)"];

/** Tells the colour of one piece after the other: of a bracket that of its depth, else none. */
function bracketColors(): (text: string) => string {
  const open: string[] = [];
  const colorOf = () => BRACKET_COLORS[open.length % BRACKET_COLORS.length] ?? "";
  return (text) => {
    if (text.length === 1 && OPENING.includes(text)) {
      const color = colorOf();
      open.push(text);
      return color;
    }
    if (text.length !== 1 || !CLOSING.includes(text)) return "";
    if (open.at(-1) !== OPENING[CLOSING.indexOf(text)]) return "text-(--code-wrong) underline";
    open.pop();
    return colorOf();
  };
}

async function parserOf(language: LanguageId) {
  if (!knowsGrammarOf(language)) return null;
  switch (language) {
    case "javascript":
      return (await loadParser("javascript")).javascriptParser;
    case "java":
      return (await loadParser("java")).javaLanguage.parser;
    case "cpp":
      return (await loadParser("cpp")).cppLanguage.parser;
    default:
      return (await loadParser(language)).parser;
  }
}
