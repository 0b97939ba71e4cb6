import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";
import type { Turn } from "./slot-order.ts";
import { createSlotQueue } from "./slot-queue.ts";

const TURN: Turn = { kind: "study", order: 0, sinceMs: 0, owner: null, isCompile: false };
const { signal } = new AbortController();

/** Two slots, a clock that stands until it is moved, and work that ends when it is told to. */
function studies() {
  let ms = 0;
  const slots = createSlotQueue(2, { now: () => ms, after: () => () => undefined });
  const own = oneAtATime(slots, { turns: createSlotQueue(1), now: () => ms });
  const start = (use: typeof own.use, turn = TURN, stop = signal) => {
    const ends = Promise.withResolvers<void>();
    return { end: ends.resolve, ended: use(turn, stop, () => ends.promise) };
  };
  const pass = async (some: number) => {
    await new Promise((resolve) => setImmediate(resolve));
    ms += some;
  };
  return { slots, own, start, pass };
}

test("work that waits because others have all slots is held up until it has one", async () => {
  const { slots, own, start, pass } = studies();
  const others = [start(slots.use, { ...TURN, kind: "run" }), start(slots.use, { ...TURN, kind: "run" })];
  const study = start(own.use);
  await pass(300);
  expect(own.heldUpMs()).toBe(300);
  others[0]?.end();
  await pass(0);
  await pass(50);
  expect(own.heldUpMs()).toBe(300);
  study.end();
  others[1]?.end();
  await Promise.all([study.ended, ...others.map(({ ended }) => ended)]);
});

test("waiting for work of its own kind does not hold it up", async () => {
  const { own, start, pass } = studies();
  const [first, second] = [start(own.use), start(own.use)];
  await pass(400);
  first.end();
  await first.ended;
  await pass(100);
  second.end();
  await second.ended;
  expect(own.heldUpMs()).toBe(0);
});

test("what is stopped while it waits has waited until then", async () => {
  const { slots, own, start, pass } = studies();
  const others = [start(slots.use, { ...TURN, kind: "run" }), start(slots.use, { ...TURN, kind: "run" })];
  const stop = new AbortController();
  const study = start(own.use, TURN, stop.signal);
  await pass(200);
  stop.abort(new Error("nobody waits"));
  await expect(study.ended).rejects.toThrow("nobody waits");
  await pass(500);
  expect(own.heldUpMs()).toBe(200);
  for (const { end } of others) end();
  await Promise.all(others.map(({ ended }) => ended));
});
