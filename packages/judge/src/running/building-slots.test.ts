import { expect, test } from "vitest";
import type { Turn } from "./slot-order.ts";
import { createSlotQueue } from "./slot-queue.ts";

const never = new AbortController().signal;

test("what is built takes all slots on a judge that nobody uses, and leaves one for whoever has used it of late", async () => {
  let nowMs = 0;
  const queue = createSlotQueue(2, { now: () => nowMs, after: () => () => undefined });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, kind: Turn["kind"]) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.set(name, resolve);
    void queue.use({ kind, order: ends.size, sinceMs: nowMs, owner: null, isCompile: false }, never, () => {
      started.push(name);
      return promise;
    });
    return settled();
  };
  const end = (name: string) => {
    ends.get(name)?.();
    return settled();
  };
  await ask("build 1", "build");
  await ask("build 2", "build");
  await ask("build 3", "build");
  await ask("submit", "submit");
  expect(started).toEqual(["build 1", "build 2"]);
  await end("build 1");
  await end("submit");
  expect(started).toEqual(["build 1", "build 2", "submit"]);
  await ask("run", "run");
  await end("run");
  nowMs += 20_000;
  await end("build 2");
  await ask("build 4", "build");
  expect(started.slice(3)).toEqual(["run", "build 3", "build 4"]);
});

async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
