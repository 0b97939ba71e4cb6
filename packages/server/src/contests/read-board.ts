import { type Board, labelOf } from "@verdict/contract/contests";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { contentHash } from "../problems/test-data.ts";
import { type BoardInput, isCounted, type ScoredEntry, type ScoredSubmission } from "./board-input.ts";
import { inputThen } from "./board-then.ts";
import { scoreBoard } from "./score-board.ts";
import {
  type ContestProblemRow,
  type ContestRow,
  type EntryRow,
  findOwnEntry,
  listBoardEntries,
  listProblems,
  listTied,
  type TiedRow,
} from "./store.ts";

/** As everybody may see it. */
export function readPublicBoard(db: Queryable, contest: ContestRow): Promise<Board> {
  return readBoard(db, contest, contest.frozen_from);
}

/** For staff: as it is. */
export function readFullBoard(db: Queryable, contest: ContestRow): Promise<Board> {
  return readBoard(db, contest, null);
}

/**
 * For somebody who takes part afterwards: as it was at the minute that their own clock says (inputThen), with the
 * freeze of then until it has run down. For everybody else as all see it.
 */
export async function readBoardThen(db: Queryable, contest: ContestRow, userId: string): Promise<Board> {
  const own = await findOwnEntry(db, { contestId: contest.id, userId });
  if (own?.kind !== "virtual" || own.starts_at === null || own.ends_at === null) return readPublicBoard(db, contest);
  const { entries, tied, problems } = await readRows(db, contest);
  const elapsedMs = Math.min(contest.now.getTime(), own.ends_at.getTime()) - own.starts_at.getTime();
  const isRunning = contest.now < own.ends_at;
  const frozenFrom = isRunning ? contest.freeze_starts : contest.frozen_from;
  const input = boardInput({ contest, entries, tied, problems, frozenFrom });
  const then = inputThen(input, { entryId: own.id, elapsedMs });
  return {
    rules: contest.rules,
    labels: problems.map((_problem, index) => labelOf(index + 1)),
    rows: scoreBoard(then),
    isFrozen: frozenFrom !== null && contest.starts_at.getTime() + elapsedMs >= frozenFrom.getTime(),
    finality: "open",
    unjudged: 0,
  };
}

/** What a board is computed from, at one moment. */
export async function readRows(db: Queryable, contest: ContestRow) {
  const [entries, tied, problems] = await Promise.all([
    listBoardEntries(db, contest.id),
    listTied(db, { contestId: contest.id, entryId: null }),
    listProblems(db, contest.id),
  ]);
  return { entries, tied, problems };
}

async function readBoard(db: Queryable, contest: ContestRow, frozenFrom: Date | null): Promise<Board> {
  const { entries, tied, problems } = await readRows(db, contest);
  const input = boardInput({ contest, entries, tied, problems, frozenFrom });
  const byId = new Map(input.entries.map((entry) => [entry.id, entry]));
  // How many problems there are is a secret before the start, as they are.
  const hasStarted = contest.starts_at <= contest.now;
  const shown = {
    rules: contest.rules,
    labels: hasStarted ? problems.map((_problem, index) => labelOf(index + 1)) : [],
    rows: hasStarted ? scoreBoard(input) : scoreBoard({ ...input, problemIds: [] }),
  };
  const isFrozen = frozenFrom !== null && frozenFrom <= contest.now;
  return {
    ...shown,
    isFrozen,
    finality: isFrozen ? "open" : finalityOf(contest, shown),
    unjudged: input.submissions.filter(
      (one) => (one.verdict === null || one.verdict === "JE") && isCounted(one, byId.get(one.entryId)),
    ).length,
  };
}

export function finalityOf({ final_board: final }: ContestRow, shown: Shown): Board["finality"] {
  if (final === null) return "open";
  return digestOf(shown) === final ? "final" : "changed";
}

type Shown = Pick<Board, "rules" | "labels" | "rows">;

/**
 * Of all that a board says, but the names: whoever deletes an account changes no result. Nor does whoever takes part
 * afterwards.
 */
export function digestOf({ rules, labels, rows }: Shown): string {
  const results = rows.filter(({ kind }) => kind !== "virtual").map(({ name: _name, ...result }) => result);
  return contentHash(Buffer.from(JSON.stringify({ rules, labels, results })));
}

/** The rows of a contest as its board is computed from them. */
export function boardInput(rows: {
  contest: Pick<ContestRow, "rules" | "penalty_minutes" | "removed">;
  entries: readonly EntryRow[];
  tied: readonly TiedRow[];
  problems: readonly ContestProblemRow[];
  frozenFrom: Date | null;
}): BoardInput {
  return {
    rules: rows.contest.rules,
    problemIds: rows.problems.map((problem) => problem.problem_id),
    penaltyMinutes: rows.contest.penalty_minutes,
    removed: rows.contest.removed.map(({ from, to }) => ({ fromMs: Date.parse(from), toMs: Date.parse(to) })),
    entries: rows.entries.map(scoredEntry),
    submissions: rows.tied.map(scoredSubmission),
    frozenFromMs: rows.frozenFrom?.getTime() ?? null,
  };
}

export function scoredEntry({ id, name, kind, starts_at, ends_at }: EntryRow): ScoredEntry {
  return { id, name, kind, startsAtMs: starts_at?.getTime() ?? null, endsAtMs: ends_at?.getTime() ?? null };
}

function scoredSubmission(row: TiedRow): ScoredSubmission {
  const { entry_id: entryId, problem_id: problemId, at, verdict, points } = row;
  return { entryId, problemId, atMs: at.getTime(), verdict, points };
}
