import type { SubmissionStatus, Verdict } from "@verdict/contract/verdict";
import type { Tone } from "../ui/badges.tsx";

/** A verdict in words, as every programming contest writes it. */
export function verdictText(verdict: Verdict): string {
  switch (verdict) {
    case "AC":
      return "Accepted";
    case "WA":
      return "Wrong Answer";
    case "TLE":
      return "Time Limit Exceeded";
    case "MLE":
      return "Memory Limit Exceeded";
    case "RTE":
      return "Runtime Error";
    case "CE":
      return "Compilation Error";
    case "OLE":
      return "Output Limit Exceeded";
    case "JE":
      return "Judge Error";
    default:
      return verdict satisfies never;
  }
}

/** The spec's badge colours: accepted success, wrong error, error warning, pending info, anything else neutral. */
export function statusTone(status: SubmissionStatus): Tone {
  switch (status) {
    case "accepted":
      return "success";
    case "wrong":
      return "error";
    case "error":
      return "warning";
    case "pending":
      return "info";
    default:
      status satisfies never;
      return "neutral";
  }
}

export function statusText(status: SubmissionStatus): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** The colour of one test: only a pass is green; a judge's own fault is not the user's and stays neutral. */
export function verdictTone(verdict: Verdict): Tone {
  if (verdict === "AC") return "success";
  if (verdict === "JE") return "neutral";
  return verdict === "WA" ? "error" : "warning";
}
