import { expect, test } from "vitest";
import { parseArguments } from "./arguments.ts";
import { UsageError } from "./cli-error.ts";

test.each([
  ["", { kind: "help" }],
  ["--help", { kind: "help" }],
  ["submit --help", { kind: "help" }],
  ["login verdict.example", { kind: "login", site: "verdict.example" }],
  ["logout", { kind: "logout" }],
  [
    "list two belts --tag graph --unsolved",
    { kind: "list", words: ["two", "belts"], tag: "graph", difficulty: null, isUnsolved: true, asJson: false },
  ],
  ["pull two-belts", { kind: "pull", problemId: "two-belts", language: "cpp" }],
  ["pull two-belts -l java", { kind: "pull", problemId: "two-belts", language: "java" }],
  ["test", { kind: "test", file: null }],
  ["submit a.cpp -p two-belts --json", { kind: "submit", file: "a.cpp", problemId: "two-belts", asJson: true }],
  ["history two-belts", { kind: "history", problemId: "two-belts", asJson: false }],
  ["send two-belts", { kind: "send", problemId: "two-belts" }],
])("%j is understood", (line, order) => {
  expect(parseArguments(line.split(" ").filter(Boolean))).toEqual(order);
});

test.each([
  ["fly", "There is no command fly."],
  ["toString", "There is no command toString."],
  ["login", "Which site?"],
  ["pull", "Which problem?"],
  ["pull a b", "pull takes one name, not 2."],
  ["pull a --language cobol", "--language is one of javascript, java, cpp, "],
  ["test --json", "test takes no --json."],
  ["list --nonsense", "Unknown option '--nonsense'"],
  ["list --tag", "argument missing"],
])("%j is refused", (line, message) => {
  expect(() => parseArguments(line.split(" "))).toThrow(UsageError);
  expect(() => parseArguments(line.split(" "))).toThrow(message);
});
