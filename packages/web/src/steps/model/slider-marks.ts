import type { Step } from "@verdict/contract/program-steps/fold-trace";

/** What is worth to be seen on the way. Of several in one place the first of these is shown. */
export const MARK_KINDS = ["exception", "output", "call", "return"] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export interface SliderMark {
  readonly kind: MarkKind;
  /** From 0 at the first step to 1 at the last one. */
  readonly at: number;
}

/** More would run into each other. */
const MOST_MARKS = 200;

/** Of a stretch of steps. `doesCrash`: the last one is where the program died. */
export function sliderMarks(steps: readonly Step[], { doesCrash }: { doesCrash: boolean }): SliderMark[] {
  const last = Math.max(1, steps.length - 1);
  const places = Math.min(MOST_MARKS, last);
  const found = new Map<number, MarkKind>();
  for (const [index, step] of steps.entries()) {
    const isCrash = doesCrash && index === steps.length - 1;
    const kind = isCrash ? "exception" : kindOf(step, steps[index - 1]);
    if (kind === null) continue;
    const place = Math.round((index / last) * places);
    const known = found.get(place);
    if (known === undefined || MARK_KINDS.indexOf(kind) < MARK_KINDS.indexOf(known)) found.set(place, kind);
  }
  return [...found].map(([place, kind]) => ({ kind, at: place / places }));
}

/** The first step of a window tells how things stand, and not what came about. */
function kindOf(step: Step, before: Step | undefined): MarkKind | null {
  if (step.thrown !== null) return "exception";
  if (before === undefined) return null;
  if (step.outputLength > before.outputLength || step.errorLength > before.errorLength) return "output";
  if (step.changes.some(({ kind }) => kind === "push")) return "call";
  return step.changes.some(({ kind }) => kind === "pop") ? "return" : null;
}
