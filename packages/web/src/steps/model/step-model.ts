import { type FoldedTrace, foldTrace } from "@verdict/contract/program-steps/fold-trace";
import { openStates, type ShownState } from "@verdict/contract/program-steps/state-at";
import type { StepsTarget } from "@verdict/contract/steps";
import { readTrace, STEPS_IN_WINDOW, TRACE_ENDS, unpackTrace } from "@verdict/contract/trace";
import { Store } from "../../platform/store.ts";
import { nextAtLine, previousAtLine, stepBackOver, stepOut, stepOver } from "./moves.ts";

/** What a judge said of a window of steps: StepsResult, also where it comes from a newer server. */
export type StepsAnswer =
  | { kind: "traced"; trace: string; firstStep: number; end: string; reason: string; isOtherwise?: boolean }
  | { kind: "unreached"; steps: number | null; end: string; reason: string }
  | { kind: "refused"; compilerOutput: string }
  | { kind: "unsupported"; reason: string };

/** A stretch of steps of the program. */
export interface StepWindow {
  readonly trace: FoldedTrace;
  /** The number of its first step in the whole program. */
  readonly firstStep: number;
  readonly stateAt: (position: number) => ShownState;
  /** Why the program died, in the judge's words, or empty. */
  readonly reason: string;
  /** When it is judged the program does something else. */
  readonly isOtherwise: boolean;
}

/** Why the wanted steps are not there. */
export type StepsTrouble =
  | { kind: "failed"; error: unknown; target: StepsTarget }
  | { kind: "refused"; compilerOutput: string }
  | { kind: "unsupported"; reason: string }
  | { kind: "unreached"; target: StepsTarget; end: string };

export interface StepsState {
  readonly window: StepWindow | null;
  /** Of the step that is shown, in its window. */
  readonly position: number;
  /** For what the page waits. */
  readonly awaited: StepsTarget | null;
  readonly trouble: StepsTrouble | null;
}

/** Each may hold some ten megabytes, unpacked and folded. */
const MOST_WINDOWS = 4;

export type StepModel = ReturnType<typeof openStepModel>;

/**
 * The steps of one program on one input, and where among them one stands. `ask` brings a window of steps from a judge.
 * Windows that have come are kept until the view closes, the last few of them.
 */
