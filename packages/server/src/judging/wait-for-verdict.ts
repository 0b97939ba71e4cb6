import type { AcceptedEvent } from "@verdict/contract/submissions";
import type * as z from "zod/mini";
import { DomainError } from "../platform/http/errors.ts";
import type { JudgedWatch, ProgressStep } from "./judged-watch.ts";

/** Whoever waits for the verdict. `signal` aborts when nobody does any more. */
export interface Audience {
  onAccepted: (event: z.infer<typeof AcceptedEvent>) => void;
  onProgress: (step: ProgressStep) => void;
  signal: AbortSignal;
}

/** Thrown to end a request whose client has gone; nobody reads the reply. */
export class ClientGone extends Error {
  override name = "ClientGone";
}

/**
 * Stores a job (`enqueue` returns how many tests it has) and waits until `findVerdict` finds something. Throws
 * judge_unavailable with the text `tooLate` when the patience is over, ClientGone when the audience leaves.
 */
export async function waitForVerdict<T>(
  context: { judged: JudgedWatch; verdictPatienceMs: number },
  input: {
    subjectId: string;
    audience: Audience;
    tooLate: string;
    enqueue: () => Promise<number>;
    findVerdict: () => Promise<T | null>;
  },
): Promise<T> {
  const { subjectId, audience } = input;
  // Steps that come before the client knows that its job is accepted would confuse it: they wait for that.
  let early: ProgressStep[] | null = [];
  const onProgress = (step: ProgressStep) => (early === null ? audience.onProgress(step) : early.push(step));
  const watch = context.judged.open({ subjectId, onProgress });
  try {
    const totalTestCases = await input.enqueue();
    audience.onAccepted({ id: subjectId, totalTestCases });
    for (const step of early) audience.onProgress(step);
    early = null;
    return await untilFound(context, watch.news, input);
  } finally {
    watch.close();
  }
}

async function untilFound<T>(
  context: { verdictPatienceMs: number },
  news: () => Promise<void>,
  input: { audience: Audience; tooLate: string; findVerdict: () => Promise<T | null> },
): Promise<T> {
  const ending = Promise.withResolvers<never>();
  ending.promise.catch(() => undefined); // It may reject while nobody waits for it.
  const onGone = () => ending.reject(new ClientGone("nobody waits for this verdict any more"));
  const timer = setTimeout(
    () => ending.reject(new DomainError("judge_unavailable", input.tooLate, { retryAfterSeconds: 10 })),
    context.verdictPatienceMs,
  );
  input.audience.signal.addEventListener("abort", onGone, { once: true });
  try {
    for (;;) {
      if (input.audience.signal.aborted) onGone();
      await Promise.race([news(), ending.promise]);
      const found = await input.findVerdict();
      if (found !== null) return found;
    }
  } finally {
    clearTimeout(timer);
    input.audience.signal.removeEventListener("abort", onGone);
  }
}
