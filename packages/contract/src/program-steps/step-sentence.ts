import type { FoldedTrace, Step } from "./fold-trace.ts";
import type { WhatChanged } from "./what-changed.ts";

const MOST_SAID = 3;

/** A step for who listens: where the program stands, and what the line before has brought about. */
export function stepSentence(input: {
  /** In the whole program, 0 is the first. */
  number: number;
  step: Step;
  functionName: string | null;
  /** The line that it is about to run. */
  lineText: string;
  changed: WhatChanged;
  printed: string;
  trace: Pick<FoldedTrace, "end" | "crash">;
}): string {
  const { step, changed, printed, functionName } = input;
  const sentences: string[] = [];
  for (const name of changed.calls) sentences.push(`Called ${name}.`);
  for (const { name, value } of changed.returns) {
    sentences.push(value === null ? `${name} returned.` : `${name} returned ${value}.`);
  }
  if (changed.moreCalls > 0) sentences.push(`${changed.moreCalls} more calls and returns.`);
  for (const { label, before, after } of changed.lines.slice(0, MOST_SAID)) {
    if (after === null) sentences.push(`${label} is gone, it was ${before}.`);
    else sentences.push(before === null ? `${label} is ${after}.` : `${label} is ${after}, it was ${before}.`);
  }
  const more = changed.lines.length - MOST_SAID;
  if (more > 0) sentences.push(`${more} more ${more === 1 ? "change" : "changes"}.`);
  if (step.thrown !== null) sentences.push(`Exception: ${step.thrown}.`);
  if (printed !== "") sentences.push(`Printed ${JSON.stringify(printed.trim())}.`);
  if (step.line === null) return ["The end.", ...sentences, endText(input.trace)].join(" ");
  const where = functionName === null ? "" : ` in ${functionName}`;
  const line = input.lineText === "" ? "" : `: ${input.lineText}`;
  return [`Step ${input.number + 1}, before line ${step.line}${where}${line}.`, ...sentences].join(" ");
}

/** Why there is no step behind the last one. */
export function endText({ end, crash }: Pick<FoldedTrace, "end" | "crash">): string {
  switch (end) {
    case "exit":
      return "The program has ended.";
    case "crash":
      if (crash === null) return "The program crashed.";
      return crash.line === null ? `The program crashed: ${crash.why}.` : `Line ${crash.line} crashed: ${crash.why}.`;
    case "steps":
    case "size":
      return "The program goes on.";
    case "time":
      return "The program was ended at the time limit.";
    case "memory":
      return "The program was ended at the memory limit.";
    case "output":
      return "The program was ended since it printed too much.";
    case "broken":
      return "The record breaks off here: the program has ended or overwritten what records it.";
    default:
      return end satisfies never;
  }
}
