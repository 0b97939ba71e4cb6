import type { StepNotice } from "@verdict/contract/judging";
import { expect, test } from "vitest";
import { sendInOrder } from "./progress-sender.ts";

const COMPILED = { kind: "compiled" } as const;
const testStep = (number: number) =>
  ({ kind: "test", number, verdict: "AC", cpuMs: 1, memoryBytes: 1 }) satisfies StepNotice["step"];

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
  const over = sender.allSent().then(() => {
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
  await sender.allSent();
  expect(sent).toEqual([1, 1]);
  expect(errors).toEqual([new Error("lost")]);
});
