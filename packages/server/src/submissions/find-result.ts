import type { SubmitResult } from "@verdict/contract/submissions";
import { JUDGE_FAILED_SUBMISSION, PROBLEM_BROKEN } from "../judging/verdict-texts.ts";
import { DomainError } from "../platform/http/errors.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { presentSubmitResult } from "./present-submission.ts";
import { findFailedInput, findSubmission } from "./store.ts";

/**
 * What a submit answers; null while there is no verdict. Throws judge_unavailable and problem_broken where there will
 * be none about the program, and not_found for one that was removed.
 */
export async function findResult(db: Queryable, id: string): Promise<SubmitResult | null> {
  const row = await findSubmission(db, id);
  if (row === null) throw new DomainError("not_found", "This submission does not exist any more");
  const { verdict } = row;
  if (verdict === null) return null;
  if (verdict !== "JE") {
    const failedInput = row.failed_test === null ? null : await findFailedInput(db, id);
    return presentSubmitResult({ ...row, verdict }, failedInput);
  }
  if (row.fault?.kind === "problem") throw new DomainError("problem_broken", PROBLEM_BROKEN);
  throw new DomainError("judge_unavailable", JUDGE_FAILED_SUBMISSION);
}
