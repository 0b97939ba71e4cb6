import type { RunReport } from "@verdict/sandbox/sandbox";
import { beginningAndEndOf, beginningOf, linesIn } from "./printed-text.ts";

/**
 * What compilers and runtimes say when the machine refuses them memory or a process, which it never does because of the
 * source: a box counts what its programs use and does not refuse them any, and they start a fraction of the processes that
 * it allows. Such an end is ours. A program may forge some of these texts; it then gets no verdict instead of its own.
 */

export function cppToolWasRefused(report: RunReport, memoryBytes: number): boolean {
  if (hasEndedWell(report)) return false;
  const text = beginningAndEndOf(report.stderr);
  if (!text.includes(FATAL) && !text.includes(OUT_OF_MEMORY)) return false;
  const lines = linesIn(text);
  // A source with an error of its own is refused for that, whatever else it made the compiler print.
  if (lines.some(isErrorOfSource)) return false;
  return lines.some(
    (line) =>
      isDriverThatCannotStart(line) ||
      isKilledFromOutside(line) ||
      lacksMemoryWithin(line, memoryBytes - report.memoryBytes),
  );
}

const FATAL = ": fatal error: ";
const OUT_OF_MEMORY = ": out of memory allocating ";
const REFUSALS = ["Resource temporarily unavailable", "Cannot allocate memory"];

/**
 * `main.cpp:1:2: error: …` or `main.cpp:1:2: fatal error: …`; what the tools say of themselves has no line number. Whoever
 * writes to an assembler that was ended names a line as well: `main.cpp:1:2: fatal error: error writing to -: …`.
 */
function isErrorOfSource(line: string): boolean {
  if (line.includes(": error: ")) return true;
  const [place = "", cause] = line.split(FATAL, 2);
  return place.includes(":") && cause !== undefined && !cause.startsWith("error ");
}

/** `g++: fatal error: cannot execute ‘as’: vfork: …`. A message that a source makes up has a line number in it. */
function isDriverThatCannotStart(line: string): boolean {
  const [tool = "", cause] = line.split(FATAL, 2);
  if (cause === undefined || tool.includes(" ") || !(tool.endsWith("g++") || tool === "collect2")) return false;
  const parts = cause.split(": ", 4);
  const [call = "", refusal = ""] = parts.slice(-2);
  const before = parts.slice(0, -2);
  const isKnown = before.length === 0 || (before.length === 1 && before[0]?.startsWith("cannot execute ") === true);
  return isKnown && /^\w+$/.test(call) && REFUSALS.includes(refusal);
}

/** By the kernel for want of memory, or by the machine's operator; what a box ends itself it reports as a limit. */
function isKilledFromOutside(line: string): boolean {
  const [tool = "", cause = ""] = line.split(FATAL, 2);
  if (!tool.endsWith("g++") || tool.includes(" ")) return false;
  return ["Killed", "Terminated", "Hangup"].some((signal) => cause.startsWith(`${signal} signal terminated program `));
}

/** Of the compiler proper, and the bytes that it asked for. Those of a source that wants a terabyte are its own. */
function lacksMemoryWithin(line: string, bytesLeft: number): boolean {
  const [tool, told] = line.split(OUT_OF_MEMORY, 2);
  if ((tool !== "cc1plus" && tool !== "collect2") || told === undefined) return false;
  const [asked = "", ...rest] = told.split(" ", 7);
  return rest.slice(0, 5).join(" ") === "bytes after a total of" && Number(asked) < bytesLeft;
}

const CANNOT_START = "Error occurred during initialization of VM";
const LACKS_MEMORY = "# There is insufficient memory for the Java Runtime Environment to continue.";

export function jvmWasRefused(report: RunReport): boolean {
  if (hasEndedWell(report)) return false;
  return [report.stdout, report.stderr]
    .map((bytes) => linesIn(beginningOf(bytes)))
    .some((lines) => couldNotStart(lines) || lines.includes(LACKS_MEMORY));
}

/** The JVM says it before it runs anything. Where it logs, its log comes first. */
function couldNotStart(lines: readonly string[]): boolean {
  return lines.find((line) => !isLogOfJvm(line)) === CANNOT_START;
}

function isLogOfJvm(line: string): boolean {
  return (
    (line.startsWith("[") && line.includes("s][warning]")) ||
    (line.startsWith("OpenJDK ") && line.includes(" warning: "))
  );
}

export function javacWasRefused(report: RunReport): boolean {
  if (hasEndedWell(report)) return false;
  return (
    jvmWasRefused(report) ||
    [report.stdout, report.stderr].map((bytes) => linesIn(beginningOf(bytes))).some(javacLacksThreads)
  );
}

function javacLacksThreads([first, , third = ""]: readonly string[]): boolean {
  const isOutOfThreads = third.startsWith("java.lang.OutOfMemoryError: unable to create native thread");
  return first === "The system is out of resources." && isOutOfThreads;
}

/** Both runtimes' last words come in a frame of `#`, after blank lines. */
export function nodeWasRefused(report: RunReport): boolean {
  if (hasEndedWell(report)) return false;
  const [first = "", second = ""] = linesIn(beginningOf(report.stderr))
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (first !== "#" && !first.startsWith("# ")) return false;
  const said = second.startsWith("#") ? second.slice(1).trimStart() : "";
  return (
    said.startsWith("Assertion failed: (0) == (uv_thread_create") ||
    (first === "#" && said.startsWith("Fatal process out of memory: Failed to reserve"))
  );
}

function hasEndedWell({ end }: RunReport): boolean {
  return end.kind === "exited" && end.code === 0;
}
