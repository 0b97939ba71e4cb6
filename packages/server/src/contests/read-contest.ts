import {
  type BoardCell,
  type Contest,
  type ContestProblem,
  type ContestSubmission,
  type ContestSummary,
  labelOf,
  type OwnEntry,
} from "@verdict/contract/contests";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { countUnanswered, countUnread } from "./asking/store.ts";
import { isCounted } from "./board-input.ts";
import { readTeam } from "./entering/team.ts";
import { mayReadProblems } from "./may-read-problems.ts";
import { boardInput, scoredEntry } from "./read-board.ts";
import { type AskedContest, mayJudge, mayManage, requireContest } from "./require-contest.ts";
import { scoreBoard } from "./score-board.ts";
import * as store from "./store.ts";

/** As far as the user may see it at this moment. */
export async function readContest(db: Queryable, asked: AskedContest): Promise<Contest> {
  const contest = await requireContest(db, asked);
  const isJury = mayJudge(contest, asked.user);
  const entry = await store.findOwnEntry(db, { contestId: contest.id, userId: asked.user.id });
  return {
    ...presentSummary(contest),
    now: contest.now.toISOString(),
    intro: contest.intro,
    rules: contest.rules,
    penaltyMinutes: contest.penalty_minutes,
    teamSize: contest.team_size,
    team: await readTeam(db, contest, entry),
    freezeMinutes: contest.freeze_minutes,
    isFrozen: contest.frozen_from !== null && contest.frozen_from <= contest.now,
    removed: contest.removed.map(({ from, to }) => ({ from: isoOf(from), to: isoOf(to) })),
    needsCode: contest.join_code !== null && contest.invited_as === null,
    ...(entry === null && contest.invited_as !== null ? { invitedAs: contest.invited_as } : {}),
    entry: entry === null ? null : presentOwnEntry(entry),
    problems: isJury || mayReadProblems(contest, entry) ? await readProblems(db, { contest, entry, isJury }) : null,
    ...(contest.has_sealed ? { hasSealed: true } : {}),
    ...(contest.is_own ? { isOwn: true } : {}),
    mayManage: mayManage(contest, asked.user),
    mayJudge: isJury,
    unread: isJury
      ? await countUnanswered(db, contest.id)
      : await countUnread(db, { contestId: contest.id, userId: asked.user.id }),
  };
}

/** As the contract writes times, of a time as JSON of the database has it. */
function isoOf(text: string): string {
  return new Date(text).toISOString();
}

async function readProblems(
  db: Queryable,
  { contest, entry, isJury }: { contest: store.ContestRow; entry: store.EntryRow | null; isJury: boolean },
): Promise<ContestProblem[]> {
  const [problems, tied] = await Promise.all([
    store.listProblems(db, contest.id),
    entry === null ? [] : store.listTied(db, { contestId: contest.id, entryId: entry.id }),
  ]);
  // One's own are told whatever the board may say.
  const entries = entry === null ? [] : [entry];
  const [row] = scoreBoard(boardInput({ contest, entries, tied, problems, frozenFrom: null }));
  return problems.map((problem, index) => {
    const cell = row?.cells[index] ?? null;
    return {
      label: labelOf(index + 1),
      problemId: problem.problem_id,
      title: problem.title,
      state: stateOf(cell),
      tries: cell?.tries ?? 0,
      ...(contest.rules === "icpc" ? {} : { points: cell?.points ?? 0 }),
      ...(isJury && problem.is_draft ? { isDraft: true } : {}),
    };
  });
}

function stateOf(cell: BoardCell | null): ContestProblem["state"] {
  if (cell === null) return "untried";
  if (cell.isFull ?? (cell.points === undefined && cell.minute !== null)) return "solved";
  return cell.pending > 0 ? "pending" : "tried";
}

/** Newest first; none for those who take no part. */
export async function readOwnSubmissions(db: Queryable, asked: AskedContest): Promise<ContestSubmission[]> {
  const contest = await requireContest(db, asked);
  const entry = await store.findOwnEntry(db, { contestId: contest.id, userId: asked.user.id });
  if (entry === null) return [];
  const [problems, tied] = await Promise.all([
    store.listProblems(db, contest.id),
    store.listTied(db, { contestId: contest.id, entryId: entry.id }),
  ]);
  const labels = new Map(problems.map((problem, index) => [problem.problem_id, labelOf(index + 1)]));
  const clock = scoredEntry(entry);
  return tied.toReversed().flatMap((row) => {
    const label = labels.get(row.problem_id);
    if (label === undefined || row.submission_id === null) return [];
    const { submission_id: submissionId, at, verdict } = row;
    return {
      ...{ submissionId, label, at: at.toISOString(), verdict, isCounted: isCounted({ atMs: at.getTime() }, clock) },
      ...(row.author_id === asked.user.id || row.author === null ? {} : { author: row.author }),
    };
  });
}

export function presentSummary(row: store.SummaryRow): ContestSummary {
  return {
    _id: row.id,
    title: row.title,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    windowMinutes: row.window_minutes,
    entries: row.entries,
    hasEntered: row.has_entered,
    isListed: row.is_listed,
    ...(row.invited_as !== null && !row.has_entered ? { isInvited: true } : {}),
    ...(row.is_challenge ? { isChallenge: true } : {}),
  };
}

function presentOwnEntry(row: store.EntryRow): OwnEntry {
  return {
    _id: row.id,
    name: row.name,
    kind: row.kind,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    disqualifiedReason: row.disqualified_reason,
  };
}
