import { languageName } from "@verdict/contract/language";
import type { Verdict } from "@verdict/contract/verdict";
import type { RunReport } from "@verdict/sandbox/sandbox";
import type { Language, UncaughtException } from "../languages/language.ts";
import { beginningOf } from "../languages/printed-text.ts";

/**
 * What a run alone says, before anything is compared. Only `finished` can become AC, and only through a comparison
 * that passed: whatever is unknown fails closed.
 */
export type RunOutcome =
  | { kind: "finished" }
  | {
      kind: "failed";
      verdict: Extract<Verdict, "TLE" | "MLE" | "RTE" | "OLE">;
      reason: string;
      exception: UncaughtException | null;
    };

type FailedRun = Extract<RunOutcome, { kind: "failed" }>;

/** Enough for an exception with its message; a program can make that as long as it likes. */
const REASON_LENGTH = 500;

/** Why it failed, in words; the line of an exception may hold test data, its name does not. */
export function reasonOf({ reason, exception }: FailedRun, shown: "line" | "name"): string {
  return exception === null ? reason : `${reason}: ${exception[shown]}`.slice(0, REASON_LENGTH);
}

export interface RunLimits {
  timeMs: number;
  outputBytes: number;
  /** The problem's memory limit, which is what people are told. */
  memoryBytes: number;
  /** What a program that ends by itself may have used, the language's own allowance included. */
  allowedBytes: number;
  stackBytes: number | "unlimited";
  /** The time is not the problem's own: slower languages get more of it. */
  isTimeOfLanguage: boolean;
}

type Failing = Pick<Language, "id" | "ranOutOfMemory" | "uncaughtException">;

export function outcomeOfRun(report: RunReport, limits: RunLimits, language: Failing): RunOutcome {
  const { end } = report;
  switch (end.kind) {
    case "limit":
      return outcomeOfLimit(end.limit, { report, limits, language });
    case "signaled":
      if (report.cpuMs > limits.timeMs || end.signal === "SIGXCPU") return timeLimit(report, limits, language);
      if (language.ranOutOfMemory(report)) return memoryLimit(report, limits);
      return crash(signalReason(end.signal, report, limits), { report, limits, language });
    case "exited":
      if (report.cpuMs > limits.timeMs) return timeLimit(report, limits, language);
      if (language.ranOutOfMemory(report)) return memoryLimit(report, limits);
      if (end.code !== 0) return crash(`exit code ${end.code}`, { report, limits, language });
      if (report.memoryBytes > limits.allowedBytes) return memoryLimit(report, limits);
      return { kind: "finished" };
    default:
      return end satisfies never;
  }
}

function outcomeOfLimit(
  limit: "cpu" | "wall" | "memory" | "output",
  { report, limits, language }: { report: RunReport; limits: RunLimits; language: Failing },
): RunOutcome {
  switch (limit) {
    case "cpu":
      return timeLimit(report, limits, language);
    case "wall": {
      const used = `${seconds(report.cpuMs)} of ${timeAllowed(limits, language)} used`;
      return failed("TLE", `time limit exceeded (still waiting after ${seconds(report.wallMs)}, ${used})`);
    }
    case "memory":
      return memoryLimit(report, limits);
    case "output":
      return failed("OLE", `output limit exceeded (more than ${megabytes(limits.outputBytes)})`);
    default:
      return limit satisfies never;
  }
}

function timeLimit(report: RunReport, limits: RunLimits, language: Failing): RunOutcome {
  const used = Math.max(report.cpuMs, limits.timeMs);
  return failed("TLE", `time limit exceeded (${seconds(used)} of ${timeAllowed(limits, language)})`);
}

function timeAllowed({ timeMs, isTimeOfLanguage }: RunLimits, { id }: Failing): string {
  return `${seconds(timeMs)} allowed${isTimeOfLanguage ? ` for ${languageName(id)}` : ""}`;
}

/** What the language's runtime needs is allowed on top; people are told of the problem's own limit. */
function memoryLimit(report: RunReport, limits: RunLimits): RunOutcome {
  const used = report.memoryBytes > limits.memoryBytes ? `${megabytes(report.memoryBytes)} of ` : "";
  return failed("MLE", `memory limit exceeded (${used}${megabytes(limits.memoryBytes)} allowed)`);
}

function failed(verdict: "TLE" | "MLE" | "OLE", reason: string): RunOutcome {
  return { kind: "failed", verdict, reason, exception: null };
}

/** A program with more memory than is allowed has passed the limit however it ends, unless its stack took that much. */
function crash(
  reason: string,
  { report, limits, language }: { report: RunReport; limits: RunLimits; language: Failing },
): RunOutcome {
  const exception = language.uncaughtException(beginningOf(report.stderr));
  const isOverflow = isStackOverflow(report, limits) || exception?.name.endsWith("StackOverflowError") === true;
  if (report.memoryBytes > limits.allowedBytes && !isOverflow) return memoryLimit(report, limits);
  return { kind: "failed", verdict: "RTE", reason, exception };
}

/** `2.0 s` for 2000. */
function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** `256 MB` for 268,435,456: the megabytes that limits are given in. */
function megabytes(bytes: number): string {
  const amount = bytes / (1024 * 1024);
  return `${amount >= 10 || Number.isInteger(amount) ? Math.round(amount) : amount.toFixed(1)} MB`;
}

const MEANING_OF_SIGNAL: Record<string, string> = {
  SIGSEGV: "invalid memory reference",
  SIGBUS: "invalid memory access",
  SIGFPE: "arithmetic error, such as a division by zero",
  SIGABRT: "aborted",
  SIGILL: "illegal instruction, such as at the end of a function that returns no value",
  SIGTRAP: "trap",
  SIGSYS: "a system call that is not allowed",
  SIGXFSZ: "file too large",
  SIGPIPE: "write to a closed pipe",
  SIGKILL: "killed",
};

/** A stack that grew to its limit is in memory up to there. */
const FULL_STACK_SHARE = 0.95;

function isStackOverflow({ end, memoryBytes }: RunReport, { stackBytes }: RunLimits): boolean {
  const hasFullStack = stackBytes !== "unlimited" && memoryBytes >= FULL_STACK_SHARE * stackBytes;
  return end.kind === "signaled" && end.signal === "SIGSEGV" && hasFullStack;
}

function signalReason(signal: string, report: RunReport, limits: RunLimits): string {
  const meaning = MEANING_OF_SIGNAL[signal];
  if (meaning === undefined) return signal;
  const cause = isStackOverflow(report, limits) ? ": probably a stack overflow by endless or very deep recursion" : "";
  return `${signal} (${meaning}${cause})`;
}
