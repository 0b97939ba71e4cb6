import { type FoldedTrace, foldTrace } from "@verdict/contract/program-steps/fold-trace";
import { openStates } from "@verdict/contract/program-steps/state-at";
import { endText } from "@verdict/contract/program-steps/step-sentence";
import { type WhatChanged, whatChanged } from "@verdict/contract/program-steps/what-changed";
import type { StepsTarget } from "@verdict/contract/steps";
import { readTrace, TRACE_ENDS } from "@verdict/contract/trace";

/**
 * The steps of a program as text: each line that runs, and below it what it has brought about. Of the last steps of a
 * program those before its end are shown, of all others the first.
 */
export function describeSteps(input: {
  trace: string;
  firstStep: number;
  end: string;
  reason: string;
  isOtherwise?: boolean;
  source: string;
  order: { target: StepsTarget; most: number };
}): string {
  const { source, order, firstStep, reason } = input;
  const folded = foldTrace(readTrace(input.trace));
  const trace = { ...folded, end: TRACE_ENDS.find((each) => each === input.end) ?? folded.end };
  const { steps } = trace;
  const isLast = order.target.kind === "crash" || order.target.kind === "end";
  const from = isLast ? Math.max(0, steps.length - order.most - 1) : startOf(trace, order.target, firstStep);
  const to = Math.min(steps.length, from + order.most + (isLast ? 1 : 0));
  const sourceLines = source.split("\n");
  const stateAt = openStates(trace);
  const lines: string[] = [];
  for (let position = from; position < to; position += 1) {
    const step = steps[position];
    if (step === undefined || step.line === null) break;
    const depth = "  ".repeat(Math.min(8, Math.max(0, step.depth - 1)));
    const text = (sourceLines[step.line - 1] ?? "").trim();
    lines.push(`${String(firstStep + position + 1).padStart(6)}  ${String(step.line).padStart(4)}: ${depth}${text}`);
    const next = steps[position + 1];
    if (next === undefined) continue;
    const printed = trace.output.slice(step.outputLength, next.outputLength);
    const changed = whatChanged(next, stateAt(position + 1), stateAt(position));
    for (const line of changeLines(changed, { printed, thrown: next.thrown })) lines.push(`${" ".repeat(14)}${line}`);
  }
  const isOver = to === steps.length && trace.end !== "steps" && trace.end !== "size";
  lines.push(isOver ? endLine(trace, reason) : `… the program goes on: --from ${firstStep + to + 1}`);
  if (input.isOtherwise === true) lines.push(OTHERWISE);
  return lines.join("\n");
}

const OTHERWISE =
  "When it is judged the program does something else than here: it reads something that it never set, or it depends on chance or on time.";

/** In a window that was asked for by a line the first step on that line. */
function startOf({ steps }: FoldedTrace, target: StepsTarget, firstStep: number): number {
  if (target.kind === "step") return Math.max(0, target.step - firstStep);
  if (target.kind !== "line") return 0;
  return Math.max(
    0,
    steps.findIndex(({ line }) => line === target.line),
  );
}

function changeLines(
  { calls, returns, moreCalls, lines }: WhatChanged,
  { printed, thrown }: { printed: string; thrown: string | null },
): string[] {
  return [
    ...returns.map(({ name, value }) => `${name} returned${value === null ? "" : ` ${value}`}`),
    ...calls.map((name) => `called ${name}`),
    ...(moreCalls > 0 ? [`and ${moreCalls} more calls and returns`] : []),
    ...lines.map(({ label, before, after }) => changeText(label, before, after)),
    ...(thrown === null ? [] : [`exception: ${thrown}`]),
    ...(printed === "" ? [] : [`printed ${JSON.stringify(printed)}`]),
  ];
}

function changeText(label: string, before: string | null, after: string | null): string {
  if (after === null) return `${label} is gone, it was ${before}`;
  return before === null ? `${label} = ${after}` : `${label} ${before} → ${after}`;
}

/** The judge's reason, where the record does not say why the program died. */
function endLine(trace: FoldedTrace, reason: string): string {
  return trace.crash === null && reason !== "" ? `${endText(trace)} ${reason}` : endText(trace);
}
