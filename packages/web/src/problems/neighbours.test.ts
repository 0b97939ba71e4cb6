import { expect, test } from "vitest";
import { neighboursOf, nextOnLadder, randomProblem } from "./neighbours.ts";

const problems = ["a", "b", "c"].map((_id) => ({ _id }));
const pick = (id: string, solved: string[], random: number) =>
  randomProblem({ problems, solvedIds: new Set(solved), id, random })?._id;

test("neighbours are those of the catalogue's order, none beyond its ends", () => {
  expect(neighboursOf(problems, "b")).toEqual({ previous: { _id: "a" }, next: { _id: "c" } });
  expect(neighboursOf(problems, "a").previous).toBeNull();
  expect(neighboursOf(problems, "c").next).toBeNull();
  expect(neighboursOf(problems, "draft")).toEqual({ previous: null, next: null });
});

test("the next step of a ladder is the next unsolved problem of the same tag, none behind its last one", () => {
  const ladder = [
    { _id: "a", tags: "dp" },
    { _id: "b", tags: "graph" },
    { _id: "c", tags: "dp" },
    { _id: "d", tags: "dp" },
  ];
  const next = (id: string, ...solved: string[]) => nextOnLadder(ladder, new Set(solved), id)?._id;
  expect(next("a")).toBe("c");
  expect(next("a", "a", "c")).toBe("d");
  expect(next("a", "c", "d")).toBeUndefined();
  expect(next("b")).toBeUndefined();
  expect(next("draft")).toBeUndefined();
});

test("a random problem is never the present one, and unsolved as long as there is an unsolved one", () => {
  expect([0, 0.5, 0.999].map((random) => pick("a", [], random))).toEqual(["b", "c", "c"]);
  expect([0, 0.999].map((random) => pick("a", ["b"], random))).toEqual(["c", "c"]);
  expect([0, 0.999].map((random) => pick("a", ["b", "c"], random))).toEqual(["b", "c"]);
  expect(randomProblem({ problems: [{ _id: "a" }], solvedIds: new Set(), id: "a", random: 0 })).toBeNull();
});
