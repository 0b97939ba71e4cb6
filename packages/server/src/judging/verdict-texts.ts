import type { Verdict } from "@verdict/contract/verdict";

/** Both kinds of "no verdict in time" and "no verdict at all" are ours, and say so. */
export const JUDGE_FAILED_RUN =
  "The judge could not finish this run. This is our fault, not your program's: please run it again.";
export const NO_JUDGE_FOR_RUN = "The judge does not answer right now. Please try again in a moment.";
/** Own input that the reference solution refuses: the program may be right, there is nothing to compare it with. */
export const NO_ANSWER =
  "The reference solution gives no answer for this input: it may break the rules of the problem. Your output was not compared.";
export const NO_JUDGE_FOR_SUBMISSION =
  "The judge does not answer right now. Your submission is kept: its verdict will appear under Submissions.";

/**
 * What the user is told of a verdict: empty for an accepted one. `reason` says why the first failing test ended, in
 * words; for a judge error it is the whole text, as the database wrote it.
 */
export function verdictText(verdict: Verdict, reason: string): string {
  switch (verdict) {
    case "AC":
      return "";
    case "WA":
      return "Wrong Answer";
    case "TLE":
      return "Time Limit Exceeded";
    case "MLE":
      return "Memory Limit Exceeded";
    case "OLE":
      return "Output Limit Exceeded";
    case "RTE":
      return reason === "" ? "Runtime Error" : `Runtime Error: ${reason}`;
    case "CE":
      return "Compilation Error";
    case "JE":
      return reason;
    default:
      return verdict satisfies never;
  }
}
