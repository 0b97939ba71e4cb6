import type { RunReport } from "@verdict/sandbox/sandbox";
import { expect, test } from "vitest";
import { wasStarved } from "./patience.ts";

const waiting = (rest: Partial<RunReport>): RunReport => ({
  end: { kind: "limit", limit: "wall" },
  cpuMs: 100,
  wallMs: 5000,
  waitedForProcessorMs: 0,
  instructions: null,
  memoryBytes: 1,
  stdout: new Uint8Array(),
  stderr: new Uint8Array(),
  ...rest,
});

test("a program that the machine kept from the processor was starved, one that slept was not", () => {
  expect(wasStarved(waiting({ waitedForProcessorMs: 4000 }))).toBe(true);
  expect(wasStarved(waiting({ waitedForProcessorMs: 400 }))).toBe(false);
  expect(wasStarved(waiting({ cpuMs: 2000, waitedForProcessorMs: 0 }))).toBe(false);
});

test("where the kernel does not count it, computing for a quarter of the time stands for it", () => {
  expect(wasStarved(waiting({ cpuMs: 2000, waitedForProcessorMs: null }))).toBe(true);
  expect(wasStarved(waiting({ cpuMs: 250, waitedForProcessorMs: null }))).toBe(false);
});

test("whoever ended in another way was not starved", () => {
  expect(wasStarved(waiting({ end: { kind: "limit", limit: "cpu" }, waitedForProcessorMs: 4000 }))).toBe(false);
  expect(wasStarved(waiting({ end: { kind: "exited", code: 0 }, waitedForProcessorMs: 4000 }))).toBe(false);
});
