import { parentPort } from "node:worker_threads";

/** A thread's first message. From then on the time counts for its question and no more for its start. */
export const READY = "ready";

/** Makes the thread that calls it the other end of an `AnsweringThread`. What `answer` throws ends the thread. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer | Promise<Answer>): void {
  const port = parentPort;
  if (port === null) throw new Error("This module is for a thread of its own");
  port.on("message", async (question: Question) => port.postMessage({ answer: await answer(question) }));
  port.postMessage(READY);
}
