import { foldTrace } from "@verdict/contract/program-steps/fold-trace";
import { openStates } from "@verdict/contract/program-steps/state-at";
import { readTrace, TRACE_MOST_BYTES, type TraceRecord } from "@verdict/contract/trace";
import type { TraceItem, TraceValue } from "@verdict/contract/trace-values";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { openStepModel } from "../model/step-model.ts";
import { AtStep } from "./at-step.tsx";

/*
 * A recorder lives in a stranger's process, so a trace is what that stranger likes, as long as its records have known
 * forms and all of it has four megabytes. The page shows such a one as text, in no more time than a person has patience
 * for (the time limit of these tests), and no larger than a browser can hold.
 */

const BAD = '<img src=x onerror="alert(1)">';
const model = openStepModel({ ask: () => Promise.reject(new Error("nobody asks")) });

function times<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}
const list = (k: string, v: readonly TraceItem[]): TraceValue => ({ k, n: v.length, v });
const nested = (deep: number): TraceValue => (deep === 0 ? BAD : { k: "vector", n: 1, v: [nested(deep - 1)] });
const HEAD: TraceRecord[] = [
  ["start", 1, "cpp"],
  ["push", "main"],
  ["s", 1],
];
/** Two steps more, between which all of it has come. */
const between = (...records: TraceRecord[]): TraceRecord[] => [
  ...HEAD,
  ...records,
  ["s", 2],
  ["s", 3],
  ["end", "exit"],
];
const node = (id: number, links: number): TraceRecord => [
  "o",
  id,
  {
    k: "struct",
    t: "Node",
    v: [
      ["value", id],
      [
        "next",
        list(
          "vector",
          times(links, (at) => ({ r: at % 3 })),
        ),
      ],
    ],
  },
];

