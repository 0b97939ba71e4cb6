import type { UncaughtException } from "./language.ts";

type Uncaught = (lines: readonly string[]) => UncaughtException | null;

/**
 * The first line of the error output that the pattern fits. Its group `name`, or else `name` here, is shown for hidden
 * tests as well: nothing of what the program has read may be in it.
 */
export function firstLineLike(pattern: RegExp, { name }: { name?: string } = {}): Uncaught {
  return (lines) => exceptionIn(lines, { pattern, name });
}

/** The last one; where `after` is given, only behind a line that is this text. */
export function lastLineLike(pattern: RegExp, { name, after }: { name?: string; after?: string } = {}): Uncaught {
  return (lines) => {
    const from = after === undefined ? 0 : lines.lastIndexOf(after) + 1;
    if (after !== undefined && from === 0) return null;
    return exceptionIn(lines.slice(from).reverse(), { pattern, name });
  };
}

function exceptionIn(
  lines: readonly string[],
  { pattern, name }: { pattern: RegExp; name: string | undefined },
): UncaughtException | null {
  for (const each of lines) {
    const line = each.replaceAll("/box/", "");
    const match = pattern.exec(line);
    const found = match?.groups?.["name"] ?? name;
    if (match !== null && found !== undefined) return { name: found, line };
  }
  return null;
}
