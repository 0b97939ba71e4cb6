import { expect, test } from "vitest";
import { indexNames, marksOf } from "./index-marks.ts";

test("plain variables in subscripts are index names, of all dimensions together", () => {
  const names = indexNames("for (;;) dist[nr][nc] = dist[r][c] + grid[i + 1][j] + text.charAt(k) + dist[r][c];");
  expect(names.get("dist")).toEqual([
    ["nr", "nc"],
    ["r", "c"],
  ]);
  expect(names.has("grid")).toBe(false);
  expect(names.get("text")).toEqual([["k"]]);
});

test("what stands in comments and texts is none", () => {
  expect([...indexNames(`// a[i]\nlet t = "b[j]"; /* c[k] */ # d[l]`).keys()]).toEqual([]);
});

test.each([
  "let mid = (lo + hi) >> 1; if (a[mid] < x) lo = mid + 1;",
  "int mid = lo + (hi - lo) / 2; if (a[mid] < x) lo = mid + 1;",
  "mid = (lo + hi) // 2\nif a[mid] < x:",
])("the ends of a search stand beside its middle: %s", (code) => {
  expect(indexNames(code).get("a")).toEqual([["mid"], ["lo"], ["hi"]]);
});

test("marks stand where their variables point now, and nowhere for what is no whole number", () => {
  const names = indexNames("a[i] + a[j] + a[half] + g[i][half] + g[i][j]");
  const variables = new Map<string, unknown>([
    ["i", 2],
    ["j", 2],
    ["half", { f: 0.5 }],
  ]);
  expect(marksOf("a", names, variables)).toEqual([{ at: [2], label: "i j" }]);
  expect(marksOf("g", names, variables)).toEqual([{ at: [2, 2], label: "i,j" }]);
});
