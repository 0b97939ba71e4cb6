import type { ShownState, ShownVariable } from "@verdict/contract/program-steps/state-at";
import { useState } from "react";
import { DRAWING_NAMES, type DrawingKind, drawingKinds } from "../drawings/drawing-kinds.ts";
import type { IsChanged } from "../drawings/located.ts";
import { needsWholeWidth } from "../drawings/needs-width.ts";
import { VariableDrawing } from "../drawings/variable-drawing.tsx";
import type { IndexMark } from "../model/index-marks.ts";
import type { StepModel, StepWindow } from "../model/step-model.ts";
import { ChangeHistory } from "./change-history.tsx";

/** A variable: its name, its value in the drawing that fits it, and what it was before the last line. */
export function VariableCard(input: {
  variable: ShownVariable;
  /** What the user wants to see, where it is still possible. */
  wanted: DrawingKind | null;
  onWant: (kind: DrawingKind) => void;
  marks: readonly IndexMark[];
  isChanged: IsChanged;
  /** What it was, in words; null where it has not changed as a whole. */
  before: string | null;
  /** Other variables that lead to the same object. */
  sameAs: readonly string[];
  objects: ShownState["objects"];
  namesOf: (id: string) => readonly string[];
  model: StepModel;
  window: StepWindow;
  position: number;
}) {
  const { variable, wanted, objects } = input;
  const { name, value, key } = variable;
  const located = { value, key, path: [] };
  const kinds = drawingKinds(located, objects);
  const kind = wanted !== null && kinds.includes(wanted) ? wanted : (kinds[0] ?? "text");
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const drawing = (
    <VariableDrawing
      name={name}
      variable={located}
      kind={kind}
      marks={input.marks}
      isChanged={input.isChanged}
      objects={objects}
      namesOf={input.namesOf}
    />
  );
  return (
    <li
      className="steps-variable"
      data-wide={isHistoryOpen || needsWholeWidth(kind, located, objects) ? "" : undefined}
    >
      <div className="steps-variable-head">
        <h4>
          <button
            type="button"
            aria-expanded={isHistoryOpen}
            title={`Where did ${name} change?`}
            onClick={() => setIsHistoryOpen(!isHistoryOpen)}
          >
            {name}
          </button>
        </h4>
        {kind === "text" && drawing}
        {input.before !== null && (
          <span className="steps-was">
            was <s>{input.before}</s>
          </span>
        )}
        {input.sameAs.length > 0 && <span className="steps-faint">same as {input.sameAs.join(", ")}</span>}
        {kinds.length > 1 && <KindChoice name={name} kinds={kinds} kind={kind} onWant={input.onWant} />}
      </div>
      {isHistoryOpen && <ChangeHistory {...input} />}
      {kind !== "text" && <div className="steps-drawing">{drawing}</div>}
    </li>
  );
}

function KindChoice(input: {
  name: string;
  kinds: readonly DrawingKind[];
  kind: DrawingKind;
  onWant: (kind: DrawingKind) => void;
}) {
  return (
    <select
      aria-label={`Drawing of ${input.name}`}
      value={input.kind}
      onChange={(event) => {
        const chosen = input.kinds.find((one) => one === event.target.value);
        if (chosen !== undefined) input.onWant(chosen);
      }}
    >
      {input.kinds.map((one) => (
        <option key={one} value={one}>
          {DRAWING_NAMES[one]}
        </option>
      ))}
    </select>
  );
}
