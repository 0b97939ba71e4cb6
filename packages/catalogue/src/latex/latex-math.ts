/** A formula within a line. Empty ones are no formulas. */
export function inlineMath(raw: string): string {
  const text = plainMath(raw).replace(/\s+/g, " ").trim();
  return text === "" ? "" : `$${text}$`;
}

/** A formula of its own, from an environment or from brackets (null). */
export function mathBlock(environment: string | null, raw: string): string {
  const text = plainMath(raw)
    .replace(/\n\s*\n/g, "\n")
    .trim();
  if (text === "") return "";
  return `\n\n$$\n${inEnvironment(environment, text)}\n$$\n\n`;
}

/** Environments that number their lines are those of a formula without numbers. */
function inEnvironment(name: string | null, text: string): string {
  if (name === null || /^(equation|displaymath|math)\*?$/.test(name)) return text;
  if (/^(align|eqnarray|gather|multline|flalign|alignat)\*?$/.test(name)) {
    return `\\begin{aligned}${text}\\end{aligned}`;
  }
  return `\\begin{${name}}${text}\\end{${name}}`;
}

/** What the renderer knows under another name, or not within a text. */
function plainMath(raw: string): string {
  return raw
    .replace(/\\(?:mbox|hbox)(?![A-Za-z])/g, "\\text")
    .replace(/\\SI\{([^{}]*)\}\{([^{}]*)\}/g, "$1\\,\\text{$2}")
    .replace(/\\si\{([^{}]*)\}/g, "\\text{$1}")
    .replace(/\\num\{([^{}]*)\}/g, "{$1}")
    .replace(/\\(?:label|vspace|hspace)\*?\{[^{}]*\}/g, "")
    .replace(/\\(?:textwidth|nonumber|notag)(?![A-Za-z])/g, "")
    .replace(/(^|[^\\])\$([^$]*)\$/g, "$1}$2\\text{");
}
