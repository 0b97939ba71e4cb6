import { X } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import type { StepModel } from "../model/step-model.ts";

/** The ways to the steps at which a chosen line runs. */
export function ChosenLine({ line, model, onLeave }: { line: number; model: StepModel; onLeave: () => void }) {
  return (
    <div className="steps-chosen">
      <p className="num">Line {line}</p>
      <button type="button" className="btn-quiet" onClick={() => model.backToLine(line)}>
        When it ran before
      </button>
      <button type="button" className="btn-quiet" onClick={() => model.toLine(line)}>
        When it runs next
      </button>
      <IconButton
        label="Choose no line"
        icon={<X className="size-3.5" aria-hidden="true" />}
        className="size-7"
        onClick={onLeave}
      />
    </div>
  );
}
