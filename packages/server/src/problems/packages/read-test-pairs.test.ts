import { describe, expect, it } from "vitest";
import { pairUp } from "./read-test-pairs.ts";

describe("the files of a zip", () => {
  it("are paired by their names, .ans before .out, numbers by their value", () => {
    const { pairs, findings } = pairUp(["b/10.in", "b/2.in", "b/2.ans", "b/10.out", "a.in", "a.ans"]);
    expect(pairs.map((pair) => [pair.name, pair.answerPath])).toEqual([
      ["a", "a.ans"],
      ["b/2", "b/2.ans"],
      ["b/10", "b/10.out"],
    ]);
    expect(findings).toEqual([]);
  });

  it("without a partner, or of another kind, are named", () => {
    expect(pairUp(["a.in", "b.ans", "c.in", "c.ans", "c.out", "readme.md"]).findings).toEqual([
      { severity: "warning", file: "a.in", message: "has no partner: left out" },
      { severity: "warning", file: "b.ans", message: "has no partner: left out" },
      { severity: "warning", file: "c.out", message: "has no partner: left out" },
      { severity: "warning", file: "readme.md", message: "is no test file: left out" },
    ]);
  });
});
