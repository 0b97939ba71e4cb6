import type { AcceptedEvent } from "@verdict/contract/submissions";
import type * as z from "zod/mini";
import { DomainError } from "../platform/http/errors.ts";
import type { ProgressStep } from "./judged-watch.ts";
import type { JudgingContext } from "./judging-context.ts";

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

type Waiting = Pick<JudgingContext, "judged" | "verdictPatienceMs" | "ending">;

/**
 * Stores a job (`enqueue` returns how many tests it has) and waits until `findVerdict` finds something. Throws
 * judge_unavailable with the text `tooLate` when the patience is over or the server ends, ClientGone when the audience leaves.
 */
export async function waitForVerdict<T>(
  context: Waiting,
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
  context: Waiting,
  news: () => Promise<void>,
  input: { audience: Audience; tooLate: string; findVerdict: () => Promise<T | null> },
): Promise<T> {
  const end = Promise.withResolvers<never>();
  end.promise.catch(() => undefined); // It may reject while nobody waits for it.
  const { signal } = input.audience;
  const onGone = () => end.reject(new ClientGone("nobody waits for this verdict any more"));
  const onTooLate = () => end.reject(new DomainError("judge_unavailable", input.tooLate, { retryAfterSeconds: 10 }));
  const timer = setTimeout(onTooLate, context.verdictPatienceMs);
  signal.addEventListener("abort", onGone, { once: true });
  context.ending.addEventListener("abort", onTooLate, { once: true });
  try {
    if (signal.aborted) onGone();
    if (context.ending.aborted) onTooLate();
    for (;;) {
      await Promise.race([news(), end.promise]);
      const found = await input.findVerdict();
      if (found !== null) return found;
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onGone);
    context.ending.removeEventListener("abort", onTooLate);
  }
}
