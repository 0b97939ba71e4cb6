import * as z from "zod/mini";

/**
 * What the judge says of one test or of a whole submission.
 * AC accepted, WA wrong answer, TLE time limit, MLE memory limit, RTE run-time error, CE compile error,
 * OLE output limit, JE judge error (our fault: retried, never blamed on the program).
 */
export const Verdict = z.enum(["AC", "WA", "TLE", "MLE", "RTE", "CE", "OLE", "JE"]);
export type Verdict = z.infer<typeof Verdict>;

/** The status of a submission as the history shows it. `pending` means that no verdict is written yet. */
export const SubmissionStatus = z.enum(["accepted", "wrong", "error", "pending"]);
export type SubmissionStatus = z.infer<typeof SubmissionStatus>;

export function statusOfVerdict(verdict: Verdict): SubmissionStatus {
  switch (verdict) {
    case "AC":
      return "accepted";
    case "WA":
      return "wrong";
    case "TLE":
    case "MLE":
    case "RTE":
    case "CE":
    case "OLE":
    case "JE":
      return "error";
    default:
      return verdict satisfies never;
  }
}

const STATUS_ID_OF_SIGNAL: Record<string, number> = { SIGSEGV: 7, SIGXFSZ: 8, SIGFPE: 9, SIGABRT: 10 };

/**
 * Judge0's status number of one test: 3 passed, 4 wrong, 5 time limit, 6 compile error, 7 SIGSEGV, 8 SIGXFSZ,
 * 9 SIGFPE, 10 SIGABRT, 11 non-zero exit code, 12 other run-time error, 13 internal error.
 * Source: Judge0 1.13 documentation, "Statuses". It has no number for a memory limit: that is 12 here.
 */
export function statusIdOf(verdict: Verdict, signal: string | null): number {
  switch (verdict) {
    case "AC":
      return 3;
    case "WA":
      return 4;
    case "TLE":
      return 5;
    case "CE":
      return 6;
    case "OLE":
      return 8;
    case "MLE":
      return 12;
    case "RTE":
      return signal === null ? 11 : (STATUS_ID_OF_SIGNAL[signal] ?? 12);
    case "JE":
      return 13;
    default:
      return verdict satisfies never;
  }
}
