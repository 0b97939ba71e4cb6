import type { JudgeResult } from "@verdict/contract/judge-result";
import type { JudgeJob } from "@verdict/contract/judging";
import type { Judge } from "../judge.ts";

/** Prepares the steps of programs that have failed where their authors see it: those are asked for. */
export interface StepsAhead {
  /** A judge has said what became of a program. */
  judged(job: Pick<JudgeJob, "owner" | "language" | "source" | "tests">, result: Pick<JudgeResult, "tests">): void;
  stop(): Promise<void>;
}

/** Nobody has read by then what failed; who types goes on, and has another program soon. */
const PAUSE_MS = 500;
const FAILED: ReadonlySet<string> = new Set(["WA", "RTE", "TLE", "MLE", "OLE"]);

export function prepareStepsAhead(
  judge: Pick<Judge, "prepareSteps">,
  onError: (error: unknown) => void,
  pauseMs = PAUSE_MS,
): StepsAhead {
  const stopping = new AbortController();
  /** By owner: the newest program is the one that is looked at. */
  const wanted = new Map<string, AbortController>();
  const working = new Set<Promise<void>>();

  function start(owner: string, { language, source }: Pick<JudgeJob, "language" | "source">): void {
    const abort = new AbortController();
    wanted.set(owner, abort);
    const timer = setTimeout(() => {
      const signal = AbortSignal.any([abort.signal, stopping.signal]);
      const work = judge
        .prepareSteps({ owner, language, source }, signal)
        .then(() => undefined, onError)
        .finally(() => {
          working.delete(work);
          if (wanted.get(owner) === abort) wanted.delete(owner);
        });
      working.add(work);
    }, pauseMs).unref();
    abort.signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  }

  return {
    judged({ owner, tests, ...program }, result) {
      if (owner === undefined || stopping.signal.aborted) return;
      wanted.get(owner)?.abort();
      wanted.delete(owner);
      const visible = new Set(tests.filter(({ isVisible }) => isVisible).map(({ number }) => number));
      if (result.tests.some(({ number, verdict }) => visible.has(number) && FAILED.has(verdict))) start(owner, program);
    },
    async stop() {
      stopping.abort();
      for (const abort of wanted.values()) abort.abort();
      await Promise.all(working);
    },
  };
}
