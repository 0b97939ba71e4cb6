import type { GroupPoints, Points } from "@verdict/contract/points";
import type { Verdict } from "@verdict/contract/verdict";
import type { BoardInput, ScoredSubmission } from "../board-input.ts";
import { entry, MINUTE, START, sent } from "./board-material.ts";

const GAPS = [[], [gap(10, 30)], [gap(20, 21), gap(35, 60)], [gap(0, 5)]];
/** How problems give points: not at all, as sums of whole and of broken ones, and as the least of two groups. */
const SCORINGS: readonly { mosts: readonly number[]; isSum: boolean }[] = [
  { mosts: [], isSum: true },
  { mosts: [20, 30, 50], isSum: true },
  { mosts: [0.1, 0.2, 0.7], isSum: true },
  { mosts: [60, 60], isSum: false },
];
const PROBLEM_IDS = ["a", "b", "c", "d"];

function gap(from: number, to: number) {
  return { fromMs: START + from * MINUTE, toMs: START + to * MINUTE };
}

function pickFrom<T>(values: readonly T[], random: (below: number) => number): T {
  return values[random(values.length)] as T;
}

/** A small one, in which much happens at once. */
export function randomContest(random: (below: number) => number): BoardInput {
  const pick = <T>(values: readonly T[]) => pickFrom(values, random);
  const problemIds = PROBLEM_IDS.slice(0, 1 + random(4));
  const entries = Array.from({ length: 1 + random(6) }, (_, index) => {
    const startsAtMs = pick([START, START, START + random(50) * MINUTE, null]);
    const endsAtMs = startsAtMs === null ? null : startsAtMs + (60 + 20 * random(2)) * MINUTE;
    const kind = pick(["official", "official", "unofficial", "virtual"] as const);
    return entry(`team ${index}`, { kind, startsAtMs, endsAtMs });
  });
  // Few different minutes and no two at the same moment: many ties, and one order.
  const submissions = Array.from({ length: random(40) }, (_, index) => {
    const one = sent(pick(entries).id, pick(problemIds), 5 * random(30), null);
    return judgedAnew({ ...one, atMs: one.atMs + index }, random);
  });
  return {
    ...{ rules: pick(["icpc", "best", "groups"]), problemIds, penaltyMinutes: pick([0, 20]), entries, submissions },
    removed: pick(GAPS),
    frozenFromMs: pick([null, START + 40 * MINUTE]),
  };
}

const VERDICTS: readonly (Verdict | null)[] = ["AC", "AC", "WA", "WA", "TLE", "CE", "JE", "RTE", null];

/** The same submission with another verdict. */
export function judgedAnew(one: ScoredSubmission, random: (below: number) => number): ScoredSubmission {
  const verdict = pickFrom(VERDICTS, random);
  const hasPoints = verdict !== null && verdict !== "CE" && verdict !== "JE";
  return { ...one, verdict, points: hasPoints ? randomPoints(one.problemId, { verdict, random }) : null };
}

function randomPoints(
  problemId: string,
  { verdict, random }: { verdict: Verdict; random: (below: number) => number },
): Points | null {
  const scoring = SCORINGS[PROBLEM_IDS.indexOf(problemId)];
  if (scoring === undefined || scoring.mosts.length === 0) return null;
  // One that is rejected has failed a group at least.
  const failed = random(scoring.mosts.length);
  const groups = scoring.mosts.map((most, index): GroupPoints => {
    const isWhole = verdict === "AC" || (index !== failed && random(2) === 0);
    return { name: `secret/${index}`, most, score: isWhole ? most : 0, verdict: isWhole ? "AC" : "WA" };
  });
  const [score, most] = scoring.isSum
    ? [groups.reduce((sum, group) => sum + group.score, 0), groups.reduce((sum, group) => sum + group.most, 0)]
    : [Math.min(...groups.map((group) => group.score)), Math.min(...groups.map((group) => group.most))];
  return { score, most, groups };
}
