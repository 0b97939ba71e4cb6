import type { CcsVersion } from "@verdict/contract/ccs";
import type { BoardCell, BoardRow } from "@verdict/contract/contests";
import { DomainError } from "../../platform/http/errors.ts";
import { countedMs } from "../board-input.ts";
import { boardInput } from "../read-board.ts";
import { scoreBoard } from "../score-board.ts";
import { entriesOfGroup, presentGroups, removedSpans } from "./present-setting.ts";
import { presentState } from "./present-state.ts";
import { absoluteTime, minutesIn, relativeTime } from "./times.ts";
import { frozenFrom, knowsOfProblems, type Shown } from "./view.ts";

/* The product's own board, of one group of its entries, as the Contest API says it. */

/** Throws bad_input for a group that there is not. */
export function presentScoreboard(shown: Shown, groupId: string) {
  const { contest } = shown.material;
  const isPointed = contest.rules !== "icpc";
  const labels = knowsOfProblems(shown) ? [...shown.material.labels.values()] : [];
  return {
    time: absoluteTime(contest.now),
    contest_time: relativeTime(countedMs(contest.starts_at.getTime(), contest.now.getTime(), removedSpans(contest))),
    state: presentState(shown),
    rows: rowsOf(shown, groupId).map((row) => ({
      rank: row.rank ?? 0,
      team_id: row.entryId,
      score: {
        ...(isPointed
          ? { score: row.points ?? 0 }
          : { num_solved: row.solved, total_time: minutesIn(shown.version, row.penaltyMinutes) }),
        ...lastGain(row, shown.version),
      },
      problems: labels.map((label, index) => presentCell(shown, { label, cell: row.cells[index] ?? null })),
    })),
  };
}

/** Ranked by themselves; equal ones in the order of their names as people sort them. */
export function rowsOf(shown: Shown, groupId: string): BoardRow[] {
  if (!presentGroups().some(({ id }) => id === groupId)) throw new DomainError("bad_input", "There is no such group");
  const { contest, submissions, problems } = shown.material;
  const entries = entriesOfGroup(shown.material, groupId).map((entry) => ({ ...entry, kind: "official" as const }));
  const input = boardInput({ contest, entries, tied: submissions, problems, frozenFrom: frozenFrom(shown) });
  const names = new Intl.Collator("en-US");
  return scoreBoard(input).toSorted(
    (one, other) => (one.rank ?? 0) - (other.rank ?? 0) || names.compare(one.name, other.name),
  );
}

function lastGain({ cells }: BoardRow, version: CcsVersion) {
  const minutes = cells.flatMap((cell) => (cell === null || cell.minute === null ? [] : [cell.minute]));
  if (minutes.length > 0) return { time: minutesIn(version, Math.max(...minutes)) };
  // Null and not there at all are the same by both texts; each schema wants its own.
  return version === "2023-06" ? {} : { time: null };
}

function presentCell({ material, version }: Shown, { label, cell }: { label: string; cell: BoardCell | null }) {
  const { tries, pending, minute, points } = cell ?? { tries: 0, pending: 0, minute: null, points: 0 };
  const time = minute === null ? {} : { time: minutesIn(version, minute) };
  const known = { problem_id: label, num_pending: pending };
  if (material.contest.rules !== "icpc") return { ...known, num_judged: tries, score: points ?? 0, ...time };
  // The accepted one is none of the tries.
  return { ...known, num_judged: tries + Number(minute !== null), solved: minute !== null, ...time };
}
