import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("no more than so many works run at once, and all of them get their turn in order", async () => {
  const takeTurn = createTurns(3);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const works = Array.from({ length: 20 }, (_, number) =>
    takeTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(number);
      await sleep(1);
      running -= 1;
    }),
  );
  await Promise.all(works);
  expect(most).toBe(3);
  expect(order).toEqual(Array.from({ length: 20 }, (_, number) => number));
});

test("a work that fails gives its turn on", async () => {
  const takeTurn = createTurns(1);
  await expect(takeTurn(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  await expect(takeTurn(async () => "done")).resolves.toBe("done");
});
