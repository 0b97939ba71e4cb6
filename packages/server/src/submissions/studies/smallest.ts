import { NOT_WITH_INTERACTION } from "@verdict/contract/not-with-interaction";
import { type SmallestFailure, SmallestResult } from "@verdict/contract/smallest";
import { secondsOfMs } from "@verdict/contract/units";
import { cutText } from "../../judging/cut-text.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { returnOwnAnswers, takeOwnAnswers } from "../allowance.ts";
import type { Study } from "./study.ts";

const NO_ANSWERS_LEFT =
  "A search asks the reference solution, and its answers of today to this problem are used up. Please go on tomorrow.";

/** The smallest input on which an own submission fails. */
export const SMALLEST: Study<SmallestResult, SmallestFailure> = {
  kind: "smallest",
  purpose: "smallest",
  isFor: (verdict) => ["WA", "TLE", "MLE", "RTE", "OLE"].includes(verdict),
  notFor: "This submission has not failed.",
  notHere: "There is no search for this problem.",
  notWithInteraction: NOT_WITH_INTERACTION.smallest,
  parse: (result) => SmallestResult.parse(result),
  present: presentSmallest,
  async charge(db, { user, problem }) {
    // What is shown in the end is an answer of the reference to an input that the user's program has chosen.
    if (problem.is_solved || user.role === "admin") return null;
    const own = { userId: user.id, problemId: problem.id };
    if (!(await takeOwnAnswers(db, { ...own, count: 1 }))) throw new DomainError("too_many_requests", NO_ANSWERS_LEFT);
    return (later) => returnOwnAnswers(later, own, 1);
  },
};

/** What a search has found: the input is one that a generator made, and no hidden test. */
function presentSmallest(result: SmallestResult): SmallestFailure {
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
