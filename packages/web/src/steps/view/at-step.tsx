import type { Step } from "@verdict/contract/program-steps/fold-trace";
import type { ShownFrame, ShownState } from "@verdict/contract/program-steps/state-at";
import { stepSentence } from "@verdict/contract/program-steps/step-sentence";
import { type WhatChanged, whatChanged } from "@verdict/contract/program-steps/what-changed";
import { useMemo, useState } from "react";
import { firstDifference } from "../model/first-difference.ts";
import { valuesByLine } from "../model/line-values.ts";
import { questionAboutStep } from "../model/question-text.ts";
import type { StepModel, StepWindow } from "../model/step-model.ts";
import type { StepsAsk } from "../steps-ask.ts";
import { CallStack } from "./call-stack.tsx";
import { ChosenLine } from "./chosen-line.tsx";
import { type LineMarks, StepCode } from "./step-code.tsx";
import { StepControls } from "./step-controls.tsx";
import { StepNews } from "./step-news.tsx";
import { StepTexts } from "./step-texts.tsx";
import { Variables } from "./variables.tsx";
import "./program-state.css";

export interface Program {
  code: string;
  language: string;
  ask: Pick<StepsAsk, "text" | "expected" | "printed">;
}

/** The program as it stands at a step, and the ways on. */
export function AtStep(
  input: Program & {
    model: StepModel;
    window: StepWindow;
    position: number;
    /** Takes a question to the helper; null where there is none. */
    onAskHelper: ((question: string) => void) | null;
  },
) {
  const { model, window, position, code, ask, onAskHelper } = input;
  const { output } = window.trace;
  const [chosenLine, setChosenLine] = useState<number | null>(null);
  const [chosenCall, setChosenCall] = useState<{ id: number; position: number } | null>(null);
  const { step, before, state, changed } = useMemo(() => atStep(window, position), [window, position]);
  const top = state.frames.at(-1) ?? null;
  // Another call is looked at until one goes on.
  const looked = chosenCall?.position === position ? chosenCall.id : null;
  const frame = state.frames.find(({ id }) => id === looked) ?? top;
  const printed = before === null ? "" : output.slice(before.outputLength, step.outputLength);
  const sentence = stepSentence({
    number: window.firstStep + position,
    step,
    functionName: top?.name ?? null,
    lineText: lineOf(code, step.line),
    changed,
    printed,
    trace: window.trace,
  });
  return (
    <>
      <p role="status" className="sr-only">
        {sentence}
      </p>
      <div className="steps-program">
        <StepCode
          code={code}
          language={input.language}
          marks={lineMarks(input, { step, before, state, frame })}
          chosen={chosenLine}
          onChoose={setChosenLine}
          onNextAt={model.toLine}
          onPreviousAt={model.backToLine}
        />
        {chosenLine !== null && <ChosenLine line={chosenLine} model={model} onLeave={() => setChosenLine(null)} />}
        <StepControls model={model} window={window} position={position} />
      </div>
      {/* Scrolls by itself, so that the keyboard has to reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as said above. */}
      <section className="steps-state" aria-label="State of the program" tabIndex={0}>
        <StepNews step={step} changed={changed} printed={printed} window={window} />
        <Variables
          code={code}
          state={state}
          frame={frame}
          changed={changed}
          model={model}
          window={window}
          position={position}
        />
        <CallStack frames={state.frames} chosen={frame} onChoose={({ id }) => setChosenCall({ id, position })} />
        <StepTexts
          {...ask}
          printed={ask.printed?.code === code ? ask.printed.text : null}
          step={step}
          before={before}
          model={model}
          window={window}
        />
        {onAskHelper !== null && (
          <button
            type="button"
            className="btn-quiet steps-ask"
            onClick={() => onAskHelper(questionAt(input, { sentence, step }))}
          >
            Ask the helper about this step
          </button>
        )}
      </section>
    </>
  );
}

function questionAt(
  { window: { trace }, ask }: Program & { window: StepWindow },
  { sentence, step }: { sentence: string; step: Step },
): string {
  const found = ask.expected === null ? null : firstDifference(trace, ask.expected);
  const isPrinted = found !== null && (found.printedAt < step.outputLength || step.line === null);
  const printed = trace.output.slice(0, step.outputLength);
  const { text: input, expected } = ask;
  return questionAboutStep({ sentence, input, expected, printed, difference: isPrinted ? found : null });
}

/** Longer lines are not listened to. */
const MOST_SAID_LETTERS = 100;

function lineOf(code: string, line: number | null): string {
  return line === null ? "" : (code.split("\n", line).at(line - 1) ?? "").trim().slice(0, MOST_SAID_LETTERS);
}

const NOTHING_CHANGED: WhatChanged = { calls: [], returns: [], moreCalls: 0, lines: [], paths: new Map() };
const NO_STEP: Step = {
  line: null,
  changes: [],
  depth: 0,
  outputLength: 0,
  errorLength: 0,
  inputRead: null,
  thrown: null,
};

function atStep({ trace, stateAt, firstStep }: StepWindow, position: number) {
  const step = trace.steps[position] ?? NO_STEP;
  const before = trace.steps[position - 1] ?? null;
  const earlier = before === null ? null : stateAt(position - 1);
  const state = stateAt(position);
  // The first step of a later window tells how things stand there, and not what came about.
  const isBeginning = before === null && firstStep > 0;
  return { step, before, state, changed: isBeginning ? NOTHING_CHANGED : whatChanged(step, state, earlier) };
}

function lineMarks(
  { window, position }: { window: StepWindow; position: number },
  at: { step: Step; before: Step | null; state: ShownState; frame: ShownFrame | null },
): LineMarks {
  const { trace } = window;
  const { step, before, state, frame } = at;
  const isTop = frame === (state.frames.at(-1) ?? null);
  const isDead = step.line === null && trace.end === "crash";
  // At its end a program has no line any more: what it died of was brought about by the one that it ran last.
  const crashed = isDead ? (trace.crash?.line ?? before?.line ?? null) : null;
  return {
    next: step.line === null ? null : isTop ? step.line : (frame?.line ?? null),
    isWaiting: !isTop,
    ran: before?.line ?? null,
    crashed,
    values:
      frame === null ? new Map() : valuesByLine(trace.steps, position, { frameId: frame.id, objects: state.objects }),
  };
}
