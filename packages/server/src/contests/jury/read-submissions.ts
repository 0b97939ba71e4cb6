import type { JurySubmission, JurySubmissionReport } from "@verdict/contract/contest-staff";
import { labelOf } from "@verdict/contract/contests";
import { DomainError } from "../../platform/http/errors.ts";
import { firstThatFit } from "../../platform/http/most-bytes.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { readForStaff } from "../../submissions/pages/read-report.ts";
import { type AskedContest, mayJudge, requireContest, requireJury } from "../require-contest.ts";
import { listProblems } from "../store.ts";
import { findForJury, listForJury } from "./store.ts";

/** Nobody reads through more; who looks for one says of whom, or to which problem. */
const MOST_LISTED = 500;

/** Newest first. Throws not_found, not_allowed, and bad_input for a letter that there is not. */
export async function readJurySubmissions(
  db: Queryable,
  asked: AskedContest & { label: string | null; entryId: string | null; onlyWaiting: boolean },
): Promise<JurySubmission[]> {
  const { id: contestId } = await requireJury(db, asked);
  const { label, entryId, onlyWaiting } = asked;
  if (entryId !== null && !isUuid(entryId)) return [];
  const ordinal = label === null ? null : await requireOrdinal(db, { contestId, label });
  const rows = await listForJury(db, { contestId, ordinal, entryId, onlyWaiting, most: MOST_LISTED });
  return firstThatFit(
    rows.map((row) => ({
      submissionId: row.submission_id,
      label: labelOf(row.ordinal),
      entryId: row.entry_id,
      name: row.name,
      language: row.language,
      at: row.at.toISOString(),
      verdict: row.verdict,
      isCounted: row.is_counted,
    })),
  );
}

/**
 * For the jury, and for those of whose entry it is. Throws not_found for everybody else, and outside of the contest.
 */
export async function readJurySubmission(
  db: Queryable,
  asked: AskedContest & { submissionId: string },
): Promise<JurySubmissionReport> {
  const contest = await requireContest(db, asked);
  const { submissionId, user } = asked;
  const row = isUuid(submissionId)
    ? await findForJury(db, { contestId: contest.id, submissionId, userId: user.id })
    : null;
  if (row === null || !(row.is_of_team || mayJudge(contest, user)))
    throw new DomainError("not_found", "This submission does not exist");
  const whole = await readForStaff(db, { id: submissionId, authorId: row.author_id });
  return { ...whole, label: labelOf(row.ordinal), name: row.name };
}

/** Throws bad_input for a letter that there is not. */
export async function requireOrdinal(db: Queryable, input: { contestId: string; label: string }): Promise<number> {
  const problems = await listProblems(db, input.contestId);
  const index = problems.findIndex((_problem, at) => labelOf(at + 1) === input.label);
  if (index < 0) throw new DomainError("bad_input", `There is no problem ${input.label}`);
  return index + 1;
}
