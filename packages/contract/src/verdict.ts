import * as z from "zod/mini";

/**
 * What the judge says of a program: AC accepted, WA wrong answer, TLE time limit, MLE memory limit, RTE run-time error,
 * CE compile error, OLE output limit.
 */
export const ProgramVerdict = z.enum(["AC", "WA", "TLE", "MLE", "RTE", "CE", "OLE"]);
export type ProgramVerdict = z.infer<typeof ProgramVerdict>;

/**
 * The same for one test and for a run, or NC (not compared): the program ended well, and there is no answer to compare
 * its output with. NC never counts as passed; a submission never gets it, since all of its tests have answers.
 */
export const RunVerdict = z.enum([...ProgramVerdict.options, "NC"]);
export type RunVerdict = z.infer<typeof RunVerdict>;

/** All of these, and JE (judge error): nothing is said of the program, since we or its problem have failed. */
export const Verdict = z.enum([...RunVerdict.options, "JE"]);
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
    case "NC":
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
 * Source: Judge0 1.13 documentation, "Statuses". It has no number for a memory limit, which is 12 here, and none for an
 * output that is not compared, which is 0.
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
    case "NC":
      return 0;
    default:
      return verdict satisfies never;
  }
}
