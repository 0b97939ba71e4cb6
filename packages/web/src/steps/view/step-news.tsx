import type { Step } from "@verdict/contract/program-steps/fold-trace";
import { endText } from "@verdict/contract/program-steps/step-sentence";
import type { WhatChanged } from "@verdict/contract/program-steps/what-changed";
import type { StepWindow } from "../model/step-model.ts";

/** What led to this step, to be read at a glance: the same as is said to who listens (step-sentence.ts). */
export function StepNews(input: { step: Step; changed: WhatChanged; printed: string; window: StepWindow }) {
  const { step, printed, window } = input;
  const { calls, returns, moreCalls, lines } = input.changed;
  const isEnd = step.line === null;
  const isQuiet = [calls, returns, lines].every(({ length }) => length === 0) && printed === "" && step.thrown === null;
  return (
    <ul aria-label="What just happened" className="steps-news">
      {calls.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened has an order, and no other name.
        <li key={`call ${at}`}>
          called <code>{name}</code>
        </li>
      ))}
      {returns.map(({ name, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <li key={`return ${at}`}>
          <code>{name}</code> returned{value !== null && " "}
          {value !== null && <code data-new="">{value}</code>}
        </li>
      ))}
      {moreCalls > 0 && <li className="steps-faint">and {moreCalls.toLocaleString("en")} more calls and returns</li>}
      {lines.map(({ key, label, before, after }) => (
        <li key={`${key} ${label}`}>
          <code>{label}</code> {before === null ? "= " : <s>{before}</s>}
          {before !== null && " → "}
          {after === null ? <em>gone</em> : <code data-new="">{after}</code>}
        </li>
      ))}
      {step.thrown !== null && !(isEnd && window.trace.crash !== null) && <li data-bad="">exception: {step.thrown}</li>}
      {printed !== "" && (
        <li>
          printed <code data-new="">{shownText(printed)}</code>
        </li>
      )}
      {isEnd && (
        <li data-bad={window.trace.end === "exit" ? undefined : ""}>
          {endText(window.trace)}
          {window.reason !== "" && window.trace.crash === null && ` ${window.reason}`}
        </li>
      )}
      {isQuiet && !isEnd && <li className="steps-faint">No variable changed.</li>}
    </ul>
  );
}

function shownText(text: string): string {
  const short = text.length > 80 ? `${text.slice(0, 80)}…` : text;
  return short.replace(/\n$/, "").replaceAll("\n", "↵") || "↵";
}
