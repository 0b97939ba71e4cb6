import type { LanguageId } from "@verdict/contract/language";
import type { SharedSolution, SolutionOrder } from "@verdict/contract/talk";
import { kilobytesOfBytes, secondsOfMs } from "@verdict/contract/units";
import { DomainError } from "../../platform/http/errors.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { type AskedTalk, requireTalk } from "../require-talk.ts";
import type { TalkContext } from "../talk-context.ts";
import type { Viewer } from "../visible-to.ts";
import * as store from "./store.ts";

type Context = Pick<TalkContext, "pool" | "config">;

const PAGE_SIZE = 20;
/** Of the asker's own; nobody chooses among more of them. */
const MOST_OWN = 30;
/** Of one person for one problem: enough for the ways that are worth telling apart. */
export const MOST_SHARED = 5;

export async function readSolutions(
  context: Context,
  asked: AskedTalk & { language: LanguageId | null; order: SolutionOrder; before: string | null },
) {
  const { problemId, viewer } = await requireTalk(context, asked);
  const { language, order } = asked;
  const [votes, id] = asked.before?.split("-") ?? [];
  const before = votes === undefined || id === undefined ? null : { votes: Number(votes), id };
  const [languages, rows] = await Promise.all([
    store.countByLanguage(context.pool, viewer, problemId),
    store.listSolutions(context.pool, viewer, { problemId, language, order, before, most: PAGE_SIZE + 1 }),
  ]);
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const next = rows.length > PAGE_SIZE && last !== undefined ? `${last.votes}-${last.id}` : null;
  return { languages, solutions: page.map(presentSolution), next };
}

export async function readSolution(
  context: Context,
  asked: AskedTalk & { submissionId: string },
): Promise<SharedSolution & { code: string }> {
  const { problemId, viewer } = await requireTalk(context, asked);
  const row = await requireSolution(context, { problemId, viewer, submissionId: asked.submissionId });
  return { ...presentSolution(row), code: await store.findCode(context.pool, row.submission_id) };
}

export async function readOwnAccepted(context: Context, asked: AskedTalk) {
  const { problemId, viewer } = await requireTalk(context, asked);
  const rows = await store.listOwnAccepted(context.pool, { problemId, userId: viewer.userId, most: MOST_OWN });
  const submissions = rows.map((row) => ({
    submissionId: row.id,
    language: row.language,
    at: row.created_at.toISOString(),
    runtime: secondsOfMs(row.cpu_ms),
    memory: kilobytesOfBytes(row.memory_bytes),
    isShared: row.is_shared,
    isHidden: row.is_hidden,
  }));
  return { mostShared: MOST_SHARED, submissions };
}

/** One that the viewer sees. Throws not_found. */
export async function requireSolution(
  { pool }: Pick<Context, "pool">,
  { problemId, viewer, submissionId }: { problemId: string; viewer: Viewer; submissionId: string },
): Promise<store.SolutionRow> {
  const row = isUuid(submissionId) ? await store.findSolution(pool, viewer, { problemId, submissionId }) : null;
  if (row === null) throw new DomainError("not_found", "This solution is not shared");
  return row;
}

function presentSolution(row: store.SolutionRow): SharedSolution {
  return {
    submissionId: row.submission_id,
    author: row.author,
    isOwn: row.is_own,
    at: row.shared_at.toISOString(),
    isHidden: row.is_hidden,
    isReported: row.is_reported,
    language: row.language,
    lines: row.lines,
    runtime: secondsOfMs(row.cpu_ms),
    memory: kilobytesOfBytes(row.memory_bytes),
    votes: row.votes,
    hasVoted: row.has_voted,
    isOutdated: row.is_outdated,
  };
}
