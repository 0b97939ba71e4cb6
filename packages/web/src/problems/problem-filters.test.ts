import type { ProblemSummary } from "@verdict/contract/problems";
import { expect, test } from "vitest";
import {
  type FilterFacts,
  filterProblems,
  NO_FILTERS,
  type ProblemFilters,
  readFilters,
  writeFilters,
} from "./problem-filters.ts";
import { countTopics } from "./topics.ts";

const problems: ProblemSummary[] = [
  { _id: "pairs", title: "Pair of Weights", difficulty: "easy", tags: "array" },
  { _id: "bridge", title: "Last Bridge", difficulty: "hard", tags: "graph" },
  { _id: "lanterns", title: "Lanterns Apart", difficulty: "hard", tags: "linkedList" },
];
const facts: FilterFacts = {
  solvedIds: new Set(["bridge"]),
  attemptedIds: new Set(["bridge", "pairs"]),
  listedIds: null,
  topics: new Map(),
  acceptance: new Map([
    ["bridge", { problemId: "bridge", accepted: 1, judged: 4 }],
    ["lanterns", { problemId: "lanterns", accepted: 3, judged: 4 }],
  ]),
};

function shown(filters: Partial<ProblemFilters>, changes: Partial<FilterFacts> = {}): string[] {
  return filterProblems(problems, { ...NO_FILTERS, ...filters }, { ...facts, ...changes }).map(
    (problem) => problem._id,
  );
}

test("a topic keeps its problems alone, and nobody's before topics have come", () => {
  const topics = new Map([["bridge", { topics: ["two pointers", "heap"] }]]);
  expect(shown({ topic: "heap" }, { topics })).toEqual(["bridge"]);
  expect(shown({ topic: "greedy" }, { topics })).toEqual([]);
  expect(shown({ topic: "heap" })).toEqual([]);
  expect(countTopics(new Map([...topics, ["lanterns", { topics: ["heap"] }]]))).toEqual([
    { topic: "heap", problems: 2 },
    { topic: "two pointers", problems: 1 },
  ]);
});

test("without filters every problem is shown, in the given order", () => {
  expect(shown({})).toEqual(["pairs", "bridge", "lanterns"]);
});

test("the search matches a part of the title in any case, and ignores spaces around it", () => {
  expect(shown({ search: "  BRIDGE " })).toEqual(["bridge"]);
});

test("the search matches the tag as the wire spells it and as the badge spells it", () => {
  expect(shown({ search: "linkedlist" })).toEqual(["lanterns"]);
  expect(shown({ search: "linked list" })).toEqual(["lanterns"]);
});

test("attempted are those that were tried and are not solved", () => {
  expect(shown({ status: "attempted" })).toEqual(["pairs"]);
});

test("they are sorted as chosen, equal ones in the order of the catalogue", () => {
  expect(shown({ sort: "title" })).toEqual(["lanterns", "bridge", "pairs"]);
  expect(shown({ sort: "difficulty" })).toEqual(["pairs", "bridge", "lanterns"]);
  expect(shown({ sort: "tag" })).toEqual(["pairs", "bridge", "lanterns"]);
});

test("what is accepted most often comes first, and what nobody has tried last", () => {
  expect(shown({ sort: "acceptance" })).toEqual(["lanterns", "bridge", "pairs"]);
});

test("of a list only its own problems are shown", () => {
  expect(shown({}, { listedIds: new Set(["lanterns", "bridge"]) })).toEqual(["bridge", "lanterns"]);
  expect(shown({ difficulty: "easy" }, { listedIds: new Set(["lanterns"]) })).toEqual([]);
});

test("status, difficulty and tag all have to match", () => {
  expect(shown({ status: "solved" })).toEqual(["bridge"]);
  expect(shown({ status: "unsolved", difficulty: "hard" })).toEqual(["lanterns"]);
  expect(shown({ tag: "graph", difficulty: "easy" })).toEqual([]);
});

test("filters written to the address read back unchanged", () => {
  const filters: ProblemFilters = {
    search: "a&b=c ü",
    status: "solved",
    difficulty: "hard",
    tag: "linkedList",
    topic: "two pointers",
    list: "bookmarks",
    view: "ladders",
    sort: "title",
  };
  expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters);
});

test("no filters leave the address empty", () => {
  expect(writeFilters(NO_FILTERS).toString()).toBe("");
});

test("an unknown value in the address counts as all", () => {
  expect(readFilters(new URLSearchParams("difficulty=brutal&tag=Array&status="))).toEqual(NO_FILTERS);
});

test("a problem with a difficulty and a tag of a newer server is listed, found and put last", () => {
  const newer = { _id: "sea", title: "Sea", difficulty: "brutal", tags: "geometry" };
  const known = { _id: "bridge", title: "Bridge", difficulty: "hard", tags: "graph" };
  const facts = {
    solvedIds: new Set<string>(),
    attemptedIds: new Set<string>(),
    listedIds: null,
    topics: new Map(),
    acceptance: new Map(),
  };
  const idsWith = (changed: Partial<ProblemFilters>) =>
    filterProblems([newer, known], { ...NO_FILTERS, ...changed }, facts).map(({ _id }) => _id);
  expect(idsWith({ sort: "difficulty" })).toEqual(["bridge", "sea"]);
  expect(idsWith({ sort: "tag" })).toEqual(["sea", "bridge"]);
  expect(idsWith({ search: "geometry" })).toEqual(["sea"]);
});
