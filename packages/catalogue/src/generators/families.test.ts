import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readLibrary } from "./package-program.ts";

type Random = unknown;
interface Families {
  createRandom: (seed: number) => Random;
  values: (random: Random, kind: string, range: { n: number; low: number; high: number }) => number[];
  treeEdges: (random: Random, kind: string, n: number) => number[][];
  relabel: (random: Random, tree: { n: number; edges: number[][]; directed?: boolean }) => unknown;
}
const { createRandom, values, treeEdges, relabel } = await loadLibrary();

/** As a generator finds it beside itself: a CommonJS module, which files of this package are not. */
async function loadLibrary(): Promise<Families> {
  const source = (await readLibrary()).find(({ name }) => name === "families.js")?.content ?? "";
  const library: { exports: unknown } = { exports: {} };
  compileFunction(source, ["module", "require"])(library, createRequire(import.meta.url));
  return z.parse(z.custom<Families>(), library.exports);
}

const KINDS = "random equal zero low high alternating extremes up down steps wrap small".split(" ");
const TREES = "chain star random binary caterpillar broom deep".split(" ");

/**
 * Packages hold the digests of tests that were built with this library, and a package that has not changed is not built
 * again by the tests. So the library may grow, but what it gives for a seed stays as it is.
 */
test("the same words give the same input for ever", () => {
  const given = [
    ...KINDS.map((kind) => values(createRandom(7), kind, { n: 50, low: -1_000_000_000, high: 20_000_000_000 })),
    ...TREES.map((kind) => treeEdges(createRandom(8), kind, 50)),
    ...TREES.map((kind) => relabel(createRandom(9), { n: 50, edges: treeEdges(createRandom(8), kind, 50) })),
    relabel(createRandom(10), { n: 50, edges: treeEdges(createRandom(8), "random", 50), directed: true }),
  ];
  const digest = createHash("sha256").update(JSON.stringify(given)).digest("hex");
  expect(digest).toBe("8617711ad2b7adc8cf424903927f1d792d5b3385a8088c3784c3b04dabfbff07");
});

test("values keep to their range, and trees have an edge for each vertex but the root", () => {
  for (const kind of KINDS) {
    const found = values(createRandom(1), kind, { n: 200, low: -5, high: 3 });
    expect(found).toHaveLength(200);
    expect(found.every((value) => value >= -5 && value <= 3)).toBe(true);
  }
  for (const kind of TREES) {
    const children = treeEdges(createRandom(1), kind, 40).map(([, child]) => child);
    expect(new Set(children).size).toBe(39);
  }
});
