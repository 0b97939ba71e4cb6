import { expect, test } from "vitest";
import { diffCode } from "./code-diff.ts";

const numbered = (count: number) => Array.from({ length: count }, (_nothing, at) => `line ${at + 1}`);

test("changed lines stand with three lines around them, the rest is folded", () => {
  const before = numbered(20);
  const after = before.with(9, "changed");
  const { lines, removed, added } = diffCode(before.join("\n"), `${after.join("\n")}\n`);
  expect([removed, added]).toEqual([1, 1]);
  expect(lines.map((line) => (line.kind === "folded" ? `… ${line.lines}` : `${line.kind} ${line.text}`))).toEqual([
    "… 6",
    "same line 7",
    "same line 8",
    "same line 9",
    "removed line 10",
    "added changed",
    "same line 11",
    "same line 12",
    "same line 13",
    "… 7",
  ]);
});

test("line numbers count each side for itself", () => {
  const { lines } = diffCode("a\nb\nc\n", "a\nc\nd\n");
  expect(lines).toEqual([
    { kind: "same", before: 1, after: 1, text: "a" },
    { kind: "removed", before: 2, text: "b" },
    { kind: "same", before: 3, after: 2, text: "c" },
    { kind: "added", after: 3, text: "d" },
  ]);
});

test("the same code has no difference, whatever its line ends", () => {
  expect(diffCode("a\r\nb", "a\nb\n")).toMatchObject({ removed: 0, added: 0 });
  expect(diffCode("", "")).toEqual({ lines: [], removed: 0, added: 0 });
});

test("programs that share nothing are told as wholly replaced", () => {
  const one = Array.from({ length: 3000 }, (_nothing, at) => `a${at}`).join("\n");
  const two = Array.from({ length: 3000 }, (_nothing, at) => `b${at}`).join("\n");
  expect(diffCode(one, two)).toMatchObject({ removed: 3000, added: 3000 });
});
