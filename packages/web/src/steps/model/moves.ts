import type { Step } from "@verdict/contract/program-steps/fold-trace";

/*
 * Where one may go from a step, within a window. Null: nowhere in this direction.
 */

/** The next step that is not inside of a call which begins here. */
export function stepOver(steps: readonly Step[], position: number): number | null {
  const depth = steps[position]?.depth ?? 0;
  return firstAfter(steps, position, (step) => step.depth <= depth);
}

/** The same backward: a call that returned just before is passed over. */
export function stepBackOver(steps: readonly Step[], position: number): number | null {
  const depth = steps[position]?.depth ?? 0;
  return lastBefore(steps, position, (step) => step.depth <= depth);
}

/** The first step after the call that is under way. */
export function stepOut(steps: readonly Step[], position: number): number | null {
  const depth = steps[position]?.depth ?? 0;
  return firstAfter(steps, position, (step) => step.depth < depth);
}

/** When a line is about to run the next time. */
export function nextAtLine(steps: readonly Step[], position: number, line: number): number | null {
  return firstAfter(steps, position, (step) => step.line === line);
}

export function previousAtLine(steps: readonly Step[], position: number, line: number): number | null {
  return lastBefore(steps, position, (step) => step.line === line);
}

function firstAfter(steps: readonly Step[], position: number, isIt: (step: Step) => boolean): number | null {
  const found = steps.findIndex((step, index) => index > position && isIt(step));
  return found < 0 ? null : found;
}

function lastBefore(steps: readonly Step[], position: number, isIt: (step: Step) => boolean): number | null {
  const found = steps.findLastIndex((step, index) => index < position && isIt(step));
  return found < 0 ? null : found;
}
