import { gzipSync } from "node:zlib";
import type { StepsTarget } from "@verdict/contract/steps";
import { expect, test, vi } from "vitest";
import { recordedText } from "../testing/recorded-trace.ts";
import { openStepModel, type StepsAnswer } from "./step-model.ts";

/** A judge whose program runs through line 1 to 5 again and again, ten steps a window. */
function countingJudge(steps: number) {
  const asked: StepsTarget[] = [];
  const ask = async (target: StepsTarget): Promise<StepsAnswer> => {
    asked.push(target);
    const first = target.kind === "step" ? target.step : target.kind === "line" ? target.after : steps - 10;
    if (first >= steps) return { kind: "unreached", steps, end: "exit", reason: "" };
    const firstStep = Math.floor(first / 10) * 10;
    const lines = Array.from(
      { length: 10 },
      (_, index) => `["v",1,"i",${firstStep + index}]\n["s",${(index % 5) + 1}]`,
    );
    const end = firstStep + 10 >= steps ? "exit" : "steps";
    return traced(`["push","main"]\n${lines.join("\n")}\n["end","${end}"]\n`, firstStep, end);
  };
  return { asked, ask };
}

function traced(text: string, firstStep: number, end: string): StepsAnswer {
  return { kind: "traced", trace: gzipSync(text).toString("base64"), firstStep, end, reason: "" };
}

async function opened(judge: { ask: (target: StepsTarget) => Promise<StepsAnswer> }) {
  const model = openStepModel(judge);
  model.start();
  await vi.waitFor(() => expect(model.store.read().awaited).toBeNull());
  return model;
}

const numberOf = (model: Awaited<ReturnType<typeof opened>>) => {
  const { window, position } = model.store.read();
  return (window?.firstStep ?? 0) + position;
};

test("steps of a real program go forward, over calls, out of them, and back", async () => {
  const model = await opened({ ask: async () => traced(recordedText("javascript-bfs"), 0, "exit") });
  const { window } = model.store.read();
  if (window === null) throw new Error("there are no steps");
  const { steps } = window.trace;
  const call = steps.findIndex(({ depth }, index) => (steps[index + 1]?.depth ?? 0) > depth);
  model.goToPosition(call);
  model.over();
  const after = model.store.read().position;
  expect(after).toBeGreaterThan(call + 1);
  expect(steps[after]?.depth).toBe(steps[call]?.depth);
  model.backOver();
  expect(model.store.read().position).toBe(call);
  model.forward();
  expect(model.store.read().position).toBe(call + 1);
  model.out();
  expect(model.store.read().position).toBe(after);
  model.back();
  expect(model.store.read().position).toBe(after - 1);
  model.last();
  model.forward();
  expect(model.store.read().position).toBe(steps.length - 1);
});

test("behind a full window the next one is asked for, once", async () => {
  const judge = countingJudge(30);
  const model = await opened(judge);
  model.last();
  model.forward();
  await vi.waitFor(() => expect(numberOf(model)).toBe(10));
  model.back();
  expect(numberOf(model)).toBe(9);
  model.forward();
  expect(numberOf(model)).toBe(10);
  expect(judge.asked).toEqual([
    { kind: "step", step: 0 },
    { kind: "step", step: 10 },
  ]);
});

test("to a line goes within the window first, then behind it", async () => {
  const judge = countingJudge(30);
  const model = await opened(judge);
  model.toLine(5);
  expect(numberOf(model)).toBe(4);
  model.toLine(5);
  model.toLine(5);
  await vi.waitFor(() => expect(numberOf(model)).toBe(14));
  expect(judge.asked.at(-1)).toEqual({ kind: "line", line: 5, after: 10 });
  model.backToLine(5);
  expect(model.store.read().trouble).toMatchObject({ kind: "unreached" });
});

test("who goes back out of a window comes to the end of the one before it, and a held key asks once", async () => {
  const judge = countingJudge(9000);
  const model = await opened(judge);
  model.goToStep(8000);
  await vi.waitFor(() => expect(numberOf(model)).toBe(8000));
  model.back();
  model.back();
  await vi.waitFor(() => expect(model.store.read().awaited).toBeNull());
  expect(judge.asked.slice(1)).toEqual([
    { kind: "step", step: 8000 },
    { kind: "step", step: 3000 },
  ]);
});

test("the end of the program is asked for where this window does not hold it", async () => {
  const model = await opened(countingJudge(30));
  model.toEnd();
  await vi.waitFor(() => expect(model.store.read().window?.firstStep).toBe(20));
  expect(model.store.read().window?.trace.steps[model.store.read().position]?.line).toBeNull();
});

test("what the judge refuses is a state, and what fails can be tried again", async () => {
  const refusing = await opened({ ask: async () => ({ kind: "unsupported", reason: "no recorder" }) });
  expect(refusing.store.read().trouble).toEqual({ kind: "unsupported", reason: "no recorder" });

  const judge = countingJudge(10);
  let fails = true;
  const model = await opened({
    ask: (target) => (fails ? Promise.reject(new Error("no network")) : judge.ask(target)),
  });
  expect(model.store.read().trouble).toMatchObject({ kind: "failed" });
  fails = false;
  model.retry();
  await vi.waitFor(() => expect(model.store.read().window).not.toBeNull());
  expect(model.store.read().trouble).toBeNull();
});

test("a trace that is none is a failure, and not a crash of the page", async () => {
  const model = await opened({
    ask: async () => ({ kind: "traced", trace: "bm8gZ3ppcA==", firstStep: 0, end: "exit", reason: "" }),
  });
  expect(model.store.read().trouble).toMatchObject({ kind: "failed" });
});
