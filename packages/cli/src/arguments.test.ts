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
  ["test", { kind: "test", file: null, partner: null }],
  [
    "steps --line 7 --from 20 --input own.txt",
    {
      kind: "steps",
      file: null,
      problemId: null,
      input: { file: "own.txt" },
      target: { kind: "line", line: 7, after: 19 },
      most: 100,
      asJson: false,
    },
  ],
  [
    "steps a.py -p two-belts --example 2 --crash --most 20 --json",
    {
      kind: "steps",
      file: "a.py",
      problemId: "two-belts",
      input: { example: 2 },
      target: { kind: "crash" },
      most: 20,
      asJson: true,
    },
  ],
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
  ["steps --from 0", "--from is a whole number from 1 on."],
  ["steps --crash --end", "Either --crash or --end, not both."],
  ["steps --end --from 3", "--end takes no --from."],
  ["steps --example 1 --input a", "Either --example or --input, not both."],
  ["test --crash", "test takes no --crash."],
  ["list --nonsense", "Unknown option '--nonsense'"],
  ["list --tag", "argument missing"],
])("%j is refused", (line, message) => {
  expect(() => parseArguments(line.split(" "))).toThrow(UsageError);
  expect(() => parseArguments(line.split(" "))).toThrow(message);
});
