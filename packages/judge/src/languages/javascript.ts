import { DEFAULT_LIMITS, type JudgeLimits, MOST_THREADS } from "@verdict/contract/judging";
import { timeFactorOf } from "@verdict/contract/language";
import { MEBIBYTE } from "@verdict/contract/units";
import type { ZygotePreload } from "@verdict/sandbox/build-zygote";
import type { RunReport } from "@verdict/sandbox/sandbox";
import { javascriptDiagnostics, javascriptLook } from "./javascript-look.ts";
import { javascriptRecorder } from "./javascript-recorder.ts";
import { javascriptTraceForPeople } from "./javascript-trace.ts";
import type {
  BuildPlan,
  BuildStep,
  Language,
  Program,
  RunCommand,
  UncaughtException,
  WarmParts,
  WarmUpTools,
} from "./language.ts";
import { JUDGED_ENVIRONMENT } from "./online-judge.ts";
import { beginningOf, linesIn } from "./printed-text.ts";
import { NODE_CHECK_REFUSAL, NODE_REFUSAL } from "./refused-by-machine.ts";
import { isForShell, shellStart } from "./shell-javascript.ts";

/**
 * JavaScript runs in the very Node that runs this judge. Nothing is compiled: a program that does not parse shows
 * itself in its first run, and only then `node --check` is asked, so that no good program pays for the question
 * (25 ms of CPU each, measured 2026-11-20). Nor does it pay for Node's own start: each test runs in a copy of a Node
 * that has started before (2 ms, measured 2026-11-21).
 */
export function javascriptLanguage(preload: ZygotePreload): Language {
  const { node } = preload;
  return {
    id: "javascript",
    fingerprint: `node ${process.version}`,
    timeFactor: timeFactorOf("javascript"),
    buildPlan,
    draft: {
      look: (source) => [javascriptLook(node, syntaxCheck(node), source)],
      buildPlan,
      diagnosticsIn: javascriptDiagnostics,
    },
    alsoCompiled: null,
    runCommand: (program, limits) => runCommand(node, preload, program, limits),
    evenRunCommand: (program, limits) => ({ ...runCommand(node, preload, program, limits), isInterpreted: true }),
    ranOutOfMemory,
    uncaughtException,
    traceForPeople: javascriptTraceForPeople,
    looksUnparsable,
    syntaxCheck: syntaxCheck(node),
    refusal: NODE_REFUSAL,
    recorder: javascriptRecorder((program, limits) => runCommand(node, preload, program, limits)),
    startWarm: async (tools) => startWarm(node, preload, tools),
  };
}

/** The zygotes for the limits that most problems have; those for others are started by their first run. */
function startWarm(node: string, preload: ZygotePreload, { sandbox, onWarning }: WarmUpTools): WarmParts {
  const { stackBytes, ...command } = runCommand(node, preload, { folder: "/", entry: SOURCE_NAME }, DEFAULT_LIMITS);
  const ready = sandbox.prepare({ ...command, limits: { stackBytes } }).then((problem) => {
    if (problem !== null) onWarning(new Error(`each JavaScript run starts a Node of its own: ${problem}`));
  });
  return { quickCompiler: null, ready, stop: () => undefined };
}

const SOURCE_NAME = "main.js";

/** The last file is the one that Node starts. */
function buildPlan(source: string): BuildPlan {
  const files = [{ name: SOURCE_NAME, content: source }, ...(isForShell(source) ? [shellStart(SOURCE_NAME)] : [])];
  const names = files.map(({ name }) => name);
  return { files, steps: [], keep: names, entryOf: async () => names.at(-1) ?? SOURCE_NAME };
}

/**
 * Beside the old space, which V8 keeps at the limit: an empty program (45 MB) and the young generation of a busy one
 * (three semi-spaces of 16 MB and what they spill; 167 MB seen beside 243 MB of live objects, 2026-11-22). Smaller
 * semi-spaces would need less and take twice the time. Buffers have a limit of their own (decision 0019).
 */
const RUNTIME_BYTES = 192 * MEBIBYTE;
/** V8 refuses --stack-size from about 2,100,000 kB on; 256 MiB are 3 million frames, more than anybody needs. */
const LARGEST_STACK_BYTES = 256 * MEBIBYTE;
/** V8 counts only its own frames; the system's stack has to be larger, or deep recursion is a SIGSEGV. */
const STACK_MARGIN_BYTES = 16 * MEBIBYTE;

