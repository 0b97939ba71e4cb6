import { describe, expect, test } from "vitest";
import { changedSpan } from "./edit-document.ts";

describe("changedSpan", () => {
  test("equal texts need no change", () => {
    expect(changedSpan("abc", "abc")).toBeNull();
  });

  test("applying the change to the one text gives the other", () => {
    const texts = ["", "a", "aa", "aaa", "abc", "abXc", "line 1\nline 2\n", "line 1\nline 3\n", "\n\n", "xaay"];
    for (const before of texts) {
      for (const after of texts) {
        const change = changedSpan(before, after) ?? { from: 0, to: 0, insert: "" };
        expect(change.to).toBeGreaterThanOrEqual(change.from);
        expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after);
      }
    }
  });

  test("only the middle is replaced", () => {
    expect(changedSpan("let a = 1;\n", "let a = 22;\n")).toEqual({ from: 8, to: 9, insert: "22" });
  });
});
