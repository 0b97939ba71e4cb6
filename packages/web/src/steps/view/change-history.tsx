import type { ShownState, ShownVariable } from "@verdict/contract/program-steps/state-at";
import { changesOf, keysOf } from "@verdict/contract/program-steps/what-changed";
import type { StepModel, StepWindow } from "../model/step-model.ts";

/** The steps of this window at which a variable, or what it leads to, has changed: the nearest ones, to go there. */
export function ChangeHistory(input: {
  variable: ShownVariable;
  objects: ShownState["objects"];
  model: StepModel;
  window: StepWindow;
  position: number;
}) {
  const { window, position, model } = input;
  const { steps } = window.trace;
  const found = changesOf(steps, keysOf(input.variable, input.objects));
  const before = found.findLast((at) => at < position);
  const after = found.find((at) => at > position);
  const isNow = found.includes(position);
  const last = isNow ? position : before;
  const byLine = last === undefined ? null : (steps[last - 1]?.line ?? null);
  const goTo = (at: number | undefined, words: string) => (
    <button
      type="button"
      className="btn-quiet"
      aria-disabled={at === undefined}
      onClick={() => at !== undefined && model.goToPosition(at)}
    >
      {at === undefined ? words : `${words}: step ${(window.firstStep + at + 1).toLocaleString("en")}`}
    </button>
  );
  return (
    <div className="steps-history">
      <p>
        Changed {found.length} {found.length === 1 ? "time" : "times"} in these steps
        {byLine !== null && (isNow ? `, just now by line ${byLine}` : `, last by line ${byLine}`)}.
      </p>
      {goTo(before, isNow ? "Change before" : "Last change")}
      {goTo(after, "Next change")}
    </div>
  );
}
