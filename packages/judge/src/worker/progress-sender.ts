import type { StepNotice } from "@verdict/contract/judging";

/** So many steps wait at most; a submission of thousands of short tests shows some of them only. */
const MOST_WAITING = 50;

export interface ProgressSender {
  send(step: StepNotice["step"]): void;
  /** Ends when everything is sent, so that no step comes after the verdict. */
  allSent(): Promise<void>;
}

/** Progress is for the eyes: it never fails the judging. In the order of the steps; what has come meanwhile goes together. */
export function sendInOrder(
  send: (steps: readonly StepNotice["step"][]) => Promise<void>,
  onError: (error: unknown) => void,
): ProgressSender {
  let waiting: StepNotice["step"][] = [];
  let sending: Promise<void> | null = null;
  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const steps = waiting;
      waiting = [];
      await send(steps).catch(onError);
    }
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
