import type { RunReport } from "@verdict/sandbox/sandbox";

/**
 * What compilers and runtimes say when the machine refuses them memory or a process, which it never does because of the
 * source: a box counts what its programs use and does not refuse them any, and they start a fraction of the processes that
 * it allows. Such an end is ours. A program may forge some of these texts; it then gets no verdict instead of its own.
 */

/** The whole line is the driver's: what the user can put into a message has a line number before it. */
const DRIVER_CANNOT_START =
  /^(?:\S*g\+\+|collect2): fatal error: (?:cannot execute [‘'][^’'\n]+[’']: )?\w+: (?:Resource temporarily unavailable|Cannot allocate memory)$/m;
/** Of the compiler proper, and the bytes that it asked for. Those of a source that wants a terabyte are its own. */
const COMPILER_LACKS_MEMORY =
  /^(?:cc1plus|collect2): out of memory allocating (\d+) bytes after a total of (\d+) bytes$/m;

export function cppToolWasRefused(report: RunReport, memoryBytes: number): boolean {
  if (hasEndedWell(report)) return false;
  const text = textOf(report.stderr);
  const lacking = COMPILER_LACKS_MEMORY.exec(text);
  const isWithinLimit = lacking !== null && report.memoryBytes + Number(lacking[1]) < memoryBytes;
  return DRIVER_CANNOT_START.test(text) || isWithinLimit;
}

/** At the very start, since the JVM says it before it runs anything. Where it logs, its log comes first. */
const JVM_CANNOT_START =
  /^(?:\[[\d.]+s\]\[warning\][^\n]*\n|OpenJDK [^\n]* warning: [^\n]*\n)*Error occurred during initialization of VM\n/;
const JVM_LACKS_MEMORY = /^# There is insufficient memory for the Java Runtime Environment to continue\.$/m;
const JAVAC_LACKS_THREADS =
  /^The system is out of resources\.\n[^\n]*\njava\.lang\.OutOfMemoryError: unable to create native thread/;

export function jvmWasRefused(report: RunReport): boolean {
  if (hasEndedWell(report)) return false;
  return [report.stdout, report.stderr]
    .map(textOf)
    .some((text) => JVM_CANNOT_START.test(text) || JVM_LACKS_MEMORY.test(text));
}

export function javacWasRefused(report: RunReport): boolean {
  return (
    jvmWasRefused(report) || [report.stdout, report.stderr].map(textOf).some((text) => JAVAC_LACKS_THREADS.test(text))
  );
}

const NODE_CANNOT_START = /^\s*#\s[^\n]*\n\s*#\s+Assertion failed: \(0\) == \(uv_thread_create/;
const V8_CANNOT_RESERVE = /^\s*#\s*# Fatal process out of memory: Failed to reserve/;

export function nodeWasRefused(report: RunReport): boolean {
  if (hasEndedWell(report)) return false;
  const text = textOf(report.stderr);
  return NODE_CANNOT_START.test(text) || V8_CANNOT_RESERVE.test(text);
}

function hasEndedWell({ end }: RunReport): boolean {
  return end.kind === "exited" && end.code === 0;
}

/** Compilers quote with the marks of UTF-8. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
