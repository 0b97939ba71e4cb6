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
  expect(await thread.ask(500, 60_000)).toEqual({ kind: "answered", answer: 500 });
  expect(await thread.ask(60_000)).toEqual({ kind: "too-late" });
});
