import type { Difficulty, Tag } from "@verdict/contract/problems";
import { expect, test } from "vitest";
import { searchFor } from "./search-problems.ts";

const problems = (
  [
    ["Two Belts", "easy", "dp"],
    ["Lanterns Apart", "hard", "linkedList"],
    ["The Quietest Hour", "easy", "array"],
    ["Tiling a Broken Floor", "hard", "dp"],
  ] satisfies [string, Difficulty, Tag][]
).map(([title, difficulty, tags], index) => ({ title, difficulty, tags, number: index + 1 }));

const found = (text: string) => problems.filter(searchFor(text, problems)).map(({ title }) => title);

test("a number finds the problem of that number", () => {
  expect(found("2")).toEqual(["Lanterns Apart"]);
  expect(found("#4")).toEqual(["Tiling a Broken Floor"]);
  expect(found("22")).toEqual([]);
});

test("every word has to match, in title, tag or difficulty", () => {
  expect(found("dp easy")).toEqual(["Two Belts"]);
  expect(found("hour quiet")).toEqual(["The Quietest Hour"]);
  expect(found("linked list hard")).toEqual(["Lanterns Apart"]);
  expect(found("two hard")).toEqual([]);
});

test("a misspelled word finds what is a step or two away", () => {
  expect(found("lantrens")).toEqual(["Lanterns Apart"]);
  expect(found("quitest")).toEqual(["The Quietest Hour"]);
  expect(found("brokn floor")).toEqual(["Tiling a Broken Floor"]);
});

test("short words and words that are far away find nothing", () => {
  expect(found("twi")).toEqual([]);
  expect(found("no-such-problem")).toEqual([]);
});

test("nothing typed matches everything", () => {
  expect(found("  ")).toHaveLength(problems.length);
});
