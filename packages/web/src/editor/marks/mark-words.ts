import type { ShownMark } from "./shown-marks.ts";

export function markText({ line, severity, message }: Pick<ShownMark, "line" | "severity" | "message">): string {
  return `${severity === "error" ? "Error" : "Hint"} in line ${line}: ${message}`;
}

/** `2 errors, 1 hint`; empty without any. */
export function countsText(marks: readonly Pick<ShownMark, "severity">[]): string {
  const errors = marks.filter(({ severity }) => severity === "error").length;
  return [counted(errors, "error"), counted(marks.length - errors, "hint")].filter(Boolean).join(", ");
}

function counted(count: number, word: string): string {
  if (count === 0) return "";
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
