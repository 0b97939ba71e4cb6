import { expect, test } from "vitest";
import { cellText, valueText } from "./value-text.ts";

const NOTHING = new Map();

test.each([
  [null, "null"],
  [-3, "-3"],
  ["a\nb", '"a\\nb"'],
  [{ c: "x" }, "'x'"],
  [{ i: "12345678901234567890" }, "12345678901234567890"],
  [{ f: 1.5 }, "1.5"],
  [{ x: "0x8 freed" }, "0x8 freed"],
  [{ k: "unset" }, "not set"],
  [{ k: "opaque", t: "Scanner" }, "Scanner"],
  [{ k: "of tomorrow" }, "of tomorrow"],
  [{ k: "vector", n: 100, v: [1, 2] }, "[1, 2, … 98 more]"],
  [{ k: "map", n: 1, v: [["a", 1]] as const }, '{"a": 1}'],
  [
    {
      k: "struct",
      t: "Edge",
      v: [
        ["to", 2],
        ["w", { f: "nan" }],
      ] as const,
    },
    "Edge{to: 2, w: nan}",
  ],
  [{ k: "queue", v: { k: "deque", n: 1, v: [4] } }, "[4]"],
  [{ k: "text", n: 9000, v: "beginning" }, '"beginning…"'],
])("%j is said as %s", (value, text) => {
  expect(valueText(value, NOTHING)).toBe(text);
});

test("a circle of objects has an end", () => {
  const circle = new Map([[1, { k: "struct", t: "Node", v: [["next", { r: 1 }]] as const }]]);
  expect(valueText({ r: 1 }, circle)).toBe("Node{next: Node}");
});

test("a cell holds its letters as they are", () => {
  expect([cellText("#", NOTHING), cellText({ c: " " }, NOTHING), cellText("", NOTHING)]).toEqual(["#", "␣", '""']);
});
