import { interactionText } from "@verdict/contract/conversation";
import type { Diagnostic } from "@verdict/contract/diagnostics";
import { growthText } from "@verdict/contract/growth";
import type { HelperFact } from "@verdict/contract/helper-facts";
import { parseCompilerOutput, parseErrorOutput } from "@verdict/contract/read-diagnostics";
import { secondsOfMs } from "@verdict/contract/units";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { GROWTH } from "../../submissions/studies/growth.ts";
import { SMALLEST } from "../../submissions/studies/smallest.ts";
import { findLastResult } from "../../submissions/studies/store.ts";
import type { FailedRun, FailingLine, LastSubmission } from "./material.ts";
import { findLastSubmission, type LastSubmissionRow } from "./store.ts";

/**
 * The user's newest judged submission to a problem with all that its page shows the user: its failing visible test,
 * what a search and a measuring have found for the problem as it is now, and the line at fault. Null where there is
 * none.
 */
export async function readLastSubmission(
  db: Queryable,
  of: { userId: string; problemId: string },
): Promise<LastSubmission | null> {
  const row = await findLastSubmission(db, of);
  if (row === null) return null;
  const failedExample = failedExampleOf(row);
  const [smallestFailure, growth] = await Promise.all([findSmallest(db, row), findGrowth(db, row)]);
  const { language, code, verdict, passed, total } = row;
  return {
    language,
    verdict,
    passed,
    total,
    code,
    compilerOutput: verdict === "CE" ? row.compiler_output : null,
    reason: row.error_message,
    failedExample,
    smallestFailure,
    growth,
    failingLine: failingLineOf(row, [failedExample, smallestFailure]),
  };
}

/** What of it goes beyond code and verdict, for the user to see. */
export function factsOf(submission: LastSubmission | null): HelperFact[] {
  if (submission === null) return [];
  const { compilerOutput, failedExample, smallestFailure, growth, failingLine } = submission;
  const optional = { compilerOutput, failedExample, smallestFailure, growth, failingLine };
  const known = (["compilerOutput", "failedExample", "smallestFailure", "growth", "failingLine"] as const).filter(
    (fact) => optional[fact] !== null,
  );
  return ["lastSubmission", ...known];
}

function failedExampleOf({ failed_test: failed, failed_input: input }: LastSubmissionRow): FailedRun | null {
  if (failed === null || input === null) return null;
  const { conversation = null } = failed;
  if (conversation !== null) {
    const { output, errorOutput } = failed;
    const said = { output: output ?? "", errorOutput: errorOutput ?? "", conversation: interactionText(conversation) };
    return { input: "", expected: "", ...said };
  }
  return {
    input: input.toString("utf8"),
    expected: failed.expected ?? "",
    output: failed.output ?? "",
    errorOutput: failed.errorOutput ?? "",
  };
}

async function findSmallest(db: Queryable, row: LastSubmissionRow): Promise<LastSubmission["smallestFailure"]> {
  const result = await findLastResult(db, { kind: SMALLEST.kind, submissionId: row.id, version: row.version });
  const found = result === null ? null : SMALLEST.parse(result);
  if (found === null || found.kind === "nothing") return null;
  const { input, expected, output, errorOutput, verdict, reason } = found;
  return { input, expected, output, errorOutput, verdict, reason };
}

/** Of the user's own program alone: what the reference needs would tell which growth is wanted. */
async function findGrowth(db: Queryable, row: LastSubmissionRow): Promise<LastSubmission["growth"]> {
  const result = await findLastResult(db, { kind: GROWTH.kind, submissionId: row.id, version: row.version });
  const found = result === null ? null : GROWTH.parse(result);
  if (found === null || found.kind === "nothing" || found.own.growth.kind === "unknown") return null;
  const { own, word, full, limitMs } = found;
  const secondsAtFull = own.atFull === null ? null : secondsOfMs(own.atFull.best);
  return { words: growthText(own.growth, word), word, full, secondsAtFull, limitSeconds: secondsOfMs(limitMs) };
}

/** What was said of a hidden test is not looked at. */
function failingLineOf(row: LastSubmissionRow, runs: readonly (FailedRun | null)[]): FailingLine | null {
  const complaints: Diagnostic[] =
    row.verdict === "CE"
      ? parseCompilerOutput(row.language, row.compiler_output ?? "")
      : runs.flatMap((run) => (run === null ? [] : parseErrorOutput(row.language, run.errorOutput)));
  const first = complaints.find(({ severity }) => severity === "error");
  const code = first === undefined ? undefined : row.code.split("\n")[first.line - 1];
  if (first === undefined || code === undefined) return null;
  return { line: first.line, code: code.trim(), message: first.message };
}
