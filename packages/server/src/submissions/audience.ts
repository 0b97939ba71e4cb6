import type { JudgeStep } from "@verdict/contract/judging";
import type { AcceptedEvent, TestEvent, WaitingEvent } from "@verdict/contract/submissions";
import { kilobytesOfBytes, secondsOfMs } from "@verdict/contract/units";
import type { RunVerdict } from "@verdict/contract/verdict";
import type * as z from "zod/mini";
import type { Channel } from "../judging/answer-or-stream.ts";

/** A step as far as its user may know it. */
export type ToldStep = JudgeStep | { kind: "hidden-test"; number: number; verdict: RunVerdict };

/** Whoever waits for a run or a submission. `signal` aborts when nobody does any more. */
export interface Audience {
  onAccepted: (event: z.infer<typeof AcceptedEvent>) => void;
  onStep: (step: ToldStep) => void;
  onPlace: (event: z.infer<typeof WaitingEvent>) => void;
  signal: AbortSignal;
}

/**
 * Tells the events of a run or a submit, as the contract names them. `lastEventId` is what a client that comes back has
 * heard last: what goes before that for certain is left out.
 */
export function audienceOf({ send, signal }: Channel, lastEventId = ""): Audience {
  let id = "";
  const [heardId, heard] = lastEventId.split(".");
  const hasHeard = (...events: string[]) => heardId === id && heard !== undefined && events.includes(heard);
  return {
    onAccepted(event) {
      id = event.id;
      if (!hasHeard("accepted", "compiled", "test")) send("accepted", event, `${id}.accepted`);
    },
    onStep(step) {
      if (step.kind !== "compiled") send("test", presentStep(step), `${id}.test.${step.number}`);
      else if (!hasHeard("compiled", "test")) send("compiled", {}, `${id}.compiled`);
    },
    onPlace: (event) => send("waiting", event),
    signal,
  };
}

/** Of a hidden test only number and verdict; the visible ones have the first numbers. */
export function toldStep(step: JudgeStep, visibleTests: number): ToldStep {
  if (step.kind !== "test" || step.number <= visibleTests) return step;
  return { kind: "hidden-test", number: step.number, verdict: step.verdict };
}

function presentStep(step: Exclude<ToldStep, { kind: "compiled" }>): TestEvent {
  const { number, verdict } = step;
  if (step.kind === "hidden-test") return { number, verdict };
  return { number, verdict, runtime: secondsOfMs(step.cpuMs), memory: kilobytesOfBytes(step.memoryBytes) };
}
