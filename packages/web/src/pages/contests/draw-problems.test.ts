import { expect, test } from "vitest";
import { type Draw, drawProblems } from "./draw-problems.ts";

const problems = ["easy", "medium", "hard"].flatMap((difficulty) =>
  [1, 2, 3, 4].map((number) => ({ _id: `${difficulty}-${number}`, difficulty })),
);

/** The lot falls on the first ones, in their order. */
const inOrder = () => 0.5;
const draw = (input: { count: number; draw: Draw; solved?: string[]; of?: typeof problems }) =>
  drawProblems({
    ...{ problems: input.of ?? problems, count: input.count, draw: input.draw, random: inOrder },
    isNew: (id) => !(input.solved ?? []).includes(id),
  });

test("a mixed draw begins easy and ends hard", () => {
  expect(draw({ count: 5, draw: "mixed" })).toEqual(["easy-1", "easy-2", "medium-1", "medium-2", "hard-1"]);
  expect(draw({ count: 3, draw: "mixed" })).toEqual(["easy-1", "easy-2", "medium-1"]);
});

test("what the user has solved comes only when nothing else of the kind is left", () => {
  expect(draw({ count: 3, draw: "hard", solved: ["hard-1", "hard-3"] })).toEqual(["hard-2", "hard-4", "hard-1"]);
});

test("drafts and problems whose tests are still coming are never drawn", () => {
  const of = [
    { _id: "draft", difficulty: "easy", isDraft: true },
    { _id: "coming", difficulty: "easy", awaitsTests: true },
    { _id: "open", difficulty: "easy" },
  ];
  expect(draw({ count: 5, draw: "easy", of })).toEqual(["open"]);
});

test("where a difficulty has too few, others fill up", () => {
  expect(draw({ count: 6, draw: "hard" })).toEqual(["easy-1", "easy-2", "hard-1", "hard-2", "hard-3", "hard-4"]);
});
