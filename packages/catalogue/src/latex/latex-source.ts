import { expandOwnMacros } from "./own-macros.ts";

/** Far more than any statement has; the parser's stack and time grow with what is open at once. */
const MOST_OPEN = 60;
const MOST_CHARACTERS = 100 * 1024;

/** What is taken as it stands there: no comment begins in it, and no macro. */
const VERBATIM =
  /\\begin\{(verbatim|lstlisting|Verbatim)(\*?)\}[\s\S]*?\\end\{\1\2\}|\\verb\*?([^A-Za-z\s*])[^\n]*?\3|\\url\{[^{}\n]*\}|\\href\{[^{}\n]*\}/g;

/**
 * A statement's source, made fit for the parser: without comments and conditionals, its own macros put in. Throws
 * RangeError, with a reason for people, for what is too long, too deep or grows for ever.
 */
export function prepareLatex(source: string): string {
  if (source.length > MOST_CHARACTERS) throw new RangeError("is longer than 100 KiB");
  const text = withoutComments(source.replace(/\r\n?/g, "\n"));
  const chosen = outsideVerbatim(text, (part) => withKnownNames(chooseBranches(part)));
  const latex = expandOwnMacros(chosen).replace(ADDRESS, signEscaped);
  refuseDeep(latex);
  return latex;
}

/** With the line's end and the next line's indentation, as TeX has it; a blank line behind it stays one. */
const COMMENT = /%[^\n]*(?:\n[ \t]*(?!\s*\n))?/;

/** Whichever begins first counts: no text is verbatim within a comment, and no comment within such a text. */
function withoutComments(text: string): string {
  const either = new RegExp(`${VERBATIM.source}|\\\\[\\s\\S]|(${COMMENT.source})`, "g");
  return text.replace(either, (all: string, _name, _star, _mark, comment?: string) =>
    comment === undefined ? all : "",
  );
}

const ADDRESS = /\\(?:url|href)\{[^{}\n]*\}/g;

/** The parser would take the rest of the line for a comment. */
function signEscaped(address: string): string {
  return address.replace(/(^|[^\\])%/g, "$1\\%");
}

/** Kattis' own conditional: what is for the web, and what is for paper. Both say the same; the paper's is plainer. */
function chooseBranches(text: string): string {
  return text
    .replace(/\\ifplastex([\s\S]*?)\\fi\b/g, (_all, inside: string) => inside.split("\\else")[1] ?? "")
    .replace(/\\ifdefined\\HCode([\s\S]*?)\\fi\b/g, (_all, inside: string) => inside.split("\\else")[1] ?? "");
}

/** The parser takes what stands in older environments of formulas for text. */
function withKnownNames(text: string): string {
  return text.replace(/\\(begin|end)\{eqnarray(\*?)\}/g, "\\$1{align$2}");
}

function outsideVerbatim(text: string, change: (part: string) => string): string {
  let result = "";
  let from = 0;
  for (const match of text.matchAll(VERBATIM)) {
    result += change(text.slice(from, match.index)) + match[0];
    from = match.index + match[0].length;
  }
  return result + change(text.slice(from));
}

function refuseDeep(latex: string): void {
  let open = 0;
  for (const match of latex.matchAll(/\\\\|\\[{}[\]]|\\begin\{|\\end\{|\\left\b|\\right\b|[{}[\]]/g)) {
    const word = match[0];
    if (word === "\\begin{" || word === "\\left" || word === "{" || word === "[") open++;
    else if (word === "\\end{") open = Math.max(0, open - 1);
    else if (word === "}" || word === "]" || word === "\\right") open = Math.max(0, open - 1);
    if (open > MOST_OPEN) throw new RangeError("is nested too deeply");
  }
}
