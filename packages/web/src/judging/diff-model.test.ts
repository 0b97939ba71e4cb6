import { describe, expect, test } from "vitest";
import { DIFF_MAX_LENGTH, diffOutputs, showInvisible } from "./diff-model.ts";

function text(kind: "missing" | "extra", expected: string, actual: string): string[] {
  return diffOutputs(expected, actual)
    .rows.filter((row) => row.kind === kind)
    .map((row) => row.pieces.map((piece) => (piece.isChanged ? `[${piece.text}]` : piece.text)).join(""));
}

describe("diff of expected and actual output", () => {
  test("equal outputs have no changed row", () => {
    expect(diffOutputs("1 2\n3\n", "1 2\n3\n").rows.map((row) => row.kind)).toEqual(["same", "same"]);
  });

  test("inside a replaced line only the changed characters are marked", () => {
    expect(text("missing", "1 2 3\n", "1 5 3\n")).toEqual(["1 [2] 3\n"]);
    expect(text("extra", "1 2 3\n", "1 5 3\n")).toEqual(["1 [5] 3\n"]);
  });

  test("of outputs with as many lines each line is compared with the one of its number", () => {
    const { rows } = diffOutputs("2\n2\n3\n4\n", "5\n2\n3\n4\n");
    expect(rows.map(({ kind }) => kind)).toEqual(["extra", "missing", "same", "same", "same"]);
    expect(text("extra", "1\n2\n", "2\n1\n")).toEqual(["[2]\n", "[1]\n"]);
  });

  test("a trailing space and a missing last line end are visible", () => {
    expect(text("extra", "yes\n", "yes \n")).toEqual(["yes[ ]\n"]);
    expect(text("missing", "yes\n", "yes")).toEqual(["yes[\n]"]);
    expect(diffOutputs("yes\n", "yes ").isSpaceOnly).toBe(true);
    expect(diffOutputs("1 2\n", "12\n").isSpaceOnly).toBe(false);
    expect(showInvisible("a b\t\r\n")).toBe("a·b→␍↵");
  });

  test("lines that one side lacks altogether are whole rows", () => {
    expect(text("missing", "1\n2\n3\n", "1\n")).toEqual(["[2\n]", "[3\n]"]);
    expect(text("extra", "", "boo\n")).toEqual(["[boo\n]"]);
    expect(text("extra", "a", "a\nb\nc\n")).toEqual(["[b\n]", "[c\n]"]);
  });

  test("texts with nothing in common are compared at once, line by line of the same number", () => {
    const digits = (seed: number) => Array.from({ length: 5000 }, (_nothing, at) => `${(at * seed) % 9}`);
    const started = process.cpuUsage();
    const { rows } = diffOutputs(digits(5).join("\n"), digits(7).join("\n"));
    diffOutputs(digits(5).join(""), digits(7).join(""));
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
    expect(rows.slice(0, 3).map((row) => row.kind)).toEqual(["same", "extra", "missing"]);
  });

  test("more than 10,000 characters are cut and said to be", () => {
    const long = "9".repeat(DIFF_MAX_LENGTH + 1);
    expect(diffOutputs(long, "9").isCut).toBe(true);
    expect(
      diffOutputs(long, "9")
        .rows.flatMap((row) => row.pieces)
        .join("").length,
    ).toBeLessThan(DIFF_MAX_LENGTH * 2);
    expect(diffOutputs("9", "9").isCut).toBe(false);
  });
});
