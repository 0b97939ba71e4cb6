import type { StepNotice } from "@verdict/contract/jobs";
import { createPause } from "./pause.ts";

/** So many steps wait at most; a submission of thousands of short tests shows some of them only. */
const MOST_WAITING = 50;
/**
 * Nobody sees more than twenty pictures a second, and each call costs this process, the database, the web servers and a
 * page some processor, which on a small machine is the tests' own.
 */
const PACE_MS = 50;

export interface ProgressSender {
  send(step: StepNotice["step"]): void;
  /**
   * No more will come, and what waits goes at once. Resolves when everything is sent, so that no step comes after the
   * verdict.
   */
  end(): Promise<void>;
}

/**
 * Progress is for the eyes: it never fails the judging. The first step goes at once; what comes within the next moment,
 * or while something is being sent, goes together, in its order.
 */
export function sendInOrder(
  send: (steps: readonly StepNotice["step"][]) => Promise<void>,
  onError: (error: unknown) => void,
): ProgressSender {
  let waiting: StepNotice["step"][] = [];
  let sending: Promise<void> | null = null;
  let isOver = false;
  const pause = createPause();
  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const steps = waiting;
      waiting = [];
      const paused = isOver ? Promise.resolve() : pause.begin(PACE_MS);
      await send(steps).catch(onError);
      await paused;
    }
    sending = null;
  }
  return {
    send(step) {
      if (waiting.length < MOST_WAITING) waiting.push(step);
      sending ??= sendAll();
    },
    end() {
      isOver = true;
      pause.end();
      return sending ?? Promise.resolve();
    },
  };
}
