import type { StepNotice } from "@verdict/contract/judging";

/** So many steps wait at most; a submission of thousands of short tests shows some of them only. */
const MOST_WAITING = 50;

export interface ProgressSender {
  send(step: StepNotice["step"]): void;
  /** Ends when everything is sent, so that no step comes after the verdict. */
  allSent(): Promise<void>;
}

/** Progress is for the eyes: it never fails the judging, and its order is kept. */
export function sendOneAtATime(
  send: (step: StepNotice["step"]) => Promise<void>,
  onError: (error: unknown) => void,
): ProgressSender {
  const waiting: StepNotice["step"][] = [];
  let sending: Promise<void> | null = null;
  async function sendAll(): Promise<void> {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await send(step).catch(onError);
    sending = null;
  }
  return {
    send(step) {
      if (waiting.length < MOST_WAITING) waiting.push(step);
      sending ??= sendAll();
    },
    allSent: () => sending ?? Promise.resolve(),
  };
}
