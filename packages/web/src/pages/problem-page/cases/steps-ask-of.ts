import type { JudgingState } from "../../../judging/judging-state.ts";
import type { OpenRunResult } from "../../../platform/open-answers.ts";
import type { StepsAsk } from "../../../steps/steps-ask.ts";
import { EXAMPLE_KEY } from "../desk/own-tests.ts";
import type { RunCase } from "./run-cases.ts";

/** The steps of a case, with what is known of its output: by the reference, by its author, or by the last run. */
export function stepsAskOf(
  { key, title, input, answer, own, result }: RunCase,
  running: JudgingState<OpenRunResult>,
): StepsAsk {
  const wanted = own === null || own.expected.trim() === "" ? null : own.expected;
  return {
    input:
      own === null
        ? { kind: "example", number: Number(key.slice(EXAMPLE_KEY.length)) + 1 }
        : { kind: "own", text: input },
    title,
    text: input,
    expected: wanted ?? answer ?? result?.expected_output ?? null,
    ...(result !== null && running.kind === "done" && { printed: { code: running.input.code, text: result.stdout } }),
  };
}
