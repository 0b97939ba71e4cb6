const LIGATURES: readonly (readonly [RegExp, string])[] = [
  [/---/g, "—"],
  [/--/g, "–"],
  [/``/g, "“"],
  [/''/g, "”"],
  [/`/g, "‘"],
  [/'/g, "’"],
  [/~/g, "\u00a0"],
];

/**
 * Text of LaTeX as Markdown has it. `isAtStart`: of a line, where a dash or a number would begin a list.
 */
export function escapeText(text: string, isAtStart: boolean): string {
  let plain = text.replace(/[\\*_[\]<>&|]/g, "\\$&");
  for (const [pattern, letter] of LIGATURES) plain = plain.replace(pattern, letter);
  return isAtStart ? plain.replace(/^(?:[-+#=]|\d{1,9}(?=[.)]))/, escapeStart) : plain;
}

function escapeStart(start: string): string {
  return /\d/.test(start) ? `${start}\u200b` : `\\${start}`;
}

/** Marks stand directly at their words: what is blank moves out of them. */
export function marked(mark: string, text: string): string {
  const [, before = "", words = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (words === "") return before + after;
  if (mark === "code") return `${before}<code>${words}</code>${after}`;
  return (
    before +
    words
      .split(/(\n\n+)/)
      .map((part) => (/\S/.test(part) ? mark + part + mark : part))
      .join("") +
    after
  );
}

/** The fence is longer than any run of such marks inside. */
export function codeSpan(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = "`".repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const isPadded = text.startsWith("`") || text.endsWith("`") || (text.startsWith(" ") && text.endsWith(" "));
  if (text === "") return "";
  return isPadded && text.trim() !== "" ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

export function codeBlock(text: string): string {
  const runs = text.match(/`{3,}/g) ?? [];
  const fence = "`".repeat(Math.max(2, ...runs.map((run) => run.length)) + 1);
  return `\n\n${fence}\n${text.replace(/^[ \t]*\n|\n[ \t]*$/g, "")}\n${fence}\n\n`;
}

/** No blanks at ends, and one empty line at most. */
export function tidy(markdown: string): string {
  return markdown
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^(?:\s*\n)+|\s+$/g, "");
}
