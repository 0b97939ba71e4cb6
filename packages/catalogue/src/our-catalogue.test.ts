import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Difficulty, Tag } from "@verdict/contract/problems";
import { beforeAll, expect, test } from "vitest";
import type { CatalogueProblem } from "./problem.ts";
import { readPackage } from "./read-package.ts";

const CATALOGUE = fileURLToPath(new URL("../../../problems", import.meta.url));
/** The editor shows 75 columns beside a statement on a laptop; a comment that wraps there is hard to read. */
const WIDEST_COMMENT = 75;

let problems: CatalogueProblem[];
beforeAll(async () => {
  problems = await Promise.all(readdirSync(CATALOGUE).map((slug) => readPackage(path.join(CATALOGUE, slug))));
});

test("each problem has a place of its own, and on a tag's ladder none is easier than one before it", () => {
  const ladder = problems.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  expect(new Set(ladder.map(({ order }) => order)).size).toBe(problems.length);
  expect(new Set(ladder.map(({ title }) => title)).size).toBe(problems.length);
  for (const tag of Tag.options) {
    const steps = ladder.filter((problem) => problem.tag === tag);
    const levels = steps.map(({ difficulty }) => (difficulty === null ? -1 : Difficulty.options.indexOf(difficulty)));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  }
});

test("no comment of the starter code is wider than the editor", () => {
  const lines = problems.flatMap(({ startCode }) => Object.values(startCode ?? {}).flatMap((code) => code.split("\n")));
  const comments = lines.filter((line) => /^\s*(\/[/*]|\*)/.test(line));
  expect(comments.length).toBeGreaterThan(problems.length);
  expect(comments.filter((line) => line.length > WIDEST_COMMENT)).toEqual([]);
});

test("each editorial shows code and an example, and ends with another problem of the catalogue to try next", () => {
  const bare = problems.filter(
    ({ editorial }) => !/^```/m.test(editorial ?? "") || !/^\*\*.*(example|sample)/im.test(editorial ?? ""),
  );
  expect(bare.map(({ slug }) => slug)).toEqual([]);
  const titles = new Set(problems.map(({ title }) => title));
  const ends = problems.flatMap(({ title, editorial }) => {
    const [, end] = /^\W*Try next:([\s\S]*)/m.exec(editorial ?? "") ?? [];
    if (end === undefined) return [];
    return [{ title, names: [...end.matchAll(/\*([^*]+)\*/g)].map(([, name = ""]) => name.replaceAll(/\s+/g, " ")) }];
  });
  expect(ends).toHaveLength(problems.length);
  const isWrong = ({ title, names }: (typeof ends)[number]) =>
    names.length === 0 || names.some((name) => !titles.has(name) || name === title);
  expect(ends.filter(isWrong)).toEqual([]);
});
