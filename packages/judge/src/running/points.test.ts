import { setImmediate } from "node:timers/promises";
import { noPoints, pointsOf, pointsTree, type ScoredTest, testsLeftOut } from "@verdict/contract/points-of-tests";
import type { Scoring, TestGroup } from "@verdict/contract/scoring";
import type { RunVerdict } from "@verdict/contract/verdict";
import { expect, test } from "vitest";
import { withGroups } from "./early-groups.ts";

const group = (name: string, changes: Partial<TestGroup> = {}): TestGroup => ({
  name,
  aggregate: "sum",
  acceptScore: 1,
  rejectScore: 0,
  endsEarly: false,
  accepts: "all",
  requires: [],
  ...changes,
});
const half = (name: string, changes: Partial<TestGroup> = {}) =>
  group(name, { aggregate: "min", acceptScore: 50, endsEarly: true, ...changes });
const SUBTASKS: Scoring = {
  ignoresSamples: true,
  groups: [
    group(""),
    group("sample", { acceptScore: 0 }),
    group("secret", { accepts: "any" }),
    half("secret/1"),
    half("secret/2"),
  ],
};
const TESTS: ScoredTest[] = ["sample/1", "secret/1/a", "secret/1/b", "secret/2/a", "secret/2/b", "secret/2/c"].map(
  (path, index) => ({ number: index + 1, path }),
);
const results = (...verdicts: (RunVerdict | null)[]) =>
  verdicts.flatMap((verdict, index) => (verdict === null ? [] : [{ number: index + 1, verdict }]));
const scoreOf = (scoring: Scoring, ...verdicts: (RunVerdict | null)[]) =>
  pointsOf(scoring, TESTS, results(...verdicts)).score;

test("a group is worth its points when all of its tests have passed", () => {
  expect(pointsOf(SUBTASKS, TESTS, results("AC", "AC", "AC", "AC", "WA"))).toEqual({
    score: 50,
    most: 100,
    groups: [
      { name: "secret/1", score: 50, most: 50, verdict: "AC" },
      { name: "secret/2", score: 0, most: 50, verdict: "WA" },
    ],
  });
  expect(scoreOf(SUBTASKS, "AC", "AC", "AC", "AC", "AC", "AC")).toBe(100);
});

test("a test without a result is worth nothing, so nothing at all is no points", () => {
  expect(scoreOf(SUBTASKS, "AC", "AC", "AC", "AC", "AC")).toBe(50);
  expect(pointsOf(SUBTASKS, TESTS, []).score).toBe(0);
  const consoling = { ...SUBTASKS, groups: SUBTASKS.groups.map((one) => ({ ...one, rejectScore: 3 })) };
  expect(pointsOf(consoling, TESTS, []).score).toBe(0);
  expect(noPoints(consoling, TESTS).score).toBe(0);
  expect(scoreOf(consoling, "AC", "WA", null, "WA", "WA", "WA")).toBe(3);
});

test.each([
  ["sum", 40],
  ["avg", 20],
  ["max", 40],
  ["min", 0],
  ["share", 20],
] as const)("%s of one test that passed and one that did not", (aggregate, score) => {
  const scoring: Scoring = {
    ignoresSamples: true,
    groups: [group(""), group("sample"), group("secret", { aggregate, acceptScore: 40 })],
  };
  const tests = ["secret/a", "secret/b"].map((path, index) => ({ number: index + 1, path }));
  expect(pointsOf(scoring, tests, results("AC", "WA")).score).toBe(score);
});

test("samples count where the package does not say otherwise", () => {
  const scoring = { ignoresSamples: false, groups: [group("")] };
  expect(pointsOf(scoring, TESTS, results("AC", "AC"))).toMatchObject({ score: 2, most: 6, groups: [] });
});

test("a group that requires another is worth nothing without it", () => {
  const groups = [...SUBTASKS.groups.slice(0, 4), half("secret/2", { requires: ["secret/1"] })];
  expect(scoreOf({ ...SUBTASKS, groups }, "AC", "WA", null, "AC", "AC", "AC")).toBe(0);
  expect(scoreOf({ ...SUBTASKS, groups }, "AC", "AC", "AC", "AC", "AC", "AC")).toBe(100);
});

const leftOut = (scoring: Scoring, ...verdicts: (RunVerdict | null)[]) => [
  ...testsLeftOut(pointsTree(scoring, TESTS), new Map(results(...verdicts).map((one) => [one.number, one.verdict]))),
];

test("behind the first rejected test a group ends, and the groups beside it go on", () => {
  expect(leftOut(SUBTASKS, "AC", "WA")).toEqual([3]);
  expect(leftOut(SUBTASKS, "WA", "AC", "AC", "TLE")).toEqual([5, 6]);
});

test("a test that has ended ahead of its turn ends nothing before it", () => {
  expect(leftOut(SUBTASKS, null, null, null, null, "WA")).toEqual([6]);
});

test("a root that ends early ends all groups behind a rejected one, and not behind one that accepts anything", () => {
  const early = { ...SUBTASKS, groups: SUBTASKS.groups.map((one) => ({ ...one, endsEarly: true })) };
  expect(leftOut(early, "WA")).toEqual([2, 3, 4, 5, 6]);
  const always = early.groups.map((one) => (one.name === "sample" ? { ...one, accepts: "always" as const } : one));
  expect(leftOut({ ...early, groups: always }, "WA")).toEqual([]);
});

test("no test is run behind one that has ended its group, and two time limits end nothing else", async () => {
  const run: number[] = [];
  const fails = new Set([2, 4]);
  const fourth = Promise.withResolvers<void>();
  const tried = await withGroups<never>(
    { signal: new AbortController().signal },
    {
      count: TESTS.length,
      scoring: SUBTASKS,
      tests: TESTS,
      onResult: () => undefined,
      async tryOne(index) {
        run.push(index + 1);
        // Four are tried at once, and the fourth is the first whose end is seen.
        if (index === 3) void setImmediate().then(() => setImmediate().then(fourth.resolve));
        else await fourth.promise;
        const verdict = fails.has(index + 1) ? "TLE" : "AC";
        return { kind: "result", result: { ...RESULT, number: index + 1, verdict } };
      },
    },
  );
  expect(tried).toMatchObject({ kind: "ended" });
  expect(tried.kind === "ended" && tried.results.map(({ number }) => number)).toEqual([1, 2, 4]);
  expect(run).toEqual([1, 2, 3, 4]);
});

const RESULT = {
  cpuMs: 1,
  wallMs: 1,
  memoryBytes: 1,
  exitCode: 0,
  signal: null,
  reason: "",
  output: null,
  errorOutput: null,
  expected: null,
};
