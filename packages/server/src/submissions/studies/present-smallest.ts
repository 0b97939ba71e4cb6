import type { SmallestFailure, SmallestResult } from "@verdict/contract/smallest";
import { secondsOfMs } from "@verdict/contract/units";
import { cutText } from "../../judging/cut-text.ts";

/** What a search has found: the input is one that a generator made, and no hidden test. */
export function presentSmallest(result: SmallestResult): SmallestFailure {
  const { tried, largestTried, elapsedMs } = result;
  const effort = { tried, largestTried, seconds: secondsOfMs(elapsedMs) };
  switch (result.kind) {
    case "found": {
      const { input, isCut, expected, output, errorOutput, verdict, reason, numbers, foundWith } = result;
      return {
        kind: "found",
        stdin: input,
        isCut: isCut ?? false,
        expected_output: cutText(expected),
        stdout: cutText(output),
        stderr: cutText(errorOutput),
        verdict,
        reason,
        numbers,
        foundWith,
        ...effort,
      };
    }
    case "nothing":
      return { kind: "nothing", isCutShort: result.isCutShort, ...effort };
    default:
      return result satisfies never;
  }
}
