import type { ProblemSummary } from "@verdict/contract/problems";
import type { AppContext } from "../platform/context.ts";
import { firstThatFit } from "../platform/http/most-bytes.ts";
import { type PackedText, packTextSoon } from "../platform/http/packed-text.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { type ListedRow, listSummaries, type SummaryRow } from "./store.ts";

/** Sent, as a statement of its own after the commit, whenever a problem was written or deleted. */
export const PROBLEMS_CHANGED = "problems_changed";
/** How long a list may be old when the notification of a change was lost. */
const MAX_AGE_MS = 5_000;
const JSON_TYPE = "application/json; charset=utf-8";

export interface ProblemList {
  /**
   * All problems in catalogue order, as many thousands as one answer may hold; drafts only for admins. Written down and
   * packed once, since that would be the dearest part of the answer. Shared between callers: never change it.
   */
  read: (role: "user" | "admin") => Promise<WrittenList>;
  stop: () => void;
}

interface WrittenList {
  summaries: readonly ProblemSummary[];
  packed: PackedText;
}

interface Snapshot {
  forUsers: WrittenList;
  forAdmins: WrittenList;
  /** By a clock that is never set: one that goes back an hour would make a list an hour old. */
  readAtMs: number;
}

interface ListContext extends Pick<AppContext, "pool" | "notifications"> {
  config: Pick<AppContext["config"], "buildTests">;
}

/**
 * Keeps the list in memory, since every visitor reads it and it hardly ever changes. Concurrent readers of a stale list
 * wait for one query.
 */
export function createProblemList(context: ListContext): ProblemList {
  let current: Promise<Snapshot> | null = null;
  // Most readings find what was there before: it is packed already.
  const written: Record<"user" | "admin", WrittenList | null> = { user: null, admin: null };
  const forget = () => {
    current = null;
  };
  const unsubscribe = context.notifications.subscribe(PROBLEMS_CHANGED, forget);

  const write = async (role: "user" | "admin", summaries: readonly ProblemSummary[]): Promise<WrittenList> => {
    const text = JSON.stringify(summaries);
    const before = written[role];
    if (before?.packed.plain.equals(Buffer.from(text))) return before;
    const list = { summaries, packed: await packTextSoon(text, JSON_TYPE) };
    written[role] = list;
    return list;
  };

  const reload = () => {
    const loading = loadSnapshot(context, write);
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
      if (performance.now() - snapshot.readAtMs > MAX_AGE_MS) snapshot = await reload();
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
  return {
    ...summary,
    ...(row.is_draft ? { isDraft: true } : {}),
    ...(row.awaits_tests === true ? { awaitsTests: true } : {}),
    ...(row.is_unbuildable === true ? { isUnbuildable: true } : {}),
    ...(row.class_name ? { fromClass: row.class_name } : {}),
  };
}

/**
 * The same where only wanted tests are built: nobody is told that any others are coming. What is built for a contest or
 * an assignment alone, only admins hear of; they also hear of what is built once somebody wants it.
 */
function presentWanted(row: ListedRow, role: "user" | "admin"): ProblemSummary {
  const isComing = row.awaits_tests && (role === "admin" ? row.is_wanted : row.is_opened);
  const summary = presentSummary({ ...row, awaits_tests: isComing, is_unbuildable: isComing && row.is_unbuildable });
  return role === "admin" && row.awaits_tests && !isComing ? { ...summary, buildsWhenWanted: true } : summary;
}

async function loadSnapshot(
  { pool, config }: ListContext,
  write: (role: "user" | "admin", summaries: readonly ProblemSummary[]) => Promise<WrittenList>,
): Promise<Snapshot> {
  const readAtMs = performance.now();
  const rows = await listSummaries(pool);
  const present = (role: "user" | "admin") => (row: ListedRow) =>
    config.buildTests === "wanted" ? presentWanted(row, role) : presentSummary(row);
  const forUsers = await write("user", firstThatFit(rows.filter((row) => !row.is_draft).map(present("user"))));
  return { forUsers, forAdmins: await write("admin", firstThatFit(rows.map(present("admin")))), readAtMs };
}
