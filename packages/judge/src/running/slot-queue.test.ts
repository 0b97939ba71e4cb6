import { expect, test } from "vitest";
import { createSlotQueue } from "./slot-queue.ts";

const never = new AbortController().signal;

function gate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

test("no more pieces of work run at once than there are slots", async () => {
  const queue = createSlotQueue(2);
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
  };
  await Promise.all(Array.from({ length: 9 }, () => queue.use(1, never, work)));
  expect(most).toBe(2);
  expect(running).toBe(0);
});

test("a smaller rank overtakes those that wait, equal ranks keep their order", async () => {
  const queue = createSlotQueue(1);
  const first = gate();
  const order: string[] = [];
  const work = (name: string) => async () => void order.push(name);
  const all = [
    queue.use(5, never, () => first.opened),
    queue.use(5, never, work("submit 1")),
    queue.use(5, never, work("submit 2")),
    queue.use(1, never, work("run 1")),
    queue.use(1, never, work("run 2")),
  ];
  first.open();
  await Promise.all(all);
  expect(order).toEqual(["run 1", "run 2", "submit 1", "submit 2"]);
});

test("an aborted wait rejects with its reason and takes no slot", async () => {
  const queue = createSlotQueue(1);
  const first = gate();
  const abort = new AbortController();
  const held = queue.use(1, never, () => first.opened);
  const waiting = queue.use(1, abort.signal, async () => "ran");
  abort.abort(new Error("cancelled"));
  await expect(waiting).rejects.toThrow("cancelled");
  first.open();
  await held;
  await expect(queue.use(1, never, async () => "next")).resolves.toBe("next");
});

test("work that throws frees its slot", async () => {
  const queue = createSlotQueue(1);
  await expect(queue.use(1, never, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(queue.use(1, never, async () => 7)).resolves.toBe(7);
});
