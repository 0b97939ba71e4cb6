import { expect, test } from "vitest";
import { neighboursOf, randomProblem } from "./neighbours.ts";

const problems = ["a", "b", "c"].map((_id) => ({ _id }));
const pick = (id: string, solved: string[], random: number) =>
  randomProblem({ problems, solvedIds: new Set(solved), id, random })?._id;

test("neighbours are those of the catalogue's order, none beyond its ends", () => {
  expect(neighboursOf(problems, "b")).toEqual({ previous: { _id: "a" }, next: { _id: "c" } });
  expect(neighboursOf(problems, "a").previous).toBeNull();
  expect(neighboursOf(problems, "c").next).toBeNull();
  expect(neighboursOf(problems, "draft")).toEqual({ previous: null, next: null });
});

test("a random problem is never the present one, and unsolved as long as there is an unsolved one", () => {
  expect([0, 0.5, 0.999].map((random) => pick("a", [], random))).toEqual(["b", "c", "c"]);
  expect([0, 0.999].map((random) => pick("a", ["b"], random))).toEqual(["c", "c"]);
  expect([0, 0.999].map((random) => pick("a", ["b", "c"], random))).toEqual(["b", "c"]);
  expect(randomProblem({ problems: [{ _id: "a" }], solvedIds: new Set(), id: "a", random: 0 })).toBeNull();
});
