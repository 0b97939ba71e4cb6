import { expect, test } from "vitest";
import { parseArguments } from "./arguments.ts";

const parse = (...words: string[]) => parseArguments(words, "/home/me");

test("relative paths begin where the user stands", () => {
  expect(parse("problems/sum", "a.cpp")).toEqual({
    kind: "package",
    folder: "/home/me/problems/sum",
    sourceFile: "/home/me/a.cpp",
    isJson: false,
  });
  expect(parse("/p", "/a.java", "--json")).toMatchObject({ folder: "/p", sourceFile: "/a.java", isJson: true });
});

test("--smallest and --growth go each with a program and nothing else", () => {
  expect(parse("p", "a.cpp", "--smallest")).toMatchObject({ kind: "smallest", folder: "/home/me/p" });
  expect(() => parse("--self-test", "--smallest")).toThrow("--smallest: give");
  expect(parse("p", "a.cpp", "--growth")).toMatchObject({ kind: "growth", sourceFile: "/home/me/a.cpp" });
  expect(() => parse("--batch", "r", "--growth")).toThrow("nothing else");
  expect(() => parse("p", "a.cpp", "--growth", "--smallest")).toThrow("give one of");
});

test("--steps goes with a program and --input", () => {
  expect(parse("p", "a.js", "--steps", "--input", "in.txt")).toEqual({
    kind: "steps",
    folder: "/home/me/p",
    sourceFile: "/home/me/a.js",
    inputPath: "/home/me/in.txt",
  });
  expect(() => parse("p", "a.js", "--steps")).toThrow("go together");
  expect(() => parse("p", "a.js", "--input", "x")).toThrow("go together");
  expect(() => parse("p", "a.js", "--steps", "--growth", "--input", "x")).toThrow("give one of");
});

test("--json may stand anywhere", () => {
  expect(parse("--json", "--batch", "rows.jsonl")).toEqual(parse("--batch", "rows.jsonl", "--json"));
  expect(parse("--batch", "rows.jsonl")).toEqual({ kind: "batch", rowsPath: "/home/me/rows.jsonl", isJson: false });
});

test.each([
  [["only-one"]],
  [["a", "b", "c"]],
  [["--batch"]],
  [["--batch", "a", "b"]],
  [["--unknown", "x"]],
  [["--self-test", "x"]],
])("%j makes no sense", (words) => {
  expect(() => parse(...words)).toThrow();
});

test("nothing, or --help, asks for help", () => {
  expect(parse()).toEqual({ kind: "help" });
  expect(parse("a", "--help")).toEqual({ kind: "help" });
});
