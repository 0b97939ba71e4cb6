import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Difficulty, Tag } from "@verdict/contract/problems";
import { expect, test } from "vitest";
import { readPackage } from "./read-package.ts";

const CATALOGUE = fileURLToPath(new URL("../../../problems", import.meta.url));

test("each problem has a place of its own, and on a tag's ladder none is easier than one before it", async () => {
  const slugs = readdirSync(CATALOGUE);
  const problems = await Promise.all(slugs.map((slug) => readPackage(path.join(CATALOGUE, slug))));
  const ladder = problems.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  expect(new Set(ladder.map(({ order }) => order)).size).toBe(slugs.length);
  expect(new Set(ladder.map(({ title }) => title)).size).toBe(slugs.length);
  for (const tag of Tag.options) {
    const steps = ladder.filter((problem) => problem.tag === tag);
    const levels = steps.map(({ difficulty }) => (difficulty === null ? -1 : Difficulty.options.indexOf(difficulty)));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  }
});
