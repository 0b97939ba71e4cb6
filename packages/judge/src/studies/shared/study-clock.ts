import type { ProgramRunner } from "../../program-runner.ts";

/** The time that a study has for itself. It stands while runs and submissions have all of the judge's slots. */
export interface StudyClock {
  /** Of its own time, in milliseconds. */
  elapsedMs(): number;
  /** Aborts after so much of its own time. */
  deadline(ms: number): AbortSignal;
}

/** Nobody waits for longer, and then it goes on whatever it waits for: the web server gives up after two minutes. */
const MOST_WAITING_MS = 40_000;

export function startStudyClock(judge: Pick<ProgramRunner, "heldUpMs">): StudyClock {
  const startedAt = performance.now();
  const heldUpBefore = judge.heldUpMs();
  const heldUpMs = () => Math.min(MOST_WAITING_MS, judge.heldUpMs() - heldUpBefore);
  const elapsedMs = () => performance.now() - startedAt - heldUpMs();
  return {
    elapsedMs,
    deadline(ms) {
      const over = new AbortController();
      function look(): void {
        const leftMs = Math.ceil(ms - elapsedMs());
        if (leftMs <= 0) over.abort(new Error("a study's time is over"));
        else setTimeout(look, leftMs).unref();
      }
      look();
      return over.signal;
    },
  };
}
