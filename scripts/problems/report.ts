import type { ImportResult, PackageFinding } from "@verdict/contract/problem-packages";

/**
 * The findings, errors first, one to a line, and a last line that counts them. `judged` programs were: where there was
 * none, that there are no errors would mean nothing.
 */
export function reportOf(findings: readonly PackageFinding[], judged: number | null = null): string[] {
  const errors = findings.filter(({ severity }) => severity === "error");
  const warnings = findings.filter(({ severity }) => severity === "warning");
  const lines = [...errors, ...warnings].map(({ severity, file, line, message }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    return `${severity === "error" ? "ERROR  " : "warning"}  ${place}: ${message}`;
  });
  const counted = judged === 0 && errors.length === 0 ? "no program was judged" : count(errors.length, "error");
  return [...lines, `${counted}, ${count(warnings.length, "warning")}`];
}

/** What an import has stored, where, and what the author should know of it. */
export function importedLines(result: ImportResult): string[] {
  const state = result.isDraft ? "a draft: only admins see it" : "open to everybody";
  const measured = result.measured.map(({ language, runtime }) => `${language} ${runtime.toFixed(3)} s`);
  return [
    ...(result.findings.length === 0 && result.judged !== 0 ? [] : reportOf(result.findings, result.judged ?? null)),
    ...(result.judged === undefined ? [] : [`Judged ${result.judged} programs, ${result.agreed} as the package says.`]),
    `References: ${measured.join(", ")}`,
    `Stored as ${result._id}, ${state}.`,
  ];
}

function count(number: number, noun: string): string {
  return `${number === 0 ? "no" : number} ${noun}${number === 1 ? "" : "s"}`;
}
