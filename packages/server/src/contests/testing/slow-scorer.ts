import { WHOLE_POINTS } from "@verdict/contract/contests";
import type { BoardInput, ScoredSubmission } from "../board-input.ts";
import { MINUTE } from "./board-material.ts";

/*
 * The standings of a contest, written from the rules alone and not from what it checks: one cell after the other, each
 * from the submissions anew, and as slow as that is.
 */

interface Standing {
  rank: number | null;
  name: string;
  solved: number;
  penaltyMinutes: number;
  points: number | undefined;
}

export function slowStandings(input: BoardInput): Standing[] {
  const results = input.entries.map((one) => {
    const results = input.problemIds.map((problemId) => slowCell(input, { one, problemId }));
    const solved = results.filter((cell) => cell.isSolved).length;
    const penalty = results.reduce((sum, cell) => sum + cell.penalty, 0);
    const points = cents(results.reduce((sum, cell) => sum + cell.points, 0));
    const last = Math.max(0, ...results.map((cell) => cell.minute ?? 0));
    return { one, solved, penalty, points, key: input.rules === "icpc" ? [-solved, penalty, last] : [-points, last] };
  });
  const isBetter = (first: number[], second: number[]) => {
    const at = first.findIndex((value, index) => value !== second[index]);
    return at >= 0 && (first[at] ?? 0) < (second[at] ?? 0);
  };
  return results
    .toSorted((first, second) => {
      if (isBetter(first.key, second.key)) return -1;
      if (isBetter(second.key, first.key)) return 1;
      return first.one.name < second.one.name ? -1 : 1;
    })
    .map(({ one, key, solved, penalty, points }) => {
      const better = results.filter((other) => other.one.kind === "official" && isBetter(other.key, key)).length;
      return {
        rank: one.kind === "official" ? better + 1 : null,
        name: one.name,
        solved,
        penaltyMinutes: penalty,
        points: input.rules === "icpc" ? undefined : points,
      };
    });
}

function slowCell(
  { rules, penaltyMinutes, removed, submissions, frozenFromMs }: BoardInput,
  { one, problemId }: { one: BoardInput["entries"][number]; problemId: string },
) {
  const told = submissions
    .filter(
      ({ entryId, problemId: of, atMs, verdict }) =>
        entryId === one.id &&
        of === problemId &&
        atMs >= (one.startsAtMs ?? Number.POSITIVE_INFINITY) &&
        atMs < (one.endsAtMs ?? 0) &&
        atMs < (frozenFromMs ?? Number.POSITIVE_INFINITY) &&
        ["AC", "WA", "TLE", "MLE", "RTE", "OLE"].includes(verdict ?? ""),
    )
    .toSorted((first, second) => first.atMs - second.atMs);
  const minuteOf = (atMs: number) => countMinutes(one.startsAtMs ?? 0, atMs, removed);
  if (rules !== "icpc") {
    const worth = (count: number) => slowWorth(rules, told.slice(0, count));
    const whole = worth(told.length);
    const gain = told.findIndex((_one, index) => whole.points > 0 && worth(index + 1).points === whole.points);
    const at = told[gain]?.atMs;
    return { ...whole, penalty: 0, minute: at === undefined ? null : minuteOf(at) };
  }
  const accepted = told.filter(({ verdict }) => verdict === "AC").map(({ atMs }) => atMs);
  if (accepted.length === 0) return { isSolved: false, points: 0, penalty: 0, minute: null };
  const at = Math.min(...accepted);
  const wrong = told.filter(({ atMs, verdict }) => atMs < at && verdict !== "AC");
  const minute = minuteOf(at);
  return { isSolved: true, points: 0, penalty: minute + penaltyMinutes * wrong.length, minute };
}

function slowWorth(rules: "best" | "groups", told: readonly ScoredSubmission[]) {
  const singles = told.map(({ verdict, points }) => points?.score ?? (verdict === "AC" ? WHOLE_POINTS : 0));
  const most = told[0]?.points?.most ?? WHOLE_POINTS;
  const ofSums = told.flatMap(({ points }) => {
    if (points === null || points.groups.length === 0) return [];
    const [score, whole] = [0, 0].map((_zero, which) =>
      points.groups.reduce((sum, group) => sum + (which === 0 ? group.score : group.most), 0),
    );
    return cents(score ?? 0) === cents(points.score) && cents(whole ?? 0) === cents(points.most) ? [points.groups] : [];
  });
  const names = new Set(ofSums.flat().map(({ name }) => name));
  const together = [...names].reduce(
    (sum, name) => sum + Math.max(...ofSums.flat().map((group) => (group.name === name ? group.score : 0))),
    0,
  );
  const points = cents(Math.max(0, ...singles, rules === "groups" ? together : 0));
  return { isSolved: told.some(({ verdict }) => verdict === "AC") || (told.length > 0 && points >= most), points };
}

function cents(value: number): number {
  return Math.round(value * 100) / 100;
}

/** One by one; all that is taken out begins and ends with a minute. */
function countMinutes(sinceMs: number, atMs: number, removed: BoardInput["removed"]): number {
  let minutes = 0;
  for (let from = sinceMs; from + MINUTE <= atMs; from += MINUTE) {
    if (!removed.some(({ fromMs, toMs }) => fromMs <= from && from < toMs)) minutes += 1;
  }
  return minutes;
}
