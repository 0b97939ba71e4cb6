import { type JudgeError, type JudgeErrorStanding, MOST_STANDINGS } from "@verdict/contract/judge-errors";
import type { AppContext } from "../../platform/context.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { countJudgeErrors, findStandings, type JudgeErrorRow, listJudgeErrors, type StandingRow } from "./store.ts";

const PAGE_SIZE = 20;

type Context = Pick<AppContext, "pool">;

/** `before` is the `next` of an earlier page. */
export async function listPage({ pool }: Context, before: string | null) {
  const [micros, id] = before?.split(".") ?? [];
  const place = micros === undefined || id === undefined ? null : { micros, id };
  // One more than a page, to know whether there is another page.
  const rows = await listJudgeErrors(pool, { before: place, most: PAGE_SIZE + 1 });
  const page = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
  return {
    count: await countJudgeErrors(pool),
    submissions: page.map(presentJudgeError),
    next: last === undefined ? null : `${last.ended_micros}.${last.id}`,
  };
}

/** What is no id, and ids of nothing, are left out. */
export async function listStandings({ pool }: Context, ids: readonly string[]): Promise<JudgeErrorStanding[]> {
  const rows = await findStandings(pool, ids.filter((id) => isUuid(id)).slice(0, MOST_STANDINGS));
  return rows.map((row) => ({ submissionId: row.id, state: stateOf(row), verdict: row.verdict }));
}

function presentJudgeError(row: JudgeErrorRow): JudgeError {
  return {
    submissionId: row.id,
    problemId: row.problem_id,
    problemTitle: row.title,
    emailId: row.email_id,
    language: row.language,
    createdAt: row.created_at.toISOString(),
    endedAt: row.judged_at.toISOString(),
    fault: { kind: row.fault.kind, reason: row.fault.reason },
    retryAt: row.retry_at?.toISOString() ?? null,
  };
}

function stateOf(row: StandingRow): JudgeErrorStanding["state"] {
  if (row.verdict !== null) return row.verdict === "JE" ? "failed" : "judged";
  return row.is_held ? "judging" : "waiting";
}
