import type { StreamParser, StringStream } from "@codemirror/language";
import { defineStreamLanguage } from "./stream-language.ts";

interface MarkdownState {
  /** What closes the block that the line is in: a fence of code, or $$ around a formula. */
  fence: "```" | "~~~" | "$$" | null;
}

/**
 * Statements and editorials: Markdown with formulas. Only what an author has to tell apart has a colour; whether it is
 * well formed, the preview shows.
 */
const markdown: StreamParser<MarkdownState> = {
  name: "markdown",
  startState: () => ({ fence: null }),
  languageData: { closeBrackets: { brackets: [] } },
  token(stream, state) {
    if (state.fence !== null) return readBlock(stream, state);
    if (stream.sol() && stream.match(/^ {0,3}(```|~~~|\$\$)/, false)) {
      stream.eatSpace();
      const opening = stream.match("```") ? "```" : stream.match("~~~") ? "~~~" : "$$";
      if (opening === "$$") stream.match("$$");
      // A formula may close on the line that it begins on.
      const closes = opening === "$$" && stream.match(/^.*\$\$/) !== null;
      if (!closes) {
        stream.skipToEnd();
        state.fence = opening;
      }
      return opening === "$$" ? "number" : "string";
    }
    if (stream.sol()) {
      if (stream.match(/^ {0,3}#{1,6}(\s|$)/)) {
        stream.skipToEnd();
        return "keyword";
      }
      if (stream.match(/^\s*([-*+]|\d{1,9}[.)])\s/) || stream.match(/^ {0,3}>\s?/)) return "meta";
    }
    if (stream.match(/^\\./)) return null;
    if (stream.match(/^(`+)(?:(?!\1).)+\1/)) return "string";
    if (stream.match(/^\$(?:\\.|[^$\\])+\$/)) return "number";
    if (stream.match(/^(\*\*|__)(?=\S)(?:(?!\1).)+\1/)) return "def";
    if (stream.match(/^([*_])(?=\S)(?:(?!\1).)*\S\1/)) return "def";
    if (stream.match(/^!?\[[^\]]*\]\([^)]*\)/)) return "type";
    if (stream.match(/^<!--.*?-->/)) return "comment";
    stream.next();
    // A letter inside a word begins nothing: the snake in snake_case is no emphasis.
    stream.eatWhile(/[\p{L}\p{N}_]/u);
    return null;
  },
};

function readBlock(stream: StringStream, state: MarkdownState): string {
  const isFormula = state.fence === "$$";
  const closes = isFormula ? stream.match(/^.*\$\$/) !== null : stream.match(new RegExp(`^ {0,3}${state.fence}\\s*$`));
  if (closes) state.fence = null;
  else stream.skipToEnd();
  return isFormula ? "number" : "string";
}

export const support = defineStreamLanguage(markdown);
