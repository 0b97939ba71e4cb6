import { createInterface } from "node:readline/promises";
import type { ImportResult } from "@verdict/contract/problem-packages";
import { importPackageFile, isHereAlready } from "@verdict/server/package-commands";
import type { Database } from "../start/database.ts";

type Input = Omit<Parameters<typeof importPackageFile>[1], "again">;

/**
 * Imports a package. `again` says what becomes of one whose problem is here already: at a terminal the person is asked,
 * and where there is nobody to ask another problem is made, with a finding that says so.
 */
export async function importOnce(
  database: Database,
  input: Input,
  { again, isAttended }: { again: "update" | "new" | "ask"; isAttended: boolean },
): Promise<ImportResult> {
  if (again !== "ask") return importPackageFile(database, { ...input, again: again === "update" ? again : null });
  try {
    return await importPackageFile(database, { ...input, again });
  } catch (error) {
    if (!isHereAlready(error)) throw error;
    if (isAttended) {
      const answer = await ask(`${error.message} [u]pdate, [a]nother, anything else to stop: `, input.signal);
      if (answer !== "u" && answer !== "a") throw error;
      return importPackageFile(database, { ...input, again: answer === "u" ? "update" : null });
    }
    const result = await importPackageFile(database, { ...input, again: null });
    const message = "its problem was here already, and another one was made: --update brings that one up to date";
    return { ...result, findings: [{ severity: "warning", file: "problem.yaml", message }, ...result.findings] };
  }
}

async function ask(question: string, signal: AbortSignal): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await lines.question(question, { signal })).trim().toLowerCase();
  } finally {
    lines.close();
  }
}
