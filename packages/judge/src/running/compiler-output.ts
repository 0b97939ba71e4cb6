/** What users see of a compiler's messages; beyond this nobody reads. */
const SHOWN_BYTES = 16 * 1024;
/** Messages about libraries are folded, so that more than what is shown is worth reading. */
const READ_BYTES = 64 * 1024;

/** The compiler's own text with the user's file names and line numbers, without paths of this machine or of the box. */
export function tidyCompilerOutput(...parts: readonly Uint8Array[]): string {
  return Buffer.concat(parts)
    .subarray(0, READ_BYTES)
    .toString("utf8")
    .replaceAll("file:///box/", "")
    .replaceAll("/box/", "")
    .replaceAll("\u0000", "")
    .split("\n")
    .map((line) => (isQuoteOfSource(line) ? line : line.replaceAll(ABSOLUTE_PATH, shortened)))
    .join("\n")
    .trim();
}

/** g++ and Node quote lines of the program, where a path is the user's own: `   12 | ifstream in("/home/me/in");`. */
function isQuoteOfSource(line: string): boolean {
  return /^ {0,8}\d{0,6} +\|/.test(line);
}

/** Two names at least: a single `/` is a division. */
const ABSOLUTE_PATH = /(?<![\w./<*])\/[\w.+-]+(?:\/[\w.+-]+)+/g;

/** Temporary object files are the program's own; a header is named as one includes it, a tool by its name. */
function shortened(found: string): string {
  const names = found.split("/");
  const name = names.at(-1) ?? "";
  if (/^cc\w{1,12}\.o$/.test(name)) return "main.o";
  const headers = names.lastIndexOf("include");
  if (headers < 0) return name;
  const inside = names.slice(headers + 1);
  const isOfStandard = (part: string) => part === "c++" || /^\d+$/.test(part) || part.includes("-linux-");
  while (inside.length > 1 && isOfStandard(inside[0] ?? "")) inside.shift();
  return `<${inside.join("/")}>`;
}

/** Cut at a line, and says so. */
export function cutForPeople(text: string): string {
  if (Buffer.byteLength(text) <= SHOWN_BYTES) return text;
  const kept = Buffer.from(text).subarray(0, SHOWN_BYTES).toString("utf8");
  return `${kept.slice(0, kept.lastIndexOf("\n") + 1)}… (cut here: the compiler said more than 16 KB)`;
}
