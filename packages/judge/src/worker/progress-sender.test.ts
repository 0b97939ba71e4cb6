import type { StepNotice } from "@verdict/contract/jobs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendInOrder } from "./progress-sender.ts";

const COMPILED = { kind: "compiled" } as const;
const testStep = (number: number) =>
  ({ kind: "test", number, verdict: "AC", cpuMs: 1, memoryBytes: 1 }) satisfies StepNotice["step"];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first step goes at once, and those of the next moment go together", async () => {
  const sent: (readonly StepNotice["step"][])[] = [];
  const sender = sendInOrder(
    async (steps) => void sent.push(steps),
    (error) => {
      throw error;
    },
  );
  sender.send(COMPILED);
  expect(sent).toEqual([[COMPILED]]);
  await vi.advanceTimersByTimeAsync(20);
  sender.send(testStep(1));
  await vi.advanceTimersByTimeAsync(20);
  sender.send(testStep(2));
  expect(sent).toEqual([[COMPILED]]);
  await vi.advanceTimersByTimeAsync(20);
  expect(sent).toEqual([[COMPILED], [testStep(1), testStep(2)]]);
  // After a pause nothing waits.
  await vi.advanceTimersByTimeAsync(200);
  sender.send(testStep(3));
  expect(sent.at(-1)).toEqual([testStep(3)]);
  // At the end nothing waits either: no timer is moved on here.
  sender.send(testStep(4));
  await sender.end();
  expect(sent.at(-1)).toEqual([testStep(4)]);
});

test("what comes while something is being sent goes together, in its order, and the end waits for it", async () => {
  const sent: (readonly StepNotice["step"][])[] = [];
  const first = Promise.withResolvers<void>();
  const sender = sendInOrder(
    async (steps) => {
      sent.push(steps);
      if (sent.length === 1) await first.promise;
    },
    (error) => {
      throw error;
    },
  );
  sender.send(COMPILED);
  for (const number of [1, 2, 3]) sender.send(testStep(number));
  let isOver = false;
  const over = sender.end().then(() => {
    isOver = true;
  });
  expect(sent).toEqual([[COMPILED]]);
  expect(isOver).toBe(false);
  first.resolve();
  await over;
  expect(sent).toEqual([[COMPILED], [testStep(1), testStep(2), testStep(3)]]);
});

test("steps that could not be sent are told and do not end the sending", async () => {
  const errors: unknown[] = [];
  const sent: number[] = [];
  const sender = sendInOrder(
    async (steps) => {
      if (sent.push(steps.length) === 1) throw new Error("lost");
    },
    (error) => errors.push(error),
  );
  sender.send(COMPILED);
  sender.send(testStep(1));
  await sender.end();
  expect(sent).toEqual([1, 1]);
  expect(errors).toEqual([new Error("lost")]);
});
