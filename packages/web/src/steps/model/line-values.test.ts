import { foldTrace } from "@verdict/contract/program-steps/fold-trace";
import { openStates } from "@verdict/contract/program-steps/state-at";
import { expect, test } from "vitest";
import { recordedTrace } from "../testing/recorded-trace.ts";
import { valuesByLine } from "./line-values.ts";

test("beside a line stands what it gave to its variables when it ran last in this call", () => {
  const trace = foldTrace(recordedTrace("javascript-bfs"));
  const stateAt = openStates(trace);
  const position = trace.steps.findIndex(({ line }) => line === 14);
  const state = stateAt(position);
  const values = valuesByLine(trace.steps, position, {
    frameId: state.frames.at(-1)?.id ?? -1,
    objects: state.objects,
  });
  expect(values.get(11)).toMatch(/^nr = -?\d+, nc = -?\d+$/);
  // Of a line that has not run in this call nothing is said.
  expect(values.has(18)).toBe(false);
});
