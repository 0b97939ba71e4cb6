import { Text } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { carryMarks, characterAt, GCC_TAB_SIZE, placeMarks } from "./place-marks.ts";

const CODE = "let a = 1;\nlet b = oops;\nlet c = 3;\n";
const OOPS = { line: 2, column: 9, severity: "error", message: "oops is not defined" } as const;
const compiler = { origin: "compiler", tabSize: 1 } as const;
const carried = (after: string) =>
  carryMarks({ ...compiler, diagnostics: [OOPS], code: CODE, now: Text.of(after.split("\n")) }).map(({ from, to }) =>
    after.slice(from, to),
  );

describe("placeMarks", () => {
  const placed = (line: number, column: number | null, endColumn?: number) => {
    const doc = Text.of(CODE.split("\n"));
    const end = endColumn === undefined ? {} : { endColumn };
    const diagnostics = [{ line, column, ...end, severity: "warning", message: "m" } as const];
    return placeMarks(doc, { ...compiler, diagnostics }).map(({ from, to }) => doc.sliceString(from, to));
  };

  test("a mark covers the word at its column", () => {
    expect(placed(2, 9)).toEqual(["oops"]);
  });

  test("and as far as the tool says, but never beyond its line", () => {
    expect(placed(2, 5, 13)).toEqual(["b = oops"]);
    expect(placed(2, 9, 99)).toEqual(["oops;"]);
    expect(placed(2, 9, 9)).toEqual(["oops"]);
  });

  test("without a column it covers the line, and beyond the end it stands at the last line", () => {
    expect(placed(1, null)).toEqual(["let a = 1;"]);
    expect(placed(99, 5)).toEqual([""]);
  });
});

describe("carryMarks", () => {
  test("lines typed above and below leave a mark on its word", () => {
    expect(carried(CODE)).toEqual(["oops"]);
    expect(carried(`// one\n// two\n${CODE}`)).toEqual(["oops"]);
    expect(carried(`${CODE}let d = 4;\n`)).toEqual(["oops"]);
  });

  test("a mark whose own word was edited is gone, also when the edit only touches its end", () => {
    expect(carried(CODE.replace("oops", "a"))).toEqual([]);
    expect(carried(CODE.replace("oops", "oops2"))).toEqual([]);
    expect(carried("")).toEqual([]);
  });
});

describe("characterAt", () => {
  test("g++ counts a tab as eight columns: column 17 of a tabbed line is its tenth character", () => {
    expect(characterAt("\tint x = y;", 17, GCC_TAB_SIZE)).toBe(9);
    expect("\tint x = y;"[9]).toBe("y");
  });

  test("a tab counts as one character for the others, and a column beyond the line is its end", () => {
    expect(characterAt("\tint x = y;", 10, 1)).toBe(9);
    expect(characterAt("abc", 99, 1)).toBe(3);
    expect(characterAt("", 1, 1)).toBe(0);
  });
});
