import type { Diagnostic } from "../diagnostics.ts";

/**
 * A complaint for each match. The pattern is for the whole text (`gm`) and has the groups `line` and `message`, and may
 * have `column` and `severity` (a warning when it says so).
 */
export function messagesLike(pattern: RegExp): (output: string) => Diagnostic[] {
  return (output) =>
    [...output.matchAll(pattern)].map(({ groups = {} }) => ({
      line: Number(groups["line"]),
      column: groups["column"] === undefined ? null : Number(groups["column"]),
      severity: /^warning$/i.test(groups["severity"] ?? "") ? "warning" : "error",
      message: (groups["message"] ?? "").trim(),
    }));
}

/** What comes between a place and its message: the code, and a row of carets. */
const LINES_BETWEEN = 12;

/**
 * For tools that name the place in one line and say what is wrong in a later one: `place` has the groups `line` and
 * maybe `column`, `message` the group `message`.
 */
export function placeThenMessage(place: RegExp, message: RegExp): (output: string) => Diagnostic[] {
  return (output) => {
    const lines = output.split("\n");
    return lines.flatMap((text, at): Diagnostic[] => {
      const groups = place.exec(text)?.groups;
      if (groups === undefined) return [];
      const said = lines.slice(at + 1, at + LINES_BETWEEN).map((line) => message.exec(line)?.groups?.["message"]);
      const found = said.find((words) => words !== undefined);
      if (found === undefined) return [];
      const column = groups["column"] === undefined ? null : Number(groups["column"]);
      return [{ line: Number(groups["line"]), column, severity: "error", message: found.trim() }];
    });
  };
}