export function openStepModel({ ask }: { ask: (target: StepsTarget, signal: AbortSignal) => Promise<StepsAnswer> }) {
  const store = new Store<StepsState>({ window: null, position: 0, awaited: null, trouble: null });
  const windows: StepWindow[] = [];
  let asking: AbortController | null = null;

  const show = (window: StepWindow, position: number) =>
    store.change({ window, position: clamp(position, window), awaited: null, trouble: null });

  /** `wanted`: the number of the step to show, where that is not the one that was asked for. */
  const fetchWindow = async (target: StepsTarget, wanted?: number): Promise<void> => {
    // A key that is held asks for the same again and again.
    if (isSame(store.read().awaited, target)) return;
    asking?.abort();
    const mine = new AbortController();
    asking = mine;
    store.change({ awaited: target, trouble: null });
    try {
      const answer = await ask(target, mine.signal);
      const window = answer.kind === "traced" ? await windowOf(answer) : null;
      if (mine.signal.aborted) return;
      if (window !== null) {
        windows.push(window);
        if (windows.length > MOST_WINDOWS) windows.shift();
        show(window, wanted === undefined ? firstPosition(window, target) : wanted - window.firstStep);
      } else if (answer.kind === "unreached")
        store.change({ awaited: null, trouble: { kind: "unreached", target, end: answer.end } });
      else if (answer.kind !== "traced") store.change({ awaited: null, trouble: answer });
    } catch (error) {
      if (!mine.signal.aborted) store.change({ awaited: null, trouble: { kind: "failed", error, target } });
    }
  };

  /** Of the whole program, from 0 on. Before the first one nothing is; behind the last one the judge says so. */
  const goToStep = (number: number): void => {
    if (number < 0) return;
    const known = windows.find(
      ({ firstStep, trace }) => number >= firstStep && number < firstStep + trace.steps.length,
    );
    const { window: shown } = store.read();
    if (known !== undefined) show(known, number - known.firstStep);
    else if (shown !== null && number < shown.firstStep) {
      // Who goes back wants to go on doing so: the step is the last one of its window.
      void fetchWindow({ kind: "step", step: Math.max(0, number - STEPS_IN_WINDOW + 1) }, number);
    } else void fetchWindow({ kind: "step", step: number });
  };

  const withWindow = (act: (window: StepWindow, position: number) => void) => () => {
    const { window, position } = store.read();
    if (window !== null) act(window, position);
  };
  const goTo = (window: StepWindow, position: number | null) => {
    if (position !== null) show(window, position);
  };

  const noSuchLine = (line: number) => {
    const target = { kind: "line", line, after: 0 } as const;
    store.change({ trouble: { kind: "unreached", target, end: "exit" } });
  };

  return {
    store,
    start: () => void fetchWindow({ kind: "step", step: 0 }),
    close: () => asking?.abort(),
    retry: () => {
      const { trouble } = store.read();
      if (trouble?.kind === "failed") void fetchWindow(trouble.target);
    },
    goToStep,
    goToPosition: (position: number) => withWindow((window) => goTo(window, position))(),
    forward: withWindow((window, position) => {
      if (position + 1 < window.trace.steps.length) show(window, position + 1);
      else if (goesOn(window)) goToStep(window.firstStep + position + 1);
    }),
    back: withWindow((window, position) => {
      if (position > 0) show(window, position - 1);
      else if (window.firstStep > 0) goToStep(window.firstStep - 1);
    }),
    over: withWindow((window, position) => goTo(window, stepOver(window.trace.steps, position))),
    backOver: withWindow((window, position) => goTo(window, stepBackOver(window.trace.steps, position))),
    out: withWindow((window, position) => goTo(window, stepOut(window.trace.steps, position))),
    first: withWindow((window) => show(window, 0)),
    last: withWindow((window) => show(window, window.trace.steps.length - 1)),
    /** To the next time that a line is about to run, also behind this window. */
    toLine: (line: number) =>
      withWindow((window, position) => {
        const next = nextAtLine(window.trace.steps, position, line);
        if (next !== null) show(window, next);
        else if (goesOn(window)) {
          void fetchWindow({ kind: "line", line, after: window.firstStep + window.trace.steps.length });
        } else noSuchLine(line);
      })(),
    backToLine: (line: number) =>
      withWindow((window, position) => {
        const previous = previousAtLine(window.trace.steps, position, line);
        if (previous !== null) show(window, previous);
        else noSuchLine(line);
      })(),
    /** To where the whole program dies, if it does. */
    toCrash: () => void fetchWindow({ kind: "crash" }),
    /** To the end of the whole program. */
    toEnd: withWindow((window) => {
      if (goesOn(window)) void fetchWindow({ kind: "end" });
      else show(window, window.trace.steps.length - 1);
    }),
  };
}

function isSame(one: StepsTarget | null, other: StepsTarget): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function goesOn({ trace }: StepWindow): boolean {
  return trace.end === "steps" || trace.end === "size";
}

function clamp(position: number, { trace }: StepWindow): number {
  return Math.max(0, Math.min(position, trace.steps.length - 1));
}

/** Where one stands in a window that was asked for. */
function firstPosition(window: StepWindow, target: StepsTarget): number {
  switch (target.kind) {
    case "step":
      return target.step - window.firstStep;
    case "line": {
      const from = target.after - window.firstStep - 1;
      return nextAtLine(window.trace.steps, from, target.line) ?? 0;
    }
    case "crash":
    case "end":
      return window.trace.steps.length - 1;
    default:
      return target satisfies never;
  }
}

async function windowOf(answer: Extract<StepsAnswer, { kind: "traced" }>): Promise<StepWindow> {
  const trace = foldTrace(readTrace(await unpackTrace(answer.trace)));
  // The judge knows better than the record, which a program may have cut off, why there are no more steps.
  const end = TRACE_ENDS.find((one) => one === answer.end) ?? trace.end;
  const { firstStep, reason, isOtherwise = false } = answer;
  return { trace: { ...trace, end }, firstStep, stateAt: openStates(trace), reason, isOtherwise };
}
