import { PackageError } from "@verdict/catalogue/package-error";
import type { ImportResult, PackageFinding } from "@verdict/contract/problem-packages";

/** What became of a package, for programs that import many: one line of JSON for each. */
export interface ImportRow {
  /** As it was named on the command line, made absolute. */
  package: string;
  /** The id of what was stored; null for what was refused. */
  problem: string | null;
  state: "published" | "draft" | "refused";
  findings: { level: PackageFinding["severity"]; file: string; line: number | null; text: string }[];
  /** So many of its programs, and so many of these got what the package says; both 0 for what was refused. */
  judged: number;
  agreed: number;
}

export function importedRow(file: string, result: ImportResult): ImportRow {
  return {
    package: file,
    problem: result._id,
    state: result.isDraft ? "draft" : "published",
    findings: result.findings.map(({ severity, file, line = null, message }) => ({
      ...{ level: severity, file, line, text: message },
    })),
    judged: result.judged ?? 0,
    agreed: result.agreed ?? 0,
  };
}

/** `error` is why: all that is wrong with the package, and in any case one reason. */
export function refusedRow(file: string, error: Error): ImportRow {
  const faults = packageErrorIn(error)?.all ?? [{ file: "", line: null, reason: error.message }];
  const findings = faults.map(({ file: name, line, reason: text }) => {
    return { level: "error", file: name, line: line ?? lineIn(text), text } as const;
  });
  return { package: file, problem: null, state: "refused", findings, judged: 0, agreed: 0 };
}

function packageErrorIn(error: unknown): PackageError | null {
  if (error instanceof PackageError) return error;
  return error instanceof Error ? packageErrorIn(error.cause) : null;
}

/** Readers of YAML say the line in their text. */
function lineIn(text: string): number | null {
  const [, line] = /\bat line (\d+)\b/.exec(text) ?? [];
  return line === undefined ? null : Number(line);
}
