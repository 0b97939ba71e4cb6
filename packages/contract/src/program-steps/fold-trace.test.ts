import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readTrace } from "../trace.ts";
import { foldTrace } from "./fold-trace.ts";
import { openStates } from "./state-at.ts";

const TRACES = new URL("../testdata/traces/", import.meta.url);
const RECORDED = readdirSync(TRACES).filter((name) => name.endsWith(".trace"));

describe.each(RECORDED)("the recorded trace %s", (name) => {
  const trace = foldTrace(readTrace(readFileSync(new URL(name, TRACES), "utf8")));

  test("has trace.steps, and stands at a line at each of them", () => {
    expect(trace.steps.length).toBeGreaterThan(20);
    expect(trace.steps.slice(0, -1).every(({ line }) => line !== null && line > 0)).toBe(true);
  });

  test("says the same of a step whichever way one comes to it", () => {
    const forward = openStates(trace);
    const stride = Math.ceil(trace.steps.length / 150);
    const places = Array.from(trace.steps.keys()).filter((position) => position % stride === 0);
    const seen = places.map((position) => JSON.stringify(plain(forward(position))));
    const anyWay = openStates(trace);
    anyWay(trace.steps.length - 1);
    for (const index of [...places.keys()].toReversed()) {
      expect(JSON.stringify(plain(anyWay(places[index] ?? 0)))).toBe(seen[index]);
    }
    for (let jump = 0; jump < 50; jump += 1) {
      const index = (jump * 7919) % places.length;
      expect(JSON.stringify(plain(anyWay(places[index] ?? 0)))).toBe(seen[index]);
    }
  });
});

test("a variable stays in its place when it goes out of scope and comes back", () => {
  const trace = foldTrace([
    ["push", "main"],
    ["v", 1, "a", 1],
    ["v", 2, "b", 2],
    ["s", 1],
    ["gone", 1],
    ["s", 2],
    ["v", 1, "a", 3],
    ["s", 3],
    ["end", "exit"],
  ]);
  const stateAt = openStates(trace);
  const names = (position: number) => stateAt(position).frames[0]?.variables.map(({ name }) => name);
  expect([names(0), names(1), names(2), names(1)]).toEqual([["a", "b"], ["b"], ["a", "b"], ["b"]]);
});

test("what a record says of a place that is not there changes nothing", () => {
  const trace = foldTrace([
    ["pop"],
    ["v", 1, "nobody", 1],
    ["p", "v", 3, [0], 5],
    ["push", "main"],
    ["v", 1, "list", { k: "vector", n: 1, v: [4] }],
    ["p", "v", 1, [9], 5],
    ["gone", 7],
    ["v", 1, "elsewhere", 2, 30],
    ["s", 1],
    ["end", "exit"],
  ]);
  expect(openStates(trace)(0).frames).toMatchObject([
    { name: "main", variables: [{ name: "list", value: { k: "vector", n: 1, v: [4] } }] },
  ]);
});

test("patches change one element and the end of a list, and are taken back", () => {
  const trace = foldTrace([
    ["push", "main"],
    ["v", 1, "list", { k: "vector", n: 3, v: [1, 2, 3] }],
    ["s", 1],
    ["p", "v", 1, [1], 9],
    ["s", 2],
    ["tail", "v", 1, [], 4, 2, [7, 8]],
    ["s", 3],
    ["end", "exit"],
  ]);
  const stateAt = openStates(trace);
  const list = (position: number) => stateAt(position).frames[0]?.variables[0]?.value;
  expect(list(2)).toEqual({ k: "vector", n: 4, v: [1, 9, 7, 8] });
  expect(list(1)).toEqual({ k: "vector", n: 3, v: [1, 9, 3] });
  expect(list(0)).toEqual({ k: "vector", n: 3, v: [1, 2, 3] });
});

test("a trace that breaks off says so, and one whose window is full has no last moment", () => {
  expect(
    foldTrace([
      ["push", "main"],
      ["s", 1],
    ]),
  ).toMatchObject({ end: "broken", steps: [{ line: 1 }, { line: null }] });
  expect(
    foldTrace([
      ["push", "main"],
      ["s", 1],
      ["end", "steps"],
    ]).steps,
  ).toHaveLength(1);
});

test("output, exceptions and the end belong to the step to which they led", () => {
  const trace = foldTrace([
    ["skipped", 10, 3, 0],
    ["push", "main"],
    ["s", 4],
    ["out", "12"],
    ["throw", "Error: no", 4],
    ["s", 5],
    ["err", "why"],
    ["crash", "Error: no", 5],
    ["end", "crash"],
  ]);
  expect(trace.skippedOutput).toBe(3);
  expect(trace.steps.map(({ outputLength, errorLength, thrown }) => [outputLength, errorLength, thrown])).toEqual([
    [0, 0, null],
    [2, 0, "Error: no"],
    [2, 3, null],
  ]);
  expect(trace.crash).toEqual({ why: "Error: no", line: 5 });
});

function plain({ frames, globals, objects }: ReturnType<ReturnType<typeof openStates>>): unknown {
  // A window's objects have no order that anybody sees.
  return { frames, globals, objects: [...objects].sort(([one], [other]) => one - other) };
}
