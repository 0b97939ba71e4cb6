import type { Step } from "@verdict/contract/program-steps/fold-trace";
import { type ReactNode, useMemo } from "react";
import { firstDifference, printsDifferently } from "../model/first-difference.ts";
import type { StepModel, StepWindow } from "../model/step-model.ts";
import { MarkedText } from "./marked-text.tsx";

/** What has been read and printed by now, and what should be printed. */
export function StepTexts(input: {
  text: string;
  expected: string | null;
  /** What the same program printed when it was not recorded; null where that is unknown. */
  printed: string | null;
  step: Step;
  before: Step | null;
  model: StepModel;
  window: StepWindow;
}) {
  const { step, expected, before, printed } = input;
  const { trace, firstStep } = input.window;
  const difference = useMemo(() => (expected === null ? null : firstDifference(trace, expected)), [trace, expected]);
  const wrongAt = difference !== null && difference.printedAt < step.outputLength ? difference.printedAt : null;
  const errors = trace.errorOutput.slice(0, step.errorLength);
  return (
    <section aria-label="Input and output" className="steps-part steps-texts">
      <Text title="Output so far">
        {trace.skippedOutput > 0 && <p className="steps-faint">What was printed before these steps is not shown.</p>}
        <MarkedText
          text={trace.output.slice(0, step.outputLength)}
          grows
          newFrom={before?.outputLength ?? 0}
          wrongAt={wrongAt}
        />
      </Text>
      {expected !== null && (
        <Text title="Expected">
          <MarkedText text={expected.replace(/\n$/, "")} grows={false} wrongAt={difference?.expectedAt ?? null} />
        </Text>
      )}
      {difference !== null && (
        <p className="steps-difference">
          {difference.position === null
            ? "The program ends before it has printed all that is expected."
            : `The output is wrong from character ${difference.printedAt + 1} on.`}
          {difference.position !== null && (
            <button
              type="button"
              className="btn-quiet"
              onClick={() => input.model.goToPosition(difference.position ?? 0)}
            >
              To the step that printed it: {(firstStep + difference.position + 1).toLocaleString("en")}
            </button>
          )}
        </p>
      )}
      {(input.window.isOtherwise || (printed !== null && printsDifferently(trace, printed))) && (
        <p className="steps-difference">
          When it is judged the program does something else than here: it reads something that it never set, or it
          depends on chance or on time.
        </p>
      )}
      {errors !== "" && (
        <Text title="Error output">
          <MarkedText text={errors} grows newFrom={before?.errorLength ?? 0} />
        </Text>
      )}
      <Text title={step.inputRead === null ? "Input" : "Input, what has been read is marked"}>
        <MarkedText text={input.text.replace(/\n$/, "")} grows={false} readTo={step.inputRead} />
      </Text>
    </section>
  );
}

function Text({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
