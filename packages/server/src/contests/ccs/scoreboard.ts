import type { BoardCell, BoardRow } from "@verdict/contract/contests";
import { DomainError } from "../../platform/http/errors.ts";
import { countedMs } from "../board-input.ts";
import { boardInput } from "../read-board.ts";
import { scoreBoard } from "../score-board.ts";
import type { CcsMaterial } from "./material.ts";
import { entriesOfGroup, presentContest, presentGroups, removedSpans } from "./present-setting.ts";
import { presentState } from "./present-state.ts";
import { absoluteTime, relativeMinutes, relativeTime } from "./times.ts";
import { type CcsView, frozenFrom, knowsOfProblems } from "./view.ts";

/* The product's own board, of one group of its entries, as the Contest API of 2026-01 says it. */

/** Throws bad_input for a group that there is not. */
export function presentScoreboard(material: CcsMaterial, view: CcsView, groupId: string) {
  const { contest } = material;
  const isPointed = contest.rules !== "icpc";
  const labels = knowsOfProblems(material, view) ? [...material.labels.values()] : [];
  return {
    time: absoluteTime(contest.now),
    contest_time: relativeTime(countedMs(contest.starts_at.getTime(), contest.now.getTime(), removedSpans(contest))),
    state: presentState(material),
    rows: rowsOf(material, view, groupId).map((row) => ({
      rank: row.rank ?? 0,
      team_id: row.entryId,
      score: {
        ...(isPointed
          ? { score: row.points ?? 0 }
          : { num_solved: row.solved, total_time: relativeMinutes(row.penaltyMinutes) }),
        time: lastGain(row),
      },
      problems: labels.map((label, index) => presentCell(label, row.cells[index] ?? null, isPointed)),
    })),
  };
}

/** Ranked by themselves; equal ones in the order of their names as people sort them. */
export function rowsOf(material: CcsMaterial, view: CcsView, groupId: string): BoardRow[] {
  if (!presentGroups().some(({ id }) => id === groupId)) throw new DomainError("bad_input", "There is no such group");
  const { contest, submissions, problems } = material;
  const entries = entriesOfGroup(material, groupId).map((entry) => ({ ...entry, kind: "official" as const }));
  const input = boardInput({ contest, entries, tied: submissions, problems, frozenFrom: frozenFrom(material, view) });
  const names = new Intl.Collator("en-US");
  return scoreBoard(input).toSorted(
    (one, other) => (one.rank ?? 0) - (other.rank ?? 0) || names.compare(one.name, other.name),
  );
}

export function mainGroup({ contest }: CcsMaterial): string {
  return presentContest(contest).main_scoreboard_group_id;
}

function lastGain({ cells }: BoardRow): string | null {
  const minutes = cells.flatMap((cell) => (cell === null || cell.minute === null ? [] : [cell.minute]));
  return minutes.length === 0 ? null : relativeMinutes(Math.max(...minutes));
}

function presentCell(label: string, cell: BoardCell | null, isPointed: boolean) {
  const { tries, pending, minute, points } = cell ?? { tries: 0, pending: 0, minute: null, points: 0 };
  const time = minute === null ? {} : { time: relativeMinutes(minute) };
  const known = { problem_id: label, num_pending: pending };
  if (isPointed) return { ...known, num_judged: tries, score: points ?? 0, ...time };
  // The accepted one is none of the tries.
  return { ...known, num_judged: tries + Number(minute !== null), solved: minute !== null, ...time };
}
