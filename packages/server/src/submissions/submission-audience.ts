import type { TestEvent } from "@verdict/contract/submissions";
import { kilobytesOfBytes, secondsOfMs } from "@verdict/contract/units";
import type { Channel } from "../judging/answer-or-stream.ts";
import type { ProgressStep } from "../judging/judged-watch.ts";
import type { Audience } from "../judging/wait-for-verdict.ts";

/** Tells the events of a run or a submit, as the contract names them. */
export function submissionAudience({ send, signal }: Channel): Audience {
  return {
    onAccepted: (event) => send("accepted", event),
    onProgress: (step) => (step.kind === "compiled" ? send("compiled", {}) : send("test", presentStep(step))),
    signal,
  };
}

function presentStep(step: Extract<ProgressStep, { kind: "test" }>): TestEvent {
  return {
    number: step.number,
    verdict: step.verdict,
    runtime: secondsOfMs(step.cpuMs),
    memory: kilobytesOfBytes(step.memoryBytes),
  };
}