const FORGED: Record<string, () => TraceRecord[]> = {
  "many variables": () => between(...times(120_000, (at): TraceRecord => ["v", at, "i", at])),
  "many of one name, again in a call": () =>
    between(
      ...times(50_000, (at): TraceRecord => ["v", at, "i", { k: "vector", n: 1, v: [at] }]),
      ["s", 2],
      ["push", BAD],
      ...times(50_000, (at): TraceRecord => ["v", at, "i", at]),
    ),
  "many globals that refer to one object": () =>
    between(node(1, 2), ...times(90_000, (at): TraceRecord => ["g", at, `name${at}`, { r: 1 }])),
  "many calls, and many returns": () =>
    between(
      ...times(200_000, (): TraceRecord => ["push", ""]),
      ["s", 2],
      ...times(150_000, (): TraceRecord => ["pop"]),
    ),
  "a list of which one element changes again and again": () =>
    between(
      [
        "v",
        1,
        "a",
        list(
          "vector",
          times(100_000, () => 1),
        ),
      ],
      ...times(100_000, (at): TraceRecord => ["p", "v", 1, [at], 2]),
    ),
  "a list whose end changes again and again": () =>
    between(
      [
        "v",
        1,
        "a",
        list(
          "vector",
          times(100_000, () => 1),
        ),
      ],
      ...times(80_000, (): TraceRecord => ["tail", "v", 1, [], 100_000, 99_999, [2]]),
    ),
  "a table with rows of all lengths": () =>
    between([
      "v",
      1,
      "a",
      list(
        "vector",
        times(400, (at) =>
          list(
            "vector",
            times(at, () => at),
          ),
        ),
      ),
    ]),
  "a wide and a long table": () =>
    between(
      [
        "v",
        1,
        "a",
        list(
          "vector",
          times(2, () =>
            list(
              "vector",
              times(100_000, () => 0),
            ),
          ),
        ),
      ],
      [
        "v",
        2,
        "b",
        list(
          "vector",
          times(15_000, () => list("vector", [0, 0])),
        ),
      ],
    ),
  "objects that all refer to each other": () => between(...times(180, (at) => node(at, 180)), ["v", 1, "a", { r: 0 }]),
  "two objects with many links": () => between(node(0, 50_000), node(1, 50_000), ["v", 1, "a", { r: 0 }]),
  "an object with many fields": () =>
    between(
      ["o", 0, { k: "struct", t: BAD, v: times(9_000, (at): TraceItem => [`${BAD}${at}`, at]) }],
      ["o", 1, { k: "struct", t: BAD, v: [["next", { r: 2 }], ...times(30_000, (at): TraceItem => [`f${at}`, at])] }],
      ["o", 2, { k: "struct", t: BAD, v: [["next", null]] }],
      ["v", 1, "a", { r: 0 }],
      ["v", 2, "b", { r: 1 }],
    ),
  "a map with the names of prototypes": () =>
    between(
      [
        "v",
        "__proto__",
        "constructor",
        {
          k: "map",
          n: 3,
          v: [
            ["__proto__", { r: 1 }],
            ["constructor", "toString"],
          ],
        },
      ],
      [
        "o",
        1,
        {
          k: "struct",
          t: "__proto__",
          v: [
            ["__proto__", { r: 1 }],
            ["hasOwnProperty", { r: 1 }],
          ],
        },
      ],
      ["g", "toString", "valueOf", { k: "constructor", t: "__proto__" }],
    ),
  "values as deep as they may be": () => between(...times(2_000, (at): TraceRecord => ["v", at, BAD, nested(38)])),
  "kinds, types and texts that nobody knows": () =>
    between(
      ["v", 1, BAD, { k: BAD, t: BAD, v: [BAD, { x: BAD }, { e: BAD }, { c: BAD }, { i: BAD }] }],
      ["v", 2, BAD, { k: "heap", v: { k: "queue", v: { k: "stack", v: { x: BAD } } } }],
      ["v", 3, BAD, { k: "map", n: 9e15, v: times(1_000, (at): TraceItem => [`${at}`, BAD.repeat(9)]) }],
      ["throw", BAD, 9e15],
      ["out", BAD],
      ["err", BAD],
      ["in", 9e15],
    ),
  "letters without an end": () =>
    between(["out", "x ".repeat(250_000)], ["err", BAD.repeat(10_000)], ["v", 1, "s", "x".repeat(500_000)]),
  "output letter by letter": () => between(...times(200_000, (): TraceRecord => ["out", "x"])),
  "steps of the same change in thousands of frames": () => [
    ...HEAD,
    ...times(20_000, (): TraceRecord => ["push", "f"]),
    ...times(4_000, (at): TraceRecord[] => [
      ["v", 1, "a", at, at],
      ["s", 9e15],
    ]).flat(),
    ["crash", BAD],
    ["end", "crash"],
  ],
};

/** The largest take seconds, and half a minute on a slow machine with much else to do. */
const WAIT_MS = 180_000;

test.each(Object.keys(FORGED))(
  "%s: text, and no more than a page can hold",
  (name) => {
    const complain = vi.spyOn(console, "error");
    const records = FORGED[name]?.() ?? [];
    const text = records.map((record) => JSON.stringify(record)).join("\n");
    expect(text.length, "such a trace passes the judge").toBeLessThan(TRACE_MOST_BYTES);
    const read = readTrace(text);
    expect(read).toHaveLength(records.length);
    const trace = foldTrace(read);
    const window = { trace, firstStep: 0, stateAt: openStates(trace), reason: BAD, isOtherwise: true };
    const last = trace.steps.length - 1;
    for (const position of [0, 1, 2, last, last - 1, 1].filter((at) => at >= 0 && at <= last)) {
      const html = renderToStaticMarkup(
        <AtStep
          code={"a\n\nb"}
          language="cpp"
          ask={{ text: BAD, expected: BAD }}
          model={model}
          window={window}
          position={position}
          onAskHelper={() => undefined}
        />,
      );
      expect(html).toContain("&lt;img src=x onerror");
      expect(html).not.toContain("<img");
      expect(html.length).toBeLessThan(TRACE_MOST_BYTES);
    }
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  },
  WAIT_MS,
);
