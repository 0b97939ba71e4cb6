import { foldTrace } from "@verdict/contract/program-steps/fold-trace";
import { openStates } from "@verdict/contract/program-steps/state-at";
import type { TraceRecord } from "@verdict/contract/trace";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { openStepModel, type StepWindow } from "../model/step-model.ts";
import { RECORDED, recordedTrace } from "../testing/recorded-trace.ts";
import { AtStep } from "./at-step.tsx";

const model = openStepModel({ ask: () => Promise.reject(new Error("nobody asks")) });

function windowOf(records: readonly TraceRecord[]): StepWindow {
  const trace = foldTrace(records);
  return { trace, firstStep: 0, stateAt: openStates(trace), reason: "", isOtherwise: false };
}

function htmlAt(window: StepWindow, position: number, expected: string | null = null): string {
  const ask = { text: "5 5", expected };
  return renderToStaticMarkup(
    <AtStep
      code={"a\n\nb"}
      language="cpp"
      ask={ask}
      model={model}
      window={window}
      position={position}
      onAskHelper={null}
    />,
  );
}

test.each(RECORDED)("%s can be seen at each step, forward and back", (name) => {
  const window = windowOf(recordedTrace(name));
  const last = window.trace.steps.length - 1;
  const places = Array.from({ length: 12 }, (_, index) => Math.round((index / 11) * last));
  const forward = places.map((position) => htmlAt(window, position));
  const back = places.toReversed().map((position) => htmlAt(window, position));
  expect(back.toReversed()).toEqual(forward);
  expect(forward.at(-1)).toMatch(/The program has ended|crashed|Step \d+/);
});

test("a trace of nothing, and one that breaks off, are sentences", () => {
  expect(htmlAt(windowOf([]), 0)).toContain("The record breaks off here");
  expect(htmlAt(windowOf([["end", "exit"]]), 0)).toContain("The program has ended.");
});

test("a program that does something else when it is judged is told why", () => {
  const window = windowOf([
    ["push", "main"],
    ["v", 1, "total", { k: "unset" }],
    ["s", 1],
    ["end", "exit"],
  ]);
  expect(htmlAt({ ...window, isOtherwise: true }, 0)).toMatch(/reads something that it never set/);
  expect(htmlAt(window, 0)).not.toContain("never set");
  // And what it has not set looks like that.
  expect(htmlAt(window, 0)).toContain("not set");
});

test("the first different character has a step, and is marked", () => {
  const window = windowOf([
    ["push", "main"],
    ["s", 1],
    ["out", "12\n"],
    ["s", 3],
    ["end", "exit"],
  ]);
  const html = htmlAt(window, 2, "13\n");
  expect(html).toContain("The output is wrong from character 2 on.");
  expect(html).toContain("To the step that printed it: 2");
  expect(html).toContain('<span data-wrong="">2</span>');
});
