import type { ImportResult, PackageFinding } from "@verdict/contract/problem-packages";

/** The findings, errors first, one to a line, and a last line that counts them. */
export function reportOf(findings: readonly PackageFinding[]): string[] {
  const errors = findings.filter(({ severity }) => severity === "error");
  const warnings = findings.filter(({ severity }) => severity === "warning");
  const lines = [...errors, ...warnings].map(({ severity, file, message }) => {
    return `${severity === "error" ? "ERROR  " : "warning"}  ${file}: ${message}`;
  });
  return [...lines, `${count(errors.length, "error")}, ${count(warnings.length, "warning")}`];
}

/** What an import has stored, where, and what the author should know of it. */
export function importedLines(result: ImportResult): string[] {
  const state = result.isDraft ? "a draft: only admins see it" : "open to everybody";
  const measured = result.measured.map(({ language, runtime }) => `${language} ${runtime.toFixed(3)} s`);
  return [
    ...(result.findings.length === 0 ? [] : reportOf(result.findings)),
    ...(result.judged === undefined ? [] : [`Judged ${result.judged} programs, ${result.agreed} as the package says.`]),
    `References: ${measured.join(", ")}`,
    `Stored as ${result._id}, ${state}.`,
  ];
}

function count(number: number, noun: string): string {
  return `${number === 0 ? "no" : number} ${noun}${number === 1 ? "" : "s"}`;
}
