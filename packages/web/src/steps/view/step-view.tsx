import { useEffect } from "react";
import { useSelected } from "../../platform/store.ts";
import { Spinner } from "../../ui/spinner.tsx";
import type { StepModel, StepsState } from "../model/step-model.ts";
import { AtStep, type Program } from "./at-step.tsx";
import { StepsTrouble } from "./steps-trouble.tsx";
import { useStepKeys } from "./use-step-keys.ts";
import "./step-view.css";

/** A program step by step. The first steps are asked for when it opens. */
export function StepView({
  model,
  ...program
}: Program & { model: StepModel; onAskHelper: ((question: string) => void) | null }) {
  const state = useSelected(model.store, whole);
  useStepKeys(model);
  useEffect(() => {
    model.start();
    return model.close;
  }, [model]);
  const { window, trouble, awaited } = state;
  const isEmpty = window !== null && window.trace.steps.length === 0;
  return (
    <div className="steps-view">
      {(awaited !== null || trouble !== null || isEmpty) && (
        <div className="steps-waiting" data-alone={window === null ? "" : undefined}>
          {awaited !== null && (
            <>
              <Spinner label="Recording the steps" className="size-4.5" />
              <p>Recording the steps…</p>
            </>
          )}
          {trouble !== null && <StepsTrouble trouble={trouble} onRetry={model.retry} />}
          {isEmpty && <p className="steps-trouble">No step was recorded.</p>}
        </div>
      )}
      {window !== null && !isEmpty && <AtStep {...program} model={model} window={window} position={state.position} />}
    </div>
  );
}

function whole(state: StepsState): StepsState {
  return state;
}
