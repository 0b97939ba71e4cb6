import type { TalkReport } from "@verdict/contract/talk-moderation";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import * as store from "./store.ts";

const PAGE_SIZE = 20;

/** `before` is the `next` of the page before: whether its last report was open, and its number. */
export async function listReports(db: Queryable, before: string | null) {
  const [isOpen, id] = before?.split("-") ?? [];
  const last = id === undefined ? null : { isOpen: isOpen === "1", id };
  const [open, rows] = await Promise.all([
    store.countOpenReports(db),
    store.listReports(db, { before: last, most: PAGE_SIZE + 1 }),
  ]);
  const page = rows.slice(0, PAGE_SIZE);
  const end = page.at(-1);
  const next = rows.length > PAGE_SIZE && end !== undefined ? `${Number(end.state === "open")}-${end.id}` : null;
  return { open, reports: page.map(presentReport), next };
}

function presentReport(row: store.ReportRow): TalkReport {
  return {
    _id: row.id,
    problemId: row.problem_id,
    problemTitle: row.title,
    kind: row.kind,
    excerpt: row.excerpt,
    author: row.author,
    reporter: row.reporter,
    reason: row.reason,
    at: row.created_at.toISOString(),
    state: row.state,
    isGone: row.is_gone,
  };
}
