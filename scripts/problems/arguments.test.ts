import { expect, test } from "vitest";
import { parseArguments } from "./arguments.ts";

const parse = (...words: string[]) => parseArguments(words, "/home/me");

test("relative paths begin where the user stands", () => {
  expect(parse("verify", "sum")).toEqual({ kind: "verify", file: "/home/me/sum" });
  expect(parse("import", "../sum.zip")).toEqual({ kind: "import", file: "/home/sum.zip", isJson: false });
  expect(parse("import", "--json", "sum")).toEqual({ kind: "import", file: "/home/me/sum", isJson: true });
  expect(parse("export", "sum", "/out.zip")).toEqual({ kind: "export", slug: "sum", target: "/out.zip" });
});

test("nothing, or --help, asks for help", () => {
  expect(parse()).toEqual({ kind: "help" });
  expect(parse("import", "--help")).toEqual({ kind: "help" });
});

test.each([
  [["verify"], "verify takes one package"],
  [["import", "a", "b"], "import takes one package"],
  [["export", "sum"], "export takes the name of a problem"],
  [["export", "sum", "a", "b"], "export takes the name of a problem"],
  [["delete", "sum"], "unknown command delete"],
  [["verify", "--fast", "sum"], "unknown option --fast"],
  [["verify", "--json", "sum"], "unknown option --json"],
])("%j makes no sense", (words, message) => {
  expect(() => parse(...words)).toThrow(message);
});
