import type { RunReport } from "@verdict/sandbox/sandbox";
import type { RuntimeRefusal } from "./language.ts";
import { beginningAndEndOf, beginningOf, linesIn } from "./printed-text.ts";

/**
 * What compilers and runtimes say when the machine refuses them memory or a process, which it never does because of the
 * source: a box counts what its programs use and does not refuse them any, and they start a fraction of the processes
 * that it allows. Such an end is ours. But a program can print all these texts, and a source can make its compiler
 * print most of them, so they are only believed after a second look (running/run-unless-refused.ts).
 */

export function cppRefusal(memoryBytes: number): RuntimeRefusal {
  return {
    runtime: "the C++ compiler",
    isSaidBy: (report) => cppToolWasRefused(report, memoryBytes),
    // Driver, compiler and assembler, and an empty source from standard input.
    control: ([compiler = ""]) => [compiler, "-pipe", "-x", "c++", "-c", "-", "-o", "/var/tmp/control.o"],
  };
}

export function cppToolWasRefused(report: RunReport, memoryBytes: number): boolean {
  if (!hasGivenUp(report)) return false;
  const text = beginningAndEndOf(report.stderr);
  if (!text.includes(FATAL) && !text.includes(OUT_OF_MEMORY)) return false;
  const lines = linesIn(text).filter((line) => line !== "" && !isFarewell(line));
  // A source with an error of its own is refused for that, whatever else it made the compiler print.
  if (lines.some(isErrorOfSource)) return false;
  const [last = ""] = lines.slice(-1);
  return (
    isDriverThatCannotStart(last) ||
    isKilledFromOutside(last) ||
    lacksMemoryWithin(last, memoryBytes - report.memoryBytes)
  );
}

/** What may stand after the reason: the driver's last line, and what the compiler says whose assembler was ended. */
function isFarewell(line: string): boolean {
  const [place = "", cause] = line.split(FATAL, 2);
  return line === "compilation terminated." || (cause === "error writing to -: Broken pipe" && !place.includes(" "));
}

const FATAL = ": fatal error: ";
const OUT_OF_MEMORY = ": out of memory allocating ";
const REFUSALS = ["Resource temporarily unavailable", "Cannot allocate memory"];

/**
 * `main.cpp:1:2: error: …`, `…: fatal error: …`; the assembler's have a capital. What the tools say of themselves has
 * no number.
 */
function isErrorOfSource(line: string): boolean {
  if (line.includes(": error: ") || line.includes(": Error: ") || line.includes(": Fatal error: ")) return true;
  const [place = "", cause] = line.split(FATAL, 2);
  return place.includes(":") && cause !== undefined;
}

/** `g++: fatal error: cannot execute ‘as’: vfork: …`. */
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
  return /^(?:Killed|Terminated|Hangup) signal terminated program [\w+-]+$/.test(cause);
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
  if (!hasGivenUp(report)) return false;
  return [report.stdout, report.stderr]
    .map((bytes) => linesIn(beginningOf(bytes)))
    .some((lines) => couldNotStart(lines) || lines.includes(LACKS_MEMORY));
}

const HEAP_FLAG = "-Xmx";

const JAVAC_HEAP_FLAG = "-J-Xmx";

export const JAVAC_REFUSAL: RuntimeRefusal = {
  runtime: "javac",
  isSaidBy: javacWasRefused,
  control([javac = "", ...others]) {
    const flags = others.filter((flag) => flag.startsWith("-J"));
    const heap = flags.filter((flag) => flag.startsWith(JAVAC_HEAP_FLAG));
    const reserved = heap.map((flag) => flag.replace(JAVAC_HEAP_FLAG, "-J-Xms"));
    return [javac, ...flags, ...reserved, "-J-XX:+AlwaysPreTouch", "-version"];
  },
};

export const JVM_REFUSAL: RuntimeRefusal = {
  runtime: "the JVM",
  isSaidBy: jvmWasRefused,
  control(command) {
    const flags = command.slice(0, command.indexOf("-cp"));
    const heap = flags.filter((flag) => flag.startsWith(HEAP_FLAG)).map((flag) => flag.replace(HEAP_FLAG, "-Xms"));
    return [...flags, ...heap, "-XX:+AlwaysPreTouch", "-version"];
  },
};

/** The JVM says it before it runs anything. Where it logs, its log comes first. */
function couldNotStart(lines: readonly string[]): boolean {
  return firstWordsOf(lines)[0] === CANNOT_START;
}

function firstWordsOf(lines: readonly string[]): readonly string[] {
  return lines.slice(lines.findIndex((line) => !isLogOfJvm(line)));
}

function isLogOfJvm(line: string): boolean {
  return (
    (line.startsWith("[") && line.includes("s][warning]")) ||
    (line.startsWith("OpenJDK ") && line.includes(" warning: "))
  );
}

/** Only its first words: whatever comes after an error may be a line of the source. */
export function javacWasRefused(report: RunReport): boolean {
  if (!hasGivenUp(report)) return false;
  return [report.stdout, report.stderr]
    .map((bytes) => linesIn(beginningOf(bytes)))
    .some((lines) => couldNotStart(lines) || beginsWithLackOfMemory(lines) || javacLacksThreads(lines));
}

function beginsWithLackOfMemory(lines: readonly string[]): boolean {
  const [frame, first] = firstWordsOf(lines);
  return frame === "#" && first === LACKS_MEMORY;
}

function javacLacksThreads([first, , third = ""]: readonly string[]): boolean {
  const isOutOfThreads = third.startsWith("java.lang.OutOfMemoryError: unable to create native thread");
  return first === "The system is out of resources." && isOutOfThreads;
}

/** Both runtimes' last words come in a frame of `#`, after blank lines. */
export function nodeWasRefused(report: RunReport): boolean {
  if (!hasGivenUp(report)) return false;
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

/** Of `node --check`. */
export const NODE_CHECK_REFUSAL: RuntimeRefusal = {
  runtime: "Node",
  isSaidBy: nodeWasRefused,
  control: ([node = ""]) => [node, "--eval", ""],
};

const OLD_SPACE_FLAG = "--max-old-space-size=";
const PRELOAD_FLAG = "--require=";

export const NODE_REFUSAL: RuntimeRefusal = {
  runtime: "Node",
  isSaidBy: nodeWasRefused,
  control(command) {
    const flags = command.slice(0, -1).filter((flag) => !flag.startsWith(PRELOAD_FLAG));
    const oldSpace = flags.find((flag) => flag.startsWith(OLD_SPACE_FLAG))?.slice(OLD_SPACE_FLAG.length) ?? "0";
    return [...flags, "--eval", `Buffer.alloc(${oldSpace} * 1024 * 1024, 1)`];
  },
};

/** What a box ends has passed a limit, whatever it has printed before. */
function hasGivenUp({ end }: RunReport): boolean {
  return end.kind === "signaled" || (end.kind === "exited" && end.code !== 0);
}
