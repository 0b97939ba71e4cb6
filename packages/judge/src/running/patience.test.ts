import type { BoxCommand, RunReport } from "@verdict/sandbox/sandbox";
import { describe, expect, test } from "vitest";
import { BeginAnew } from "./begin-anew.ts";
import { type PatientContext, runPatiently, wasStarved } from "./patience.ts";
import { createSlotQueue } from "./slot-queue.ts";

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

const { signal } = new AbortController();

describe("a command that was starved", () => {
  const COMMAND = { limits: { wallMs: 60_000 } } as BoxCommand;
  function starvedOnce() {
    const wallMs: number[] = [];
    const run: PatientContext["sandbox"]["run"] = async ({ limits }) => {
      wallMs.push(limits.wallMs);
      return wallMs.length === 1
        ? waiting({ waitedForProcessorMs: 4000 })
        : waiting({ end: { kind: "exited", code: 0 } });
    };
    return { wallMs, sandbox: { run } };
  }

  test("is given more time where nobody waits, and never more than two minutes", async () => {
    const { wallMs, sandbox } = starvedOnce();
    const report = await runPatiently({ sandbox, signal, mayTakeLonger: () => true }, COMMAND);
    expect(report.end).toEqual({ kind: "exited", code: 0 });
    expect(wallMs).toEqual([60_000, 180_000]);
  });

  test("begins anew behind those who wait", async () => {
    const { wallMs, sandbox } = starvedOnce();
    await expect(runPatiently({ sandbox, signal, mayTakeLonger: () => false }, COMMAND)).rejects.toThrow(BeginAnew);
    expect(wallMs).toEqual([60_000]);
  });
});

test("work begins anew three times for those who wait, and has the time that it needs then", async () => {
  const slots = createSlotQueue(1);
  const turn = { kind: "submit", sinceMs: 0, isCompile: true } as const;
  const order: string[] = [];
  const starved = slots.use({ ...turn, order: 0, owner: "ada" }, signal, async (slot) => {
    order.push("begun");
    // Always somebody new.
    void slots.use({ ...turn, order: order.length, owner: "bob" }, signal, async () => void order.push("other"));
    if (!slot.mayTakeLonger()) throw new BeginAnew("starved");
    order.push("had its time");
  });
  await starved;
  expect(order.slice(0, 8)).toEqual(["begun", "other", "begun", "other", "begun", "other", "begun", "had its time"]);
});
