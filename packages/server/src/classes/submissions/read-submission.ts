import type { ClassSubmission, SubmissionComment } from "@verdict/contract/class-submissions";
import { DomainError } from "../../platform/http/errors.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { readForStaff } from "../../submissions/pages/read-report.ts";
import { type AskedClass, isStaff, mayManage, refuseArchived, requireClass } from "../require-class.ts";
import type { ClassRow } from "../store.ts";
import * as store from "./store.ts";

interface AskedSubmission extends AskedClass {
  submissionId: string;
}

/** Nobody looks through more of them. */
const MOST_TRIES = 200;
/** More than lines that anybody comments on. */
const MOST_COMMENTS = 100;

/**
 * For the staff of the class and for the student, who has then seen its comments. Throws not_found for everybody else,
 * and for what belongs to no assignment of the class.
 */
export async function readClassSubmission(db: Queryable, asked: AskedSubmission): Promise<ClassSubmission> {
  const { found, handedIn } = await requireHandedIn(db, asked);
  const { classId, submissionId, user } = asked;
  const tries = {
    assignmentId: handedIn.assignment_id,
    userId: handedIn.student_id,
    problemId: handedIn.problem_id,
    most: MOST_TRIES,
  };
  const [whole, comments, all] = await Promise.all([
    readForStaff(db, { id: submissionId, authorId: handedIn.student_id }),
    store.listComments(db, { classId, submissionId }),
    store.listTries(db, tries),
  ]);
  const isOwn = handedIn.student_id === user.id;
  if (isOwn && comments.some(({ seen_at }) => seen_at === null)) await store.markSeen(db, { classId, submissionId });
  return {
    ...whole,
    studentId: handedIn.student_id,
    studentName: handedIn.student_name,
    assignmentId: handedIn.assignment_id,
    assignmentTitle: handedIn.assignment_title,
    mayComment: isStaff(found, user) && found.archived_at === null,
    comments: comments.map(
      (row): SubmissionComment => ({
        _id: row.id,
        line: row.line,
        text: row.text,
        author: row.author,
        at: row.created_at.toISOString(),
        mayDelete: isStaff(found, user) && (row.author_id === user.id || mayManage(found, user)),
        isNew: row.seen_at === null,
      }),
    ),
    all: all.map((row) => ({ submissionId: row.id, verdict: row.verdict, at: row.created_at.toISOString() })),
  };
}

/** Throws not_found, not_allowed for the student, bad_input for a line that there is not, and conflict. */
export async function commentOn(
  db: Queryable,
  asked: AskedSubmission & { line: number | null; text: string },
): Promise<void> {
  const { found, handedIn } = await requireHandedIn(db, asked);
  if (!isStaff(found, asked.user)) throw new DomainError("not_allowed", "Only the staff of the class may do this");
  refuseArchived(found);
  const { classId, submissionId, line, text } = asked;
  if (line !== null) {
    const { code } = await readForStaff(db, { id: submissionId, authorId: handedIn.student_id });
    if (line > code.split("\n").length) throw new DomainError("bad_input", "The code has no such line");
  }
  const comment = { classId, submissionId, authorId: asked.user.id, line, text, most: MOST_COMMENTS };
  if (await store.insertComment(db, comment)) return;
  throw new DomainError("conflict", `A submission has at most ${MOST_COMMENTS} comments`);
}

/** Throws not_found as well for what somebody else has written, unless a teacher asks. */
export async function deleteComment(db: Queryable, asked: AskedClass & { commentId: string }): Promise<void> {
  const found = await requireClass(db, asked);
  if (!isStaff(found, asked.user)) throw new DomainError("not_allowed", "Only the staff of the class may do this");
  const authorId = mayManage(found, asked.user) ? null : asked.user.id;
  const isKnown = /^\d{1,18}$/.test(asked.commentId);
  if (isKnown && (await store.removeComment(db, { classId: found.id, id: asked.commentId, authorId }))) return;
  throw new DomainError("not_found", "This comment does not exist");
}

async function requireHandedIn(
  db: Queryable,
  asked: AskedSubmission,
): Promise<{ found: ClassRow; handedIn: store.HandedInSubmission }> {
  const found = await requireClass(db, asked);
  const { classId, submissionId, user } = asked;
  const handedIn = isUuid(submissionId) ? await store.findHandedIn(db, { classId, submissionId }) : null;
  const maySee = handedIn !== null && (isStaff(found, user) || handedIn.student_id === user.id);
  if (!maySee) throw new DomainError("not_found", "This submission does not exist");
  return { found, handedIn };
}
