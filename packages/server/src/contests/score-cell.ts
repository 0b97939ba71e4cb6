import { type ContestRules, WHOLE_POINTS } from "@verdict/contract/contests";
import type { Points } from "@verdict/contract/points";
import type { Verdict } from "@verdict/contract/verdict";

/*
 * What one entry has done of one problem. By the rules of the ICPC the first accepted submission counts, with those
 * that were rejected before it. Where points count, it is the best submission, or the best of each test group whichever
 * submission that is from. What does not compile, or what the judge could not decide, changes nothing.
 */

/** One submission, as far as the board may tell of it. */
export interface Attempt {
  /** By its entry's clock, without what was taken out. */
  afterMs: number;
  /** Null: it is not known, or not said, what becomes of it. */
  decided: { verdict: Verdict; points: Points | null } | null;
}

export interface Cell {
  tries: number;
  pending: number;
  /** Of the first that is pending. */
  undecidedAfterMs: number | null;
  /** Of the accepted one; where points count, of the one that gave the last of them. */
  gainedAfterMs: number | null;
  /** Of the accepted one, or of the first that has all points. */
  isSolved: boolean;
  points: number;
}

/** The attempts in the order in which they arrived. */
export function scoreCell(rules: ContestRules, attempts: readonly Attempt[]): Cell {
  const cell: Cell = {
    tries: 0,
    pending: 0,
    undecidedAfterMs: null,
    gainedAfterMs: null,
    isSolved: false,
    points: 0,
  };
  const tell = rules === "icpc" ? tellSolved : createTellPoints(rules);
  for (const { afterMs, decided } of attempts) {
    if (cell.isSolved) break;
    if (decided === null) {
      cell.pending += 1;
      cell.undecidedAfterMs ??= afterMs;
    } else if (decided.verdict !== "CE" && decided.verdict !== "NC") tell(cell, { afterMs, ...decided });
  }
  return cell;
}

interface Decided {
  afterMs: number;
  verdict: Verdict;
  points: Points | null;
}

function tellSolved(cell: Cell, { afterMs, verdict }: Decided): void {
  if (verdict === "AC") {
    cell.isSolved = true;
    cell.gainedAfterMs = afterMs;
  } else cell.tries += 1;
}

function createTellPoints(rules: "best" | "groups"): (cell: Cell, decided: Decided) => void {
  const groups = new BestOfGroups();
  return (cell, { afterMs, verdict, points: given }) => {
    cell.tries += 1;
    const points = given ?? pointsOfVerdict(verdict);
    const score = Math.max(points.score, rules === "groups" ? groups.add(points) : 0);
    cell.isSolved = verdict === "AC" || (points.most > 0 && score >= points.most);
    if (score <= cell.points) return;
    cell.points = score;
    cell.gainedAfterMs = afterMs;
  };
}

/** What a submission is worth where points count and its problem gives none. */
export function pointsOfVerdict(verdict: Verdict): Points {
  return { score: verdict === "AC" ? WHOLE_POINTS : 0, most: WHOLE_POINTS, groups: [] };
}

/**
 * The best of each group together. Only where a submission's points are the sum of its groups' they can be put together
 * anew; and groups of a problem whose points were changed meanwhile are no longer the same.
 */
class BestOfGroups {
  readonly #best = new Map<string, number[]>();

  /** What the groups are worth together with these. */
  add({ score, most, groups }: Points): number {
    const isSum = same(sum(groups.map((group) => group.score)), score) && same(sum(groups.map(mostOf)), most);
    if (!isSum) return 0;
    const key = JSON.stringify(groups.map(({ name, most: ofGroup }) => [name, ofGroup]));
    const before = this.#best.get(key);
    const best = groups.map((group, index) => Math.max(group.score, before?.[index] ?? 0));
    this.#best.set(key, best);
    return sum(best);
  }
}

function mostOf({ most }: { most: number }): number {
  return most;
}

/** Points may be fractions, and sums of those are not exact. */
const DIGITS = 1e4;

/** The sum, to four digits behind the point. */
export function sum(scores: readonly number[]): number {
  return Math.round(scores.reduce((whole, score) => whole + score, 0) * DIGITS) / DIGITS;
}

function same(one: number, other: number): boolean {
  return Math.abs(one - other) * DIGITS < 1;
}
