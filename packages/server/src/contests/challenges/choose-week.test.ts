import { Difficulty, Tag } from "@verdict/contract/problems";
import { expect, test } from "vitest";
import { chooseWeek } from "./choose-week.ts";
import type { Candidate } from "./store.ts";
import { mondayOf } from "./weekly.ts";

/** `array-easy-1`, `array-easy-2`, …, none of them used before. */
function catalogue(ofEach: number): Candidate[] {
  return Tag.options.flatMap((tag) =>
    Difficulty.options.flatMap((difficulty) =>
      Array.from({ length: ofEach }, (_nothing, at) => ({
        ...{ id: `${tag}-${difficulty}-${at + 1}`, difficulty, tag, used_at: null },
      })),
    ),
  );
}

const MONDAY = "2026-11-23";
const partOf = (ids: readonly string[] | null, at: number) => (ids ?? []).map((id) => id.split("-")[at]);

test("a week begins easy, ends hard and has all tags", () => {
  const week = chooseWeek("seed", catalogue(5));
  expect(partOf(week, 1)).toEqual(["easy", "easy", "medium", "medium", "hard"]);
  expect(new Set(partOf(week, 0))).toEqual(new Set(Tag.options));
});

test("the same seed draws the same, and another one something else", () => {
  const candidates = catalogue(5);
  expect(chooseWeek("seed", candidates.toReversed())).toEqual(chooseWeek("seed", candidates));
  const weeks = ["one", "two", "three", "four"].map((seed) => chooseWeek(seed, candidates));
  expect(new Set(weeks.map((week) => week?.join())).size).toBeGreaterThan(1);
});

test("what had its week comes again when all others have had theirs", () => {
  let candidates = catalogue(2);
  const easy: string[] = [];
  for (let week = 1; week <= 4; week += 1) {
    const used = new Date(Date.parse(MONDAY) + week * 7 * 86_400_000);
    const ids = chooseWeek(`seed ${week}`, candidates) ?? [];
    candidates = candidates.map((one) => (ids.includes(one.id) ? { ...one, used_at: used } : one));
    easy.push(...ids.slice(0, 2));
  }
  expect(easy.toSorted()).toEqual(
    catalogue(2)
      .filter(({ difficulty }) => difficulty === "easy")
      .map(({ id }) => id)
      .toSorted(),
  );
});

test("where a difficulty runs out the nearest one comes, and with too few problems there is no week", () => {
  const onlyHard = catalogue(2).filter(({ difficulty }) => difficulty === "hard");
  expect(partOf(chooseWeek("seed", onlyHard), 1)).toEqual(["hard", "hard", "hard", "hard", "hard"]);
  expect(chooseWeek("seed", onlyHard.slice(0, 4))).toBeNull();
});

test.each([
  ["2026-11-23T00:00:00Z", "2026-11-23"],
  ["2026-11-29T23:59:59Z", "2026-11-23"],
  ["2026-11-30T00:00:00Z", "2026-11-30"],
])("%s lies in the week of %s", (now, day) => {
  expect(mondayOf(new Date(now)).toISOString()).toBe(`${day}T00:00:00.000Z`);
});
