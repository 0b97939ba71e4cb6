import { expect, test } from "vitest";
import { parseArguments } from "./arguments.ts";

const parse = (...words: string[]) => parseArguments(words, "/home/me");

test("relative paths begin where the user stands", () => {
  expect(parse("verify", "sum")).toEqual({ kind: "verify", file: "/home/me/sum" });
  const asked = { isJson: false, again: "ask", asDraft: false };
  expect(parse("import", "../sum.zip")).toEqual({ kind: "import", file: "/home/sum.zip", ...asked });
  const json = { kind: "import", file: "/home/me/sum", isJson: true, asDraft: false };
  expect(parse("import", "--json", "sum")).toEqual({ ...json, again: "ask" });
  expect(parse("import", "--json", "sum", "--update")).toEqual({ ...json, again: "update" });
  expect(parse("import", "--new", "sum", "--json")).toEqual({ ...json, again: "new" });
  expect(parse("import", "--draft", "sum")).toEqual({ kind: "import", file: "/home/me/sum", ...asked, asDraft: true });
  const written = { kind: "export", slug: "sum", target: "/out.zip" };
  expect(parse("export", "sum", "/out.zip")).toEqual({ ...written, format: "2025-09" });
  expect(parse("export", "--2023-07", "sum", "/out.zip")).toEqual({ ...written, format: "2023-07" });
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
  [["verify", "--update", "sum"], "unknown option --update"],
  [["import", "--update", "--new", "sum"], "import takes --update or --new"],
])("%j makes no sense", (words, message) => {
  expect(() => parse(...words)).toThrow(message);
});
