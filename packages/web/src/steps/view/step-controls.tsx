import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  CornerLeftUp,
} from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { MARK_KINDS, type MarkKind, sliderMarks } from "../model/slider-marks.ts";
import { goesOn, type StepModel, type StepWindow } from "../model/step-model.ts";

const ICON = "size-4.5";

/** Where one stands among the steps, and the ways from here. */
export function StepControls({ model, window, position }: { model: StepModel; window: StepWindow; position: number }) {
  const { steps, end } = window.trace;
  const next = useRef<HTMLButtonElement>(null);
  // Who has just opened the view wants to go on, and not to close it again.
  useEffect(() => next.current?.focus(), []);
  const marks = useMemo(() => sliderMarks(steps, { doesCrash: end === "crash" }), [steps, end]);
  const last = steps.length - 1;
  const [isFirst, isLast] = [position === 0 && window.firstStep === 0, position === last && !goesOn(window)];
  const line = steps[position]?.line;
  const where = `${stepText(window, position)}${typeof line === "number" ? `, before line ${line}` : ""}`;
  return (
    <div className="steps-controls">
      <div className="steps-way">
        <div className="steps-slider">
          <input
            type="range"
            aria-label="Step"
            aria-valuetext={where}
            min={0}
            max={last}
            value={position}
            onChange={(event) => model.goToPosition(Number(event.target.value))}
          />
          <span aria-hidden="true" className="steps-marks">
            {marks.map(({ kind, at }) => (
              <span key={at} data-kind={kind} style={{ left: `${at * 100}%` }} />
            ))}
          </span>
        </div>
        <p className="num steps-place">{stepText(window, position)}</p>
      </div>
      <div className="steps-buttons">
        <IconButton
          label="First step (Home)"
          icon={<ChevronFirst className={ICON} />}
          onClick={model.first}
          aria-disabled={position === 0}
        />
        <IconButton
          label="Back over calls (Shift+Left)"
          icon={<ChevronsLeft className={ICON} />}
          onClick={model.backOver}
          aria-disabled={position === 0}
        />
        <button type="button" className="btn-quiet" title="Left" onClick={model.back} aria-disabled={isFirst}>
          <ChevronLeft className={ICON} aria-hidden="true" />
          Back
        </button>
        <button
          ref={next}
          type="button"
          className="btn-quiet"
          title="Right"
          onClick={model.forward}
          aria-disabled={isLast}
        >
          Next
          <ChevronRight className={ICON} aria-hidden="true" />
        </button>
        <IconButton
          label="Next over calls (Shift+Right)"
          icon={<ChevronsRight className={ICON} />}
          onClick={model.over}
          aria-disabled={position === last}
        />
        <IconButton
          label="Last step (End)"
          icon={<ChevronLast className={ICON} />}
          onClick={model.last}
          aria-disabled={position === last}
        />
        <IconButton
          label="Out of this call"
          icon={<CornerLeftUp className={ICON} />}
          onClick={model.out}
          aria-disabled={(steps[position]?.depth ?? 0) < 2}
        />
        {marks.length > 0 && <Legend kinds={MARK_KINDS.filter((kind) => marks.some((mark) => mark.kind === kind))} />}
      </div>
      <Beyond model={model} window={window} />
    </div>
  );
}

function Legend({ kinds }: { kinds: readonly MarkKind[] }) {
  return (
    <p className="steps-legend">
      {kinds.map((kind) => (
        <span key={kind} data-kind={kind}>
          {kind}
        </span>
      ))}
    </p>
  );
}

/** The ways out of a window, where there is something outside. */
function Beyond({ model, window }: { model: StepModel; window: StepWindow }) {
  const { firstStep, trace } = window;
  if (firstStep === 0 && !goesOn(window)) return null;
  const [from, to] = [firstStep + 1, firstStep + trace.steps.length];
  return (
    <div className="steps-beyond">
      <p className="num">
        Steps {from.toLocaleString("en")} to {to.toLocaleString("en")} are here.
      </p>
      {firstStep > 0 && (
        <button type="button" className="btn-quiet" onClick={() => model.goToStep(0)}>
          To the start
        </button>
      )}
      {goesOn(window) && (
        <>
          <button type="button" className="btn-quiet" onClick={() => model.goToStep(firstStep + trace.steps.length)}>
            The next steps
          </button>
          <button type="button" className="btn-quiet" onClick={model.toCrash}>
            To the crash
          </button>
          <button type="button" className="btn-quiet" onClick={model.toEnd}>
            To the end
          </button>
        </>
      )}
    </div>
  );
}

function stepText({ firstStep, trace }: StepWindow, position: number): string {
  const number = (firstStep + position + 1).toLocaleString("en");
  const isWhole = trace.end !== "steps" && trace.end !== "size";
  return isWhole ? `Step ${number} of ${(firstStep + trace.steps.length).toLocaleString("en")}` : `Step ${number}`;
}
