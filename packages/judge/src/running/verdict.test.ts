import { MEBIBYTE } from "@verdict/contract/units";
import type { BoxEnd, RunReport } from "@verdict/sandbox/sandbox";
import { expect, test } from "vitest";
import { outcomeOfRun } from "./verdict.ts";

const LIMITS = {
  timeMs: 2000,
  outputBytes: 16 * MEBIBYTE,
  memoryBytes: 60 * MEBIBYTE,
  allowedBytes: 64_000_000,
  stackBytes: 60 * MEBIBYTE,
  isTimeOfLanguage: false,
};
const plain = {
  id: "java" as const,
  ranOutOfMemory: () => false,
  uncaughtException: () => null,
};
const report = (end: BoxEnd, rest: Partial<RunReport> = {}): RunReport => ({
  end,
  cpuMs: 10,
  wallMs: 12,
  waitedForProcessorMs: null,
  instructions: null,
  memoryBytes: 1_000_000,
  stdout: new Uint8Array(),
  stderr: new Uint8Array(),
  ...rest,
});
const exited = (code: number): BoxEnd => ({ kind: "exited", code });
const signaled = (signal: string): BoxEnd => ({ kind: "signaled", signal });
const outcome = (end: BoxEnd, rest: Partial<RunReport> = {}) => outcomeOfRun(report(end, rest), LIMITS, plain);

test("only a program that ended by itself with code 0 within its limits may be compared", () => {
  expect(outcome(exited(0))).toEqual({ kind: "finished" });
  expect(outcome(exited(1))).toMatchObject({ verdict: "RTE", reason: "exit code 1" });
  expect(outcome(exited(0), { cpuMs: 2001 })).toMatchObject({ verdict: "TLE" });
  expect(outcome(exited(0), { memoryBytes: 64_000_001 })).toMatchObject({ verdict: "MLE" });
});

test.each([
  ["cpu", "TLE"],
  ["wall", "TLE"],
  ["memory", "MLE"],
  ["output", "OLE"],
] as const)("the %s limit of the box is %s", (limit, verdict) => {
  expect(outcome({ kind: "limit", limit })).toMatchObject({ verdict });
});

test("a crash beyond the time limit is a time limit", () => {
  expect(outcome(signaled("SIGSEGV"), { cpuMs: 2500 })).toMatchObject({ verdict: "TLE" });
  expect(outcome(exited(1), { cpuMs: 2500 })).toMatchObject({ verdict: "TLE" });
});

test("a stack overflow is a crash, although the stack has filled the memory", () => {
  expect(outcome(signaled("SIGSEGV"), { memoryBytes: 70_000_000 })).toMatchObject({
    verdict: "RTE",
    reason: "SIGSEGV (invalid memory reference: probably a stack overflow by endless or very deep recursion)",
  });
  expect(outcome(signaled("SIGSEGV"))).toMatchObject({ reason: "SIGSEGV (invalid memory reference)" });
});

test("a limit that was passed stands beside what was used", () => {
  const passed = (limit: "cpu" | "wall" | "memory" | "output", rest: Partial<RunReport> = {}) =>
    outcome({ kind: "limit", limit }, rest);
  expect(passed("cpu", { cpuMs: 2004 })).toMatchObject({ reason: "time limit exceeded (2.0 s of 2.0 s allowed)" });
  expect(passed("wall", { cpuMs: 100, wallMs: 5000 })).toMatchObject({
    reason: "time limit exceeded (still waiting after 5.0 s, 0.1 s of 2.0 s allowed used)",
  });
  expect(passed("memory", { memoryBytes: 80 * MEBIBYTE })).toMatchObject({
    reason: "memory limit exceeded (80 MB of 60 MB allowed)",
  });
  expect(passed("output")).toMatchObject({ reason: "output limit exceeded (more than 16 MB)" });
  const slower = { ...LIMITS, timeMs: 3000, isTimeOfLanguage: true };
  expect(outcomeOfRun(report(exited(0), { cpuMs: 3001 }), slower, plain)).toMatchObject({
    reason: "time limit exceeded (3.0 s of 3.0 s allowed for Java)",
  });
});

test("what the language calls out of memory is a memory limit, however the program ended", () => {
  const language = { ...plain, ranOutOfMemory: () => true };
  for (const end of [exited(3), signaled("SIGABRT")]) {
    expect(outcomeOfRun(report(end), LIMITS, language)).toMatchObject({ verdict: "MLE" });
  }
});

test("an unknown signal is named as it is", () => {
  expect(outcome(signaled("SIGUSR1"))).toMatchObject({ verdict: "RTE", reason: "SIGUSR1" });
});

test("the exception in the error output is kept, without zero bytes", () => {
  const language = { ...plain, uncaughtException: (text: string) => ({ name: "Error", line: text }) };
  const stderr = Buffer.from("a\0b");
  expect(outcomeOfRun(report(exited(1), { stderr }), LIMITS, language)).toMatchObject({
    exception: { name: "Error", line: "a\uFFFDb" },
  });
});
