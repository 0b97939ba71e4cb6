import { Difficulty, Tag } from "@verdict/contract/problems";
import { expect, test } from "vitest";
import { type Candidate, chooseProblem, type PastChoice } from "./choose-problem.ts";

/** `array-easy-1`, `array-easy-2`, … in the order of a catalogue: ladder by ladder, the easy ones first. */
function catalogue(ofEach: number): Candidate[] {
  return Tag.options.flatMap((tag) =>
    Difficulty.options.flatMap((difficulty) =>
      Array.from({ length: ofEach }, (_nothing, at) => ({ id: `${tag}-${difficulty}-${at + 1}`, difficulty, tag })),
    ),
  );
}

const MONDAY = "2026-11-23";
const DAY_MS = 24 * 60 * 60 * 1000;

/** What comes on so many days, the first being a Monday. */
function choices(candidates: readonly Candidate[], days: number): (PastChoice & { day: string })[] {
  const past: (PastChoice & { day: string })[] = [];
  for (let at = 0; at < days; at += 1) {
    const day = new Date(Date.parse(MONDAY) + at * DAY_MS).toISOString().slice(0, 10);
    const chosen = chooseProblem({ day, candidates, past });
    const tag = candidates.find(({ id }) => id === chosen?.problemId)?.tag;
    if (chosen === null || tag === undefined) throw new Error(`nothing was chosen for ${day}`);
    past.unshift({ ...chosen, tag, day });
  }
  return past.reverse();
}

const idsOf = (past: readonly PastChoice[]) => past.map(({ problemId }) => problemId);

test("a week begins easy and ends hard, and the ladders take turns", () => {
  expect(idsOf(choices(catalogue(5), 7))).toEqual([
    "array-easy-1",
    "linkedList-easy-1",
    "graph-medium-1",
    "dp-medium-1",
    "array-medium-1",
    "linkedList-hard-1",
    "graph-hard-1",
  ]);
});

test("a ladder goes on where it stopped", () => {
  const easyOfArrays = idsOf(choices(catalogue(5), 60)).filter((id) => id.startsWith("array-easy"));
  expect(easyOfArrays).toEqual([1, 2, 3, 4, 5].map((number) => `array-easy-${number}`));
});

test.each([1, 2, 3, 7])("with %i of each kind nothing comes again before all have had their day", (ofEach) => {
  const candidates = catalogue(ofEach);
  const past = choices(candidates, candidates.length * 3);
  for (const round of [1, 2, 3]) {
    const ids = idsOf(past.filter((choice) => choice.round === round));
    expect(ids.sort()).toEqual(candidates.map(({ id }) => id).sort());
  }
  const ids = idsOf(past);
  expect(ids.filter((id, at) => id === ids[at - 1])).toEqual([]);
});

test("where none of the day's difficulty is left the nearest one comes", () => {
  const candidates = catalogue(1).filter(({ difficulty }) => difficulty !== "hard");
  const weekend = choices(candidates, 7).slice(5);
  expect(weekend.map(({ problemId }) => problemId.split("-")[1])).toEqual(["medium", "easy"]);
});

test("a problem that is added comes once in the round that goes on, and not on every day until it has caught up", () => {
  const before = choices(catalogue(1), 30);
  expect(before.at(-1)?.round).toBe(3);
  const candidates: Candidate[] = [{ id: "new", difficulty: "easy", tag: "array" }, ...catalogue(1)];
  const past = [...before].reverse();
  for (let at = 30; at < 43; at += 1) {
    const day = new Date(Date.parse(MONDAY) + at * DAY_MS).toISOString().slice(0, 10);
    const chosen = chooseProblem({ day, candidates, past });
    if (chosen === null) throw new Error("nothing was chosen");
    past.unshift({ ...chosen, tag: "array", day });
  }
  expect(idsOf(past).filter((id) => id === "new").length).toBeLessThanOrEqual(2);
  expect(idsOf(past.filter(({ round }) => round === 3)).filter((id) => id === "new")).toHaveLength(1);
});

test("a problem that has been taken away is never chosen, and its round ends without it", () => {
  const [first, ...others] = catalogue(1);
  const past = choices(
    [first, ...others].filter((one) => one !== undefined),
    2,
  ).reverse();
  const next = chooseProblem({ day: "2026-11-25", candidates: others, past });
  expect(next?.problemId).not.toBe(first?.id);
  expect(next?.round).toBe(1);
});

test("a single problem is that of every day", () => {
  expect(idsOf(choices(catalogue(1).slice(0, 1), 3))).toEqual(Array.from({ length: 3 }, () => "array-easy-1"));
});

test("without a problem there is none", () => {
  expect(chooseProblem({ day: MONDAY, candidates: [], past: [] })).toBeNull();
});
