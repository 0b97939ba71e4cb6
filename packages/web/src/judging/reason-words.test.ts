import { expect, test } from "vitest";
import { reasonWords } from "./reason-words.ts";

test.each([
  ['wrong answer (line 1: expected "4", found "(5)")', "", 'line 1: expected "4", found "(5)"'],
  ["wrong answer", "", ""],
  ["time limit exceeded (3.0 s of 3.0 s allowed for JavaScript)", "", "3.0 s of 3.0 s allowed for JavaScript"],
  ["memory limit exceeded (300 MB of 256 MB allowed)", "", "300 MB of 256 MB allowed"],
  ["exit code 1: TypeError: x is null", "main.js:1\n\nTypeError: x is null\n", "exit code 1"],
  ["exit code 1: TypeError: x is null", "", "exit code 1: TypeError: x is null"],
  ["SIGSEGV (invalid memory reference)", "debug", "SIGSEGV (invalid memory reference)"],
  ["", "debug", ""],
])("of %j beside %j is shown %j", (reason, errorOutput, shown) => {
  expect(reasonWords(reason, errorOutput)).toBe(shown);
});
