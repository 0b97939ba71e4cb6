import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readTrace } from "../trace.ts";
import { foldTrace } from "./fold-trace.ts";
import { openStates } from "./state-at.ts";
import { changesOf, keysOf, namesOfObjects, whatChanged } from "./what-changed.ts";

type Records = Parameters<typeof foldTrace>[0];

function changedAt(records: Records, position: number) {
  const trace = foldTrace(records);
  const stateAt = openStates(trace);
  const before = position === 0 ? null : stateAt(position - 1);
  const step = trace.steps[position];
  if (step === undefined) throw new Error("there is no such step");
  return whatChanged(step, stateAt(position), before);
}

const RECORDED = readFileSync(new URL("../testdata/traces/javascript-bfs.trace", import.meta.url), "utf8");

test("of a grid the element is told that has changed, with what stood there", () => {
  const row = (...v: number[]) => ({ k: "vector", n: v.length, v });
  const changed = changedAt(
    [
      ["push", "main"],
      ["v", 1, "dist", { k: "vector", n: 2, v: [row(0, -1), row(-1, -1)] }],
      ["s", 1],
      ["p", "v", 1, [1, 0], 1],
      ["s", 2],
      ["end", "exit"],
    ],
    1,
  );
  expect(changed.lines).toMatchObject([{ label: "dist[1][0]", before: "-1", after: "1" }]);
  expect([...changed.paths.values()]).toEqual([[[1, 0]]]);
});

test("an object is told by the name of what leads to it", () => {
  const node = (value: number, next: number | null) => ({
    k: "struct",
    t: "Node",
    v: [["value", value] as const, ["next", next === null ? null : { r: next }] as const],
  });
  const changed = changedAt(
    [
      ["push", "main"],
      ["v", "head", "head", { r: 1 }],
      ["o", 1, node(1, 2)],
      ["o", 2, node(2, null)],
      ["s", 1],
      ["o", 2, node(7, null)],
      ["s", 2],
      ["end", "exit"],
    ],
    1,
  );
  expect(changed.lines).toMatchObject([{ label: "head.next.value", before: "2", after: "7" }]);
});

test("of a map the new key is told, also when it comes first", () => {
  const changed = changedAt(
    [
      ["push", "main"],
      ["g", 1, "memo", { k: "map", n: 1, v: [[5, 50]] }],
      ["s", 1],
      [
        "g",
        1,
        "memo",
        {
          k: "map",
          n: 2,
          v: [
            [3, 30],
            [5, 51],
          ],
        },
      ],
      ["s", 2],
      ["end", "exit"],
    ],
    1,
  );
  expect(changed.lines).toMatchObject([
    { label: "memo[3]", before: null, after: "30" },
    { label: "memo[5]", before: "50", after: "51" },
  ]);
});

test("a call tells its own variables, and not again those that it sees from outside", () => {
  const changed = changedAt(
    [
      ["push", "(main)"],
      ["v", "lines", "lines", 3],
      ["s", 1],
      ["push", "f"],
      ["v", "x", "x", 4],
      ["v", "lines", "lines", 3],
      ["v", "f", "f", { k: "function", v: "f" }],
      ["s", 2],
      ["pop", 8],
      ["s", 3],
      ["end", "exit"],
    ],
    1,
  );
  expect(changed.calls).toEqual(["f"]);
  expect(changed.lines).toMatchObject([{ label: "x", before: null, after: "4" }]);
});

test("a value that is returned is told with the name of its function", () => {
  const records: Records = [
    ["push", "main"],
    ["s", 1],
    ["push", "f"],
    ["s", 2],
    ["pop", 8],
    ["s", 3],
    ["end", "exit"],
  ];
  expect(changedAt(records, 2).returns).toEqual([{ name: "f", value: "8" }]);
});

test("where a value changed: at the steps of its own place, and of what it refers to", () => {
  const trace = foldTrace(readTrace(RECORDED));
  const stateAt = openStates(trace);
  const last = trace.steps.length - 1;
  const position = trace.steps.findIndex((_, index) =>
    stateAt(index)
      .frames.at(-1)
      ?.variables.some(({ name }) => name === "dist"),
  );
  const dist = stateAt(position)
    .frames.at(-1)
    ?.variables.find(({ name }) => name === "dist");
  if (dist === undefined) throw new Error("the program has a variable dist");
  const found = changesOf(trace.steps, keysOf(dist, stateAt(position).objects));
  expect(found.length).toBeGreaterThan(10);
  expect(found[0]).toBeLessThanOrEqual(position);
  expect(found.at(-1)).toBeLessThan(last);
});

test("a structure that refers to itself has names all the same", () => {
  const trace = foldTrace([
    ["push", "main"],
    ["v", 1, "a", { r: 1 }],
    ["o", 1, { k: "struct", t: "Node", v: [["next", { r: 1 }]] }],
    ["s", 1],
    ["end", "exit"],
  ]);
  expect(namesOfObjects(openStates(trace)(0)).get(1)).toBe("a");
});
