import { expect, test } from "vitest";
import { csvField } from "./csv-field.ts";

test.each([
  ["Ada", "Ada"],
  ["a, b", '"a, b"'],
  ['the "best"', '"the ""best"""'],
  ["two\nlines", '"two\nlines"'],
  ["=1+1", "'=1+1"],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ["+49", "'+49"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["1=1", "1=1"],
  ["a; b", '"a; b"'],
  ["x;=1+1;", '"x;\'=1+1;"'],
  ['x; "@SUM(A1)', '"x; ""\'@SUM(A1)"'],
  ["x\t-1", "x\t'-1"],
  ["\uFF1D1+1", "'\uFF1D1+1"],
  ["Ada - Bob", "Ada - Bob"],
])("the name %j stands as %j, and never is a formula", (name, field) => {
  expect(csvField(name)).toBe(field);
});
