import { useEffect } from "react";
import type { StepModel } from "../model/step-model.ts";

/**
 * Left and right go one step, with Shift over calls; Home and End go to the first and the last step. Fields that have a
 * use of their own for these keys keep them: what chooses a drawing, and the slider, which does the same with them.
 * They are heard wherever the focus is: what has it may go with the step that it belongs to.
 */
export function useStepKeys(model: StepModel): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target, shiftKey } = event;
      if (target instanceof HTMLSelectElement) return;
      if (target instanceof HTMLInputElement && !shiftKey) return;
      const move = moveOf(model, event.key, shiftKey);
      if (move === null) return;
      event.preventDefault();
      move();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [model]);
}

function moveOf(model: StepModel, key: string, isOver: boolean): (() => void) | null {
  switch (key) {
    case "ArrowRight":
      return isOver ? model.over : model.forward;
    case "ArrowLeft":
      return isOver ? model.backOver : model.back;
    case "Home":
      return model.first;
    case "End":
      return model.last;
    default:
      return null;
  }
}
