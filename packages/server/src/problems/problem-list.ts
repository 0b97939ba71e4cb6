import type { ProblemSummary } from "@verdict/contract/problems";
import type pg from "pg";
import type { AppContext } from "../platform/context.ts";
import { firstThatFit } from "../platform/http/most-bytes.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { listSummaries, type SummaryRow } from "./store.ts";

/** Sent, as a statement of its own after the commit, whenever a problem was written or deleted. */
export const PROBLEMS_CHANGED = "problems_changed";
/** How long a list may be old when the notification of a change was lost. */
const MAX_AGE_MS = 5_000;

export interface ProblemList {
  /** All problems in catalogue order, as many thousands as one answer may hold; drafts only for admins. Shared between callers: never change it. */
  read: (role: "user" | "admin") => Promise<readonly ProblemSummary[]>;
  stop: () => void;
}

interface Snapshot {
  forUsers: readonly ProblemSummary[];
  forAdmins: readonly ProblemSummary[];
  readAt: number;
}

/**
 * Keeps the list in memory, since every visitor reads it and it hardly ever changes. Concurrent readers of a stale list
 * wait for one query.
 */
export function createProblemList(context: Pick<AppContext, "pool" | "notifications">): ProblemList {
  let current: Promise<Snapshot> | null = null;
  const forget = () => {
    current = null;
  };
  const unsubscribe = context.notifications.subscribe(PROBLEMS_CHANGED, forget);

  const reload = () => {
    const loading = loadSnapshot(context.pool);
    current = loading;
    // A failed query must not stay in the cache. Its error reaches the callers through the same promise.
    loading.catch(() => {
      if (current === loading) forget();
    });
    return loading;
  };

  return {
    async read(role) {
      let snapshot = await (current ?? reload());
      if (Date.now() - snapshot.readAt > MAX_AGE_MS) snapshot = await reload();
      return role === "admin" ? snapshot.forAdmins : snapshot.forUsers;
    },
    stop: unsubscribe,
  };
}

export async function announceProblemsChanged(db: Queryable): Promise<void> {
  await db.query("select pg_notify($1, '')", [PROBLEMS_CHANGED]);
}

export function presentSummary(row: SummaryRow): ProblemSummary {
  const summary = { _id: row.id, title: row.title, difficulty: row.difficulty, tags: row.tag };
  return row.is_draft ? { ...summary, isDraft: true } : summary;
}

async function loadSnapshot(db: pg.Pool): Promise<Snapshot> {
  const readAt = Date.now();
  const rows = await listSummaries(db);
  return {
    forUsers: firstThatFit(rows.filter((row) => !row.is_draft).map(presentSummary)),
    forAdmins: firstThatFit(rows.map(presentSummary)),
    readAt,
  };
}
