import { expect, test } from "vitest";
import { beginningOf } from "./problem-preview.ts";
import { runPipeline } from "./statement-pipeline.ts";

test("formulas are told as they are read, without their source", () => {
  expect(beginningOf(runPipeline("Let $n \\le 10^5$ and `a < b` hold."))).toBe("Let n≤10^5 and a < b hold.");
});

test("long texts end with a whole word", () => {
  const text = beginningOf(runPipeline("word ".repeat(100)));
  expect(text).toBe(`${"word ".repeat(40).trimEnd()}…`);
  expect(beginningOf(runPipeline("x".repeat(500)))).toHaveLength(101);
});

test("of a text that was cut nothing is told but words", () => {
  const html = runPipeline("Let $n \\le 10^5$ and *more* hold.");
  for (let length = 0; length < html.length; length++) {
    expect(beginningOf(html.slice(0, length))).toMatch(/^[\w ≤^.]*$/);
  }
});

test("what looks like a character and is none stays as it is", () => {
  expect(beginningOf("<p>&#x110000; &#x1F600; &unknown;</p>")).toBe("&#x110000; 😀 &unknown;");
});
