import type { AuditKind } from "@verdict/contract/account-security";
import type { ReportDecision } from "@verdict/contract/talk-moderation";
import { recordAudit } from "../../accounts/audit/store.ts";
import type { Origin } from "../../accounts/caller.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { requireComment } from "../comments/write-comment.ts";
import { requireTalk } from "../require-talk.ts";
import { requireSolution } from "../solutions/read-solutions.ts";
import type { TalkContext } from "../talk-context.ts";
import { isNumber } from "../visible-to.ts";
import * as store from "./store.ts";

/*
 * What administrators do about the talk. Each act that changes something is a line of the log, about whoever has
 * written what it is about; what is hidden can be shown again, and nothing is taken away for good.
 */

interface Act {
  user: SignedInUser;
  origin: Origin;
}

interface Written extends store.Target {
  problemId: string;
  author: { id: string; emailId: string };
}

export async function hideComment(
  context: TalkContext,
  act: Act & { problemId: string; commentId: string; isHidden: boolean },
): Promise<void> {
  const { problemId, viewer } = await requireTalk(context, act);
  const row = await requireComment(context, { problemId, viewer, commentId: act.commentId }, "anybody's");
  await hideFound(context, act, { problemId, kind: "comment", id: row.id, authorId: row.author_id });
}

export async function hideSolution(
  context: TalkContext,
  act: Act & { problemId: string; submissionId: string; isHidden: boolean },
): Promise<void> {
  const { problemId, viewer } = await requireTalk(context, act);
  const row = await requireSolution(context, { problemId, viewer, submissionId: act.submissionId });
  await hideFound(context, act, { problemId, kind: "solution", id: row.id, authorId: row.author_id });
}

export async function lockTalk(context: TalkContext, act: Act & { problemId: string; isLocked: boolean }) {
  const { problemId } = await requireTalk(context, act);
  await inTransaction(context.pool, (db) => lock(db, act, { problemId, isLocked: act.isLocked }));
}

/** Throws not_found for an unknown one, and conflict for one that is closed or of which nothing is left to hide. */
export async function decideReport(
  context: TalkContext,
  act: Act & { reportId: string; decision: ReportDecision },
): Promise<void> {
  await inTransaction(context.pool, async (db) => {
    const report = isNumber(act.reportId) ? await store.holdReport(db, act.reportId) : null;
    if (report === null) throw new DomainError("not_found", "This report does not exist");
    if (report.state !== "open") throw new DomainError("conflict", "This report is closed already");
    await carryOut(db, act, report);
  });
}

async function carryOut(
  db: Queryable,
  act: Act & { decision: ReportDecision },
  report: store.HeldReport,
): Promise<void> {
  const { id, problem_id: problemId, kind, target_id: targetId } = report;
  const author = { id: report.author_id, emailId: report.author_email };
  switch (act.decision) {
    case "hide":
      if (targetId === null) throw new DomainError("conflict", "Its author has taken it away: dismiss the report");
      return hide(db, { ...act, isHidden: true }, { problemId, kind, id: targetId, author });
    case "lock":
      await lock(db, act, { problemId, isLocked: true });
      return store.closeReport(db, { id, state: "locked" });
    case "dismiss": {
      const detail = detailOf({ kind, id: targetId, problemId });
      await record(db, act, { kind: "talk_report_dismissed", about: author, detail });
      return store.closeReport(db, { id, state: "dismissed" });
    }
    default:
      return act.decision satisfies never;
  }
}

async function hideFound(
  { pool }: TalkContext,
  act: Act & { isHidden: boolean },
  { authorId, ...target }: store.Target & { problemId: string; authorId: string },
): Promise<void> {
  await inTransaction(pool, async (db) => {
    const author = { id: authorId, emailId: await store.findEmail(db, authorId) };
    await hide(db, act, { ...target, author });
  });
}

async function hide(db: Queryable, act: Act & { isHidden: boolean }, written: Written): Promise<void> {
  const isChanged = await store.setHidden(db, written, act.isHidden);
  if (act.isHidden) await store.closeReportsOf(db, written);
  if (!isChanged) return;
  const kind = act.isHidden ? "talk_hidden" : "talk_shown";
  await record(db, act, { kind, about: written.author, detail: detailOf(written) });
}

async function lock(db: Queryable, act: Act, input: { problemId: string; isLocked: boolean }): Promise<void> {
  const { problemId, isLocked } = input;
  const isChanged = await (isLocked ? store.addLock(db, problemId) : store.removeLock(db, problemId));
  if (!isChanged) return;
  await record(db, act, { kind: isLocked ? "talk_locked" : "talk_unlocked", about: act.user, detail: problemId });
}

async function record(
  db: Queryable,
  { user, origin }: Act,
  event: { kind: AuditKind; about: { id: string; emailId: string }; detail: string },
): Promise<void> {
  const { kind, about, detail } = event;
  const doneBy = about.id === user.id ? {} : { doneBy: user.emailId };
  await recordAudit(db, { kind, userId: about.id, emailId: about.emailId, ...doneBy, origin, detail });
}

/** "comment 12 of two-sum". */
function detailOf({ kind, id, problemId }: { kind: string; id: string | null; problemId: string }): string {
  return id === null ? `${kind} of ${problemId}` : `${kind} ${id} of ${problemId}`;
}
