import type { Step } from "@verdict/contract/program-steps/fold-trace";
import type { ShownState } from "@verdict/contract/program-steps/state-at";
import { valueText } from "@verdict/contract/program-steps/value-text";

/** Further back than a loop's body reaches; what a line did so long ago says nothing of now. */
const MOST_STEPS_BACK = 300;
const MOST_VALUES = 4;
const LONGEST = 28;

/**
 * What each line of the function that is under way gave to its variables when it ran last, as words to stand beside it:
 * `nr = 1, nc = 0`. Only variables of this very call: those of another one say nothing of it.
 */
export function valuesByLine(
  steps: readonly Step[],
  position: number,
  { frameId, objects }: { frameId: number; objects: ShownState["objects"] },
): ReadonlyMap<number, string> {
  const said = new Map<number, string>();
  const known = new Set<string>();
  for (let index = position; index > Math.max(0, position - MOST_STEPS_BACK); index -= 1) {
    const step = steps[index];
    const line = lineOf(steps, index, frameId);
    if (step === undefined) break;
    const values: string[] = [];
    let hasBegun = false;
    for (const change of step.changes) {
      if (change.kind === "push" && change.frame.id === frameId) hasBegun = true;
      if (change.kind !== "set" || change.place.of !== "v" || change.place.frame.id !== frameId) continue;
      // Only the newest value of a variable: what a line gave it before has been replaced since.
      if (change.after === undefined || known.has(change.place.slot)) continue;
      const text = valueText(change.after, objects);
      known.add(change.place.slot);
      if (text.length <= LONGEST && !text.includes("…")) values.push(`${change.name} = ${text}`);
    }
    if (hasBegun) break;
    if (line !== null && values.length > 0 && !said.has(line)) said.set(line, values.slice(0, MOST_VALUES).join(", "));
  }
  return said;
}

/** The line of this frame that ran before a step: of a call in between, the line that called. */
function lineOf(steps: readonly Step[], index: number, frameId: number): number | null {
  const depth = steps[index]?.depth ?? 0;
  for (let before = index - 1; before >= 0; before -= 1) {
    const step = steps[before];
    if (step === undefined) return null;
    if (step.depth <= depth) return step.line;
    if (step.changes.some((change) => change.kind === "push" && change.frame.id === frameId)) return null;
  }
  return null;
}
