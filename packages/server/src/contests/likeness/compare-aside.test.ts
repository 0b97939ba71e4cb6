import { expect, test } from "vitest";
import { createComparer } from "./compare-aside.ts";

const QUESTION = { programs: [], starters: [], only: null };
/** A thread that never answers, as our own would where a program made it run for ever. */
const STUCK = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", () => { for (;;); });
    parentPort.postMessage("ready");
  `)}`,
);

test("a comparison that does not end is ended, and the next one begins anew", async () => {
  const stuck = createComparer({ thread: STUCK, patienceMs: 200 });
  const first = stuck(QUESTION);
  await expect(stuck(QUESTION)).rejects.toMatchObject({ code: "too_many_requests" });
  await expect(first).rejects.toMatchObject({ code: "conflict", message: /took too long/ });
  await expect(stuck(QUESTION)).rejects.toMatchObject({ code: "conflict" });
});

test("our own thread answers", async () => {
  expect(await createComparer()(QUESTION)).toEqual({ pairs: [], tooShort: 0 });
});
