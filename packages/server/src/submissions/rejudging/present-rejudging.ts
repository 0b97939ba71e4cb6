import type { Rejudging, VerdictChange } from "@verdict/contract/rejudging";
import type { ChangeRow, RejudgingRow } from "./store.ts";

export function presentRejudging(row: RejudgingRow | null, changes: readonly ChangeRow[]): Rejudging {
  if (row === null) return { state: "none", total: 0, judged: 0, failed: 0, changeCount: 0, changes: [] };
  return {
    state: stateOf(row),
    total: row.total,
    judged: row.judged,
    failed: row.failed,
    applied: row.applied,
    changeCount: row.change_count,
    changes: changes.map(presentChange),
  };
}

function stateOf(row: RejudgingRow): Rejudging["state"] {
  if (row.state === "judging" && row.is_applying) return "applying";
  return row.state === "judging" && row.pending === 0 && !row.is_feeding ? "ready" : row.state;
}

function presentChange(row: ChangeRow): VerdictChange {
  return {
    submissionId: row.submission_id,
    firstName: row.first_name,
    language: row.language,
    createdAt: row.created_at.toISOString(),
    before: row.verdict_before,
    passedBefore: row.passed_before,
    totalBefore: row.total_before,
    after: row.verdict_after,
    passedAfter: row.passed_after,
    totalAfter: row.total_after,
  };
}
