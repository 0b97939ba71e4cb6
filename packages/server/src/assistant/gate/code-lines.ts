/*
 * Which lines of an answer are code, when no fence says so. A line of prose taken for code costs a look of the judge
 * and a short delay; a line of code taken for prose could carry a solution past it. So doubt counts as code.
 */

/** An inline span up to this length names things; a longer one may be a program. */
const LONGEST_INLINE_CODE = 60;
const LONGEST_WORD = 40;

const LEADING_MARKS = /^\s*(?:(?:[-*+>]|\d+[.)]|#{1,6})\s+)*/;
const KEYWORD =
  /^(?:for|while|if|else|return|int|long|double|auto|bool|char|string|const|let|var|function|class|struct|public|private|static|void|switch|case|break|continue|do|try|catch|throw|new|template|typedef|using|vector|map|set|cin|cout|scanf|printf|console|System|print|async|await|import|package|def|elif|from|unsigned|final|#include|#define)\b|^#(?:include|define)/;
const CODE_SIGNS = /[(){}[\]=;<>]/;

export type LineKind = "blank" | "code" | "text";

export function lineKind(line: string): LineKind {
  const text = bare(line);
  if (text === "") return "blank";
  if (/^#\s*(?:include|define|pragma)\b/.test(text)) return "code";
  if (/^(?:import|using|package)\s[\w\s.*{},:<>]+;$/.test(text)) return "code";
  if (/^(?:def|class|for|while|if|elif|else|try|except|with)\b.*:$/.test(text)) return "code";
  if (/^[{}()[\];,\s]+$/.test(text)) return "code";
  if (/[;{}]$/.test(text) && (/[()=[\]<>+]/.test(text) || KEYWORD.test(text) || text.split(/\s+/).length <= 2))
    return "code";
  if (/^\/\/|^\/\*/.test(text)) return "code";
  return KEYWORD.test(text) && CODE_SIGNS.test(text) ? "code" : "text";
}

/** Whether a line of prose carries something along that may be a program of its own. */
export function hidesProgram(line: string): boolean {
  const spans = line.match(/`[^`]+`/g) ?? [];
  if (spans.some((span) => span.length > LONGEST_INLINE_CODE)) return true;
  if (line.split(/\s+/).some((word) => word.length > LONGEST_WORD && /[({[]/.test(word))) return true;
  const signs = line.match(/[;{}]|=>/g)?.length ?? 0;
  return signs >= 2 && line.length >= 40 && /[([]/.test(line) && /[=.]/.test(line);
}

const STATEMENT =
  /\b(?:const|let|var|for|while|if|int|long|auto|double|bool|string|String|vector|function|async|import|return|cin|cout|console|System|class|struct|public|static)\b/;

/** What of such a line is the code: its longest span, or everything from the first thing that looks like code. */
export function programIn(line: string): string {
  const spans = [...line.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");
  const longest = spans.sort((a, b) => b.length - a.length)[0] ?? "";
  if (longest.length > LONGEST_INLINE_CODE - 2) return longest;
  const sign = Math.max(0, line.search(/\S*[({;=`]/));
  // The statement that the first sign belongs to may begin a few words before it: const [a, b] = …
  const before = line.slice(0, sign);
  const clause = Math.max(before.lastIndexOf(": ") + 1, 0);
  const statement = before.slice(clause).search(STATEMENT);
  return line.slice(statement === -1 ? sign : clause + statement).replaceAll("`", "");
}

/** The beginning of a line that can only be prose: three words, none of them the beginning of a statement. */
export function isSurelyProse(beginning: string): boolean {
  const text = beginning.replace(LEADING_MARKS, "").replace(/^[*_"'(]+/, "");
  if (KEYWORD.test(text)) return false;
  return /^(?:(?:[\p{L}\d'’“”",.:!?*_()/-]{1,40}|`[^`]{1,60}`\S{0,3})\s+){3}/u.test(text);
}

/** How much of a line of prose may be shown while its rest is still coming: whole words, up to anything like code. */
export function safeLength(text: string): number {
  let safe = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (/\s/.test(character)) safe = at + 1;
    else if (/[;{}=]/.test(character) || at - safe > LONGEST_WORD) return safe;
    else if (/^\.\w+\(/.test(text.slice(at, at + LONGEST_WORD))) return safe;
    else if (character === "`") {
      const end = text.indexOf("`", at + 1);
      if (end <= at + 1 || end - at > LONGEST_INLINE_CODE) return safe;
      at = end;
    }
  }
  return safe;
}

/** A line of code without the list or the inline span that it stands in. */
export function codeOfLine(line: string): string {
  const text = line.replace(/^\s*(?:(?:[-*+>]|\d+[.)])\s+)+/, "");
  return /^`+[^`]+`+$/.test(text.trim()) ? text.trim().replace(/^`+|`+$/g, "") : text;
}

function bare(line: string): string {
  const text = line.replace(LEADING_MARKS, "").trim();
  return text.replace(/^`+|`+$/g, "").trim();
}
