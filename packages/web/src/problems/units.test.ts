import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { UNITS, unitsOf } from "./units.ts";

const CATALOGUE = path.join(import.meta.dirname, "../../../../problems");
const catalogue = readdirSync(CATALOGUE).map((slug) => {
  const rules = readFileSync(path.join(CATALOGUE, slug, "problem.yaml"), "utf8");
  const [, topics = ""] = /^keywords: *\[(.*)\]$/m.exec(rules) ?? [];
  return { _id: slug, topics: topics.split(",").map((topic) => topic.trim().replaceAll('"', "")) };
});

test("a problem stands in the unit of its first topic that is in one, and others come last", () => {
  const problems = [{ _id: "a" }, { _id: "b" }, { _id: "c" }, { _id: "d" }];
  const topics = new Map([
    ["a", { topics: ["unheard of", "segment tree", "loops"] }],
    ["b", { topics: ["loops"] }],
    ["c", { topics: [] }],
  ]);
  const units = unitsOf(problems, topics).map(({ unit, steps }) => [unit.title, steps.map(({ _id }) => _id)]);
  expect(units).toEqual([
    ["First programs", ["b"]],
    ["Range queries", ["a"]],
    ["Further problems", ["c", "d"]],
  ]);
});

test("what a unit builds on comes before it, and no topic is in two units", () => {
  for (const [index, { after }] of UNITS.entries()) {
    const before = UNITS.slice(0, index).map(({ title }) => title);
    expect(after.filter((title) => !before.includes(title))).toEqual([]);
  }
  const topics = UNITS.flatMap((unit) => unit.topics);
  expect(new Set(topics).size).toBe(topics.length);
});

test("every topic of the catalogue is in a unit, and every unit has three problems of it", () => {
  const known = new Set(UNITS.flatMap((unit) => unit.topics));
  expect(catalogue.flatMap(({ topics }) => topics.filter((topic) => !known.has(topic)))).toEqual([]);
  const units = unitsOf(catalogue, new Map(catalogue.map((problem) => [problem._id, problem])));
  expect(units.map(({ unit }) => unit)).toEqual(UNITS);
  expect(units.filter(({ steps }) => steps.length < 3).map(({ unit }) => unit.title)).toEqual([]);
});
