import type { Diagnostic } from "@verdict/contract/diagnostics";

/** Where and why a formatter has refused the text, from its own words: Ruff counts bytes, gofmt lines and columns. */
export function placeOfRefusal(text: string, reason: string): Diagnostic {
  const ofBytes = /^(.*) at byte range (\d+)\.\.\d+$/.exec(reason);
  if (ofBytes !== null) {
    const before = new TextEncoder().encode(text).subarray(0, Number(ofBytes[2]));
    const lines = new TextDecoder().decode(before).split("\n");
    const column = (lines.at(-1) ?? "").length + 1;
    return { line: lines.length, column, severity: "error", message: ofBytes[1] ?? "" };
  }
  const ofLines = /^(?:Error: )?(\d+):(\d+): (.*?)(?: \(and \d+ more errors?\))?$/.exec(reason);
  if (ofLines === null) return { line: 1, column: null, severity: "error", message: reason };
  return { line: Number(ofLines[1]), column: Number(ofLines[2]), severity: "error", message: ofLines[3] ?? "" };
}
