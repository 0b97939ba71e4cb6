import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { READY } from "./answer-questions.ts";
import { AnsweringThread } from "./answering-thread.ts";

/** Answers with the question, after so many milliseconds as the question says. */
const SLOW = `
  import { parentPort } from "node:worker_threads";
  parentPort.on("message", (ms) => setTimeout(() => parentPort.postMessage({ answer: ms }), ms));
  parentPort.postMessage("${READY}");
`;

const thread = new AnsweringThread<number, number>({
  module: new URL(`data:text/javascript,${encodeURIComponent(SLOW)}`),
  patienceMs: 50,
  memoryMegabytes: 64,
});
afterAll(() => thread.stop());

test("a question may be given more time than others", async () => {
  expect(await thread.ask(60_000)).toEqual({ kind: "too-late" });
  expect(await thread.ask(500, { patienceMs: 60_000 })).toEqual({ kind: "answered", answer: 500 });
  expect(await thread.ask(60_000)).toEqual({ kind: "too-late" });
});

test("a thread that is slow to start is given up, unless whoever asks waits for longer", async () => {
  const lateModule = new URL(
    `data:text/javascript,${encodeURIComponent(`await new Promise((resolve) => setTimeout(resolve, 1_500));${SLOW}`)}`,
  );
  const late = new AnsweringThread<number, number>({
    ...{ module: lateModule, patienceMs: 5_000, startPatienceMs: 200, memoryMegabytes: 64 },
  });
  expect(await late.ask(1)).toEqual({ kind: "not-started" });
  expect(await late.ask(1, { startPatienceMs: 60_000 })).toEqual({ kind: "answered", answer: 1 });
  await late.stop();
});

test("a thread that nobody asks anything ends, and the next question has another one", async () => {
  const ofThread = `
    import { parentPort, threadId } from "node:worker_threads";
    parentPort.on("message", () => parentPort.postMessage({ answer: threadId }));
    parentPort.postMessage("${READY}");
  `;
  const module = new URL(`data:text/javascript,${encodeURIComponent(ofThread)}`);
  const asked = new AnsweringThread<string, number>({ module, patienceMs: 5_000, memoryMegabytes: 64, idleMs: 200 });
  const ask = async () => {
    const outcome = await asked.ask("Which one are you?");
    return outcome.kind === "answered" ? outcome.answer : outcome.kind;
  };
  const [first, second] = [await ask(), await ask()];
  expect(second).toBe(first);
  await sleep(1_000);
  expect(await ask()).not.toBe(first);
  await asked.stop();
});
