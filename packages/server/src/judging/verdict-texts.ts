import type { Verdict } from "@verdict/contract/verdict";

/** Both kinds of "no verdict in time" and "no verdict at all" are ours, and say so. */
export const JUDGE_FAILED_SUBMISSION =
  "The judge could not finish this submission. This is our fault, not your program's: it will be judged again by itself.";
export const JUDGE_FAILED_RUN =
  "The judge could not finish this run. This is our fault, not your program's: please run it again.";
export const NO_JUDGE_FOR_RUN = "The judge does not answer right now. Please try again in a moment.";
export const SERVER_RESTARTS = "The server is being started anew. Please run it again in a moment.";
/** The reason is for admins: it may quote the checker and hidden tests. */
export const PROBLEM_BROKEN =
  "This problem's own checker is broken, or its tests are, so no program can be judged. This is not your fault; the admins can see what is wrong.";
/** Own input that the reference solution refuses: the program may be right, there is nothing to compare it with. */
export const NO_ANSWER =
  "The reference solution gives no answer for this input: it may break the rules of the problem. Your output was not compared.";
/** Own input where no reference solution was asked: the problem has none, or the user has asked too often. */
export const NO_REFERENCE =
  "Your output was not compared: for today there are no more answers of the reference solution to your own input.";
export const NO_JUDGE_FOR_SUBMISSION =
  "The judge does not answer right now. Your submission is kept: its verdict will appear under Submissions.";

/**
 * What the user is told of a verdict: empty for an accepted one. `reason` says why the first failing test ended, in
 * words.
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
    case "NC":
      return "Not Compared";
    case "JE":
      return "Judge Error";
    default:
      return verdict satisfies never;
  }
}