function runCommand(node: string, preload: ZygotePreload, program: Program, limits: JudgeLimits): RunCommand {
  const stackBytes = Math.min(limits.memoryBytes / 2, LARGEST_STACK_BYTES);
  return {
    command: [
      node,
      `--stack-size=${Math.floor(stackBytes / 1024)}`,
      // A copy has no helper threads: V8 then compiles in the program's own time.
      "--single-threaded",
      // Without helpers a loop that is entered in Maglev's code never leaves that for TurboFan's (decision 0047).
      "--no-maglev-osr",
      // Instead of 1: objects that stay are copied fewer times before they are old. 16 would cost short runs 16 ms.
      "--min-semi-space-size=8",
      "--v8-pool-size=1",
      "--disable-sigusr1",
      `--max-old-space-size=${Math.ceil(limits.memoryBytes / MEBIBYTE)}`,
      `--require=${preload.module}`,
      `/box/${program.entry}`,
    ],
    // Node reads a dozen variables; an explicit environment also keeps the judge's secrets out.
    environment: JUDGED_ENVIRONMENT,
    profile: "node",
    root: "toolchain",
    needsProc: false,
    fromZygote: preload.problem === null,
    memoryBytes: limits.memoryBytes + RUNTIME_BYTES,
    allowedBytes: limits.memoryBytes + RUNTIME_BYTES,
    stackBytes: stackBytes + STACK_MARGIN_BYTES,
    processes: MOST_THREADS,
  };
}

function syntaxCheck(node: string): BuildStep {
  return {
    command: [node, "--check", `/box/${SOURCE_NAME}`],
    environment: {},
    needsProc: false,
    limits: {
      cpuMs: 5_000,
      wallMs: 20_000,
      memoryBytes: 512 * MEBIBYTE,
      outputBytes: 64 * 1024,
      errorOutputBytes: 64 * 1024,
      processes: 64,
      stackBytes: 64 * MEBIBYTE,
      fileBytes: MEBIBYTE,
    },
    forPeople: javascriptTraceForPeople,
    refusal: NODE_CHECK_REFUSAL,
  };
}

/**
 * V8 aborts with this text when its heap is full, and throws the range errors when one buffer or array is too large.
 */
const HEAP_IS_FULL = ["JavaScript heap out of memory", "Array buffer allocation failed"];

function ranOutOfMemory(report: RunReport): boolean {
  if (report.end.kind === "exited" && report.end.code === 0) return false;
  const text = beginningOf(report.stderr);
  return HEAP_IS_FULL.some((words) => text.includes(words)) || linesIn(text).some(isFatalForMemory);
}

function isFatalForMemory(line: string): boolean {
  return line.includes("FATAL ERROR: ") && (line.includes("out of memory") || line.includes("Allocation failed"));
}

function looksUnparsable(report: RunReport): boolean {
  return report.end.kind === "exited" && report.end.code === 1 && beginningOf(report.stderr).includes("SyntaxError");
}

/** What Node adds where something that is no error was thrown; the value stands in the line before. */
const THROWN_VALUE_FOLLOWS = "(Use `node --trace-uncaught ";

/** The first line at the left margin that names an error: `TypeError: x is not a function`. */
function uncaughtException(errorOutput: string): UncaughtException | null {
  const lines = linesIn(errorOutput);
  for (const line of lines) {
    const name = errorNamedIn(line);
    if (name !== null) return { name, line };
  }
  const at = lines.findIndex((line) => line.startsWith(THROWN_VALUE_FOLLOWS));
  const value = lines[at - 1];
  return value === undefined ? null : { name: "uncaught value", line: `uncaught ${value}` };
}

/** `Error: text`, `RangeError [ERR_OUT_OF_RANGE]: text`, `Uncaught MyException`. */
function errorNamedIn(line: string): string | null {
  const before = line.split(":", 1)[0] ?? "";
  const [name = "", code = "[]", ...rest] = before.replace("Uncaught ", "").split(" ", 3);
  const isCode = code.startsWith("[") && code.endsWith("]");
  const isName = /^[\w$.]+$/.test(name) && (name.endsWith("Error") || name.endsWith("Exception"));
  return isName && isCode && rest.length === 0 ? name : null;
}
