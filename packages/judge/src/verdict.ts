import type { Verdict } from "@verdict/contract/verdict";
import type { RunReport } from "@verdict/sandbox/sandbox";
import type { Language, UncaughtException } from "./languages/language.ts";

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

export interface RunLimits {
  timeMs: number;
  /** What a program that ends by itself may have used, the language's own allowance included. */
  allowedBytes: number;
}

type Failing = Pick<Language, "ranOutOfMemory" | "uncaughtException">;

export function outcomeOfRun(report: RunReport, limits: RunLimits, language: Failing): RunOutcome {
  const { end } = report;
  switch (end.kind) {
    case "limit":
      return outcomeOfLimit(end.limit, report, limits);
    case "signaled":
      if (report.cpuMs > limits.timeMs || end.signal === "SIGXCPU") return timeLimit(limits);
      if (language.ranOutOfMemory(report)) return memoryLimit();
      return runtimeError(signalReason(end.signal), report, language);
    case "exited":
      if (report.cpuMs > limits.timeMs) return timeLimit(limits);
      if (language.ranOutOfMemory(report) || report.memoryBytes > limits.allowedBytes) return memoryLimit();
      if (end.code !== 0) return runtimeError(`exit code ${end.code}`, report, language);
      return { kind: "finished" };
    default:
      return end satisfies never;
  }
}

function outcomeOfLimit(limit: "cpu" | "wall" | "memory" | "output", report: RunReport, limits: RunLimits): RunOutcome {
  switch (limit) {
    case "cpu":
      return timeLimit(limits);
    case "wall":
      return failed("TLE", `time limit exceeded (still waiting after ${seconds(report.wallMs)})`);
    case "memory":
      return memoryLimit();
    case "output":
      return failed("OLE", "output limit exceeded");
    default:
      return limit satisfies never;
  }
}

function timeLimit(limits: RunLimits): RunOutcome {
  return failed("TLE", `time limit exceeded (${seconds(limits.timeMs)})`);
}

function memoryLimit(): RunOutcome {
  return failed("MLE", "memory limit exceeded");
}

function failed(verdict: "TLE" | "MLE" | "OLE", reason: string): RunOutcome {
  return { kind: "failed", verdict, reason, exception: null };
}

function runtimeError(reason: string, report: RunReport, language: Failing): RunOutcome {
  const exception = language.uncaughtException(textOf(report.stderr));
  return { kind: "failed", verdict: "RTE", reason, exception };
}

/** Error output may hold anything; what is quoted of it has to be text that jsonb takes. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll("\u0000", "\uFFFD");
}

/** `2.0 s` for 2000. */
function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

const MEANING_OF_SIGNAL: Record<string, string> = {
  SIGSEGV: "invalid memory reference",
  SIGBUS: "invalid memory access",
  SIGFPE: "arithmetic error, such as a division by zero",
  SIGABRT: "aborted",
  SIGILL: "illegal instruction",
  SIGTRAP: "trap",
  SIGSYS: "a system call that is not allowed",
  SIGXFSZ: "file too large",
  SIGPIPE: "write to a closed pipe",
  SIGKILL: "killed",
};

function signalReason(signal: string): string {
  const meaning = MEANING_OF_SIGNAL[signal];
  return meaning === undefined ? signal : `${signal} (${meaning})`;
}
