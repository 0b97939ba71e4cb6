import type { JudgeStep } from "@verdict/contract/judging";
import type { AcceptedEvent, BuildingEvent, TestEvent, WaitingEvent } from "@verdict/contract/submissions";
import { kilobytesOfBytes, secondsOfMs } from "@verdict/contract/units";
import type { RunVerdict } from "@verdict/contract/verdict";
import type * as z from "zod/mini";

/** What is told of a run or a submission on the way, as the contract names it. */
export type SubmissionEvent =
  | { event: "accepted"; data: z.infer<typeof AcceptedEvent>; id: string }
  | { event: "waiting"; data: z.infer<typeof WaitingEvent> }
  | { event: "building"; data: z.infer<typeof BuildingEvent> }
  | { event: "compiled"; data: Record<string, never>; id: string }
  | { event: "test"; data: TestEvent; id: string };

/** `id` is that of the run or the submission, here and below. */
export function acceptedEvent(id: string, totalTestCases: number): SubmissionEvent {
  return { event: "accepted", data: { id, totalTestCases }, id: `${id}.accepted` };
}

export function stepEvent(id: string, step: JudgeStep): SubmissionEvent {
  if (step.kind === "compiled") return { event: "compiled", data: {}, id: `${id}.compiled` };
  const { number, verdict, cpuMs, memoryBytes } = step;
  const data = { number, verdict, runtime: secondsOfMs(cpuMs), memory: kilobytesOfBytes(memoryBytes) };
  return { event: "test", data, id: `${id}.test.${number}` };
}

/** Of a hidden test nothing but number and verdict is told. */
export function hiddenTestEvent(id: string, test: { number: number; verdict: RunVerdict }): SubmissionEvent {
  const { number, verdict } = test;
  return { event: "test", data: { number, verdict }, id: `${id}.test.${number}` };
}
