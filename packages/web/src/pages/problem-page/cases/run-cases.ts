import type { OwnTest } from "@verdict/contract/own-tests";
import type { JudgingState } from "../../../judging/judging-state.ts";
import type { OpenRunResult, OpenRunTestCase } from "../../../platform/open-answers.ts";
import { EXAMPLE_KEY } from "../desk/own-tests.ts";

/** One of the things that Run tries: an example, or an own test. */
export interface RunCase {
  key: string;
  title: string;
  input: string;
  /** Of an example; null where only the reference solution knows. */
  answer: string | null;
  own: OwnTest | null;
  /** What the last run said of it; null before one, and of an own test that has changed since. */
  result: OpenRunTestCase | null;
  /** The last run has ended without it. */
  isLeftOut: boolean;
}

/** Judge0's number for "passed". */
export const PASSED = 3;

/** The examples, then the user's own tests, with what the last run said of each. */
export function runCases(input: {
  examples: readonly { input: string; output: string }[];
  ownTests: readonly OwnTest[];
  running: JudgingState<OpenRunResult>;
}): RunCase[] {
  const { examples, running } = input;
  const ran = running.kind === "done" && running.result.testCases.length > 0 ? running : null;
  const resultAt = (at: number) => ran?.result.testCases[at] ?? null;
  return [
    ...examples.map((example, at) => ({
      key: `${EXAMPLE_KEY}${at}`,
      title: `Case ${at + 1}`,
      input: example.input,
      answer: example.output,
      own: null,
      result: resultAt(at),
      isLeftOut: ran !== null && resultAt(at) === null,
    })),
    ...input.ownTests.map((own) => {
      const tried = ran?.input.ownTests ?? [];
      const at = tried.findIndex((test) => test.id === own.id && test.input === own.input);
      const result = at < 0 ? null : resultAt(examples.length + at);
      return {
        key: own.id,
        title: own.name.trim() === "" ? "Unnamed" : own.name,
        input: own.input,
        answer: null,
        own,
        result,
        isLeftOut: at >= 0 && result === null,
      };
    }),
  ];
}

/** The chosen one; without a choice the first that failed, or else the first. */
export function shownCase(cases: readonly RunCase[], chosen: string | null): RunCase | null {
  const failed = cases.find(({ result }) => result !== null && result.status_id !== PASSED);
  return cases.find(({ key }) => key === chosen) ?? failed ?? cases[0] ?? null;
}
