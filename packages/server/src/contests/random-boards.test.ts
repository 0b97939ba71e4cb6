import { brotliCompressSync, constants } from "node:zlib";
import type { GroupPoints, Points } from "@verdict/contract/points";
import type { Verdict } from "@verdict/contract/verdict";
import { expect, inject, test } from "vitest";
import type { BoardInput, ScoredSubmission } from "./board-input.ts";
import { scoreBoard } from "./score-board.ts";
import { entry, MINUTE, START, seeded, sent } from "./testing/board-material.ts";
import { makeBoard } from "./testing/make-board.ts";
import { slowStandings } from "./testing/slow-scorer.ts";

const CONTESTS = inject("isThorough") ? 10_000 : 600;

test("a board agrees with a slow scorer over random contests, also when they are judged anew", () => {
  const random = seeded(7);
  const kinds = { icpc: 0, best: 0, groups: 0 };
  for (let round = 0; round < CONTESTS; round += 1) {
    const input = randomContest(random);
    kinds[input.rules] += 1;
    const rejudged = {
      ...input,
      submissions: input.submissions.map((one) => (random(5) > 0 ? one : judgedAnew(one, random))),
    };
    for (const each of [input, rejudged]) {
      const standings = scoreBoard(each).map(({ rank, name, solved, penaltyMinutes, points }) => ({
        ...{ rank, name, solved, penaltyMinutes, points },
      }));
      expect(standings, `contest ${round}`).toEqual(slowStandings(each));
    }
  }
  for (const count of Object.values(kinds)) expect(count).toBeGreaterThan(CONTESTS / 6);
});

test("what came after the freeze changes nothing of a frozen board, whatever becomes of it", () => {
  const random = seeded(11);
  for (let round = 0; round < CONTESTS / 4; round += 1) {
    const input = { ...randomContest(random), frozenFromMs: START + 40 * MINUTE };
    const submissions = input.submissions.map((one) => (one.atMs < input.frozenFromMs ? one : judgedAnew(one, random)));
    expect(scoreBoard({ ...input, submissions }), `contest ${round}`).toEqual(scoreBoard(input));
  }
});

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

function randomContest(random: (below: number) => number): BoardInput {
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

function judgedAnew(one: ScoredSubmission, random: (below: number) => number): ScoredSubmission {
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

test("a board of a thousand entries with twenty thousand submissions is small", () => {
  for (const rules of ["icpc", "groups"] as const) {
    const rows = makeBoard({ entries: 1_000, problems: 12, submissions: 20_000, rules })();
    expect(rows.length).toBe(1_000);
    const bytes = brotliCompressSync(JSON.stringify(rows), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    expect(bytes.length).toBeLessThan(60 * 1024);
  }
});
