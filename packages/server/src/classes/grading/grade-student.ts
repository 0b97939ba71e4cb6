import type { LanguageId } from "@verdict/contract/language";
import type { Verdict } from "@verdict/contract/verdict";

/*
 * What a student has earned, worked out from the submissions alone. Of each problem the best one counts. A day late has
 * begun with its first moment; each that has begun takes its percentage off, unless the student has a free day for it.
 * Free days are of the whole class: the assignment that is due first takes what it needs, and the next ones what is
 * left.
 */

export interface GradedAssignment {
  id: string;
  dueMs: number;
  latePercent: number;
  grading: "points" | "solved";
  /** Null: all. */
  languages: readonly string[] | null;
  problems: readonly { problemId: string; points: number }[];
}

/** One that arrived while it could count for its assignment. */
export interface HandedIn {
  assignmentId: string;
  problemId: string;
  submissionId: string;
  atMs: number;
  language: LanguageId;
  /** Null: not judged yet. */
  verdict: Verdict | null;
  /** Of the problem's own points, where it gives some. */
  points: { score: number; most: number } | null;
}

export interface Graded {
  submissionId: string;
  atMs: number;
  verdict: Verdict | null;
  lateDays: number;
  /** Null where it does not count: no verdict about the program, or a language that is not allowed. */
  earned: number | null;
}

export interface Cell {
  tries: number;
  newest: Graded;
  /** The one that counts; null while none has earned anything. */
  best: Graded | null;
  earned: number | null;
}

export interface GradedWork {
  cells: (Cell | null)[];
  earned: number | null;
  /** Of the free days that it has taken. */
  freeDays: number;
  /** That there were for it. */
  freeDaysBefore: number;
}

const DAY_MS = 24 * 60 * 60_000;
/** As GRACE of openings/assignments-sql.ts. */
const GRACE_MS = 60_000;

/** `assignments` in the order in which they are due; extra days by assignment. */
export function gradeStudent(input: {
  assignments: readonly GradedAssignment[];
  handedIn: readonly HandedIn[];
  extraDays: ReadonlyMap<string, number>;
  freeDays: number;
}): { works: GradedWork[]; freeDaysLeft: number } {
  const byPlace = groupByPlace(input.handedIn);
  let freeDaysLeft = input.freeDays;
  const works = input.assignments.map((assignment) => {
    const freeDaysBefore = freeDaysLeft;
    const dueMs = assignment.dueMs + (input.extraDays.get(assignment.id) ?? 0) * DAY_MS;
    const cells = assignment.problems.map(({ problemId, points }) => {
      const tries = byPlace.get(placeOf(assignment.id, problemId)) ?? [];
      return gradeCell(tries, { assignment, points, dueMs, freeDays: freeDaysBefore });
    });
    const bests = cells.flatMap((cell) => cell?.best ?? []);
    // A day costs nothing where nothing is taken off for it.
    const needed = assignment.latePercent === 0 ? [0] : bests.map(({ lateDays }) => Math.min(lateDays, freeDaysBefore));
    const freeDays = Math.max(0, ...needed);
    freeDaysLeft -= freeDays;
    const known = cells.flatMap((cell) => cell?.earned ?? []);
    return { cells, earned: known.length === 0 ? null : sum(known), freeDays, freeDaysBefore };
  });
  return { works, freeDaysLeft };
}

interface Terms {
  assignment: GradedAssignment;
  points: number;
  dueMs: number;
  freeDays: number;
}

function gradeCell(tries: readonly HandedIn[], terms: Terms): Cell | null {
  const graded = tries.map((one) => grade(one, terms)).sort((one, other) => one.atMs - other.atMs);
  const newest = graded.at(-1);
  if (newest === undefined) return null;
  const counted = graded.flatMap(({ earned }) => earned ?? []);
  if (counted.length === 0) return { tries: tries.length, newest, best: null, earned: null };
  const earned = Math.max(...counted);
  // Of equal ones the first: it was the least late.
  const best = earned === 0 ? null : (graded.find((one) => one.earned === earned) ?? null);
  return { tries: tries.length, newest, best, earned };
}

function grade(one: HandedIn, { assignment, points, dueMs, freeDays }: Terms): Graded {
  const lateMs = one.atMs - dueMs;
  const lateDays = lateMs < GRACE_MS ? 0 : Math.max(1, Math.ceil((lateMs - GRACE_MS) / DAY_MS));
  const paidDays = Math.max(0, lateDays - freeDays);
  const kept = Math.max(0, 1 - (paidDays * assignment.latePercent) / 100);
  const share = shareOf(one, assignment);
  const { submissionId, atMs, verdict } = one;
  return { submissionId, atMs, verdict, lateDays, earned: share === null ? null : share * points * kept };
}

/** Null where it says nothing: points never come from what is missing. */
function shareOf({ verdict, points, language }: HandedIn, { grading, languages }: GradedAssignment): number | null {
  if (verdict === null || verdict === "JE") return null;
  if (languages !== null && !languages.includes(language)) return null;
  if (verdict === "AC") return 1;
  if (grading === "solved" || points === null || points.most <= 0) return 0;
  return Math.min(1, Math.max(0, points.score / points.most));
}

function groupByPlace(handedIn: readonly HandedIn[]): Map<string, HandedIn[]> {
  const places = new Map<string, HandedIn[]>();
  for (const one of handedIn) {
    const place = placeOf(one.assignmentId, one.problemId);
    const others = places.get(place);
    if (others === undefined) places.set(place, [one]);
    else others.push(one);
  }
  return places;
}

function placeOf(assignmentId: string, problemId: string): string {
  return `${assignmentId} ${problemId}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
