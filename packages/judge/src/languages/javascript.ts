import { realpath } from "node:fs/promises";
import path from "node:path";
import type { JudgeLimits } from "@verdict/contract/judging";
import type { RunReport } from "@verdict/sandbox/sandbox";
import type { BuildStep, Language, Program, RunCommand, UncaughtException } from "./language.ts";

/**
 * JavaScript runs in the very Node that runs this judge. Nothing is compiled: a program that does not parse shows
 * itself in its first run, and only then `node --check` is asked, so that no good program pays for the question
 * (25 ms of CPU each, measured 2026-11-20).
 */
export async function javascriptLanguage(): Promise<Language> {
  const node = await realpath(process.execPath);
  return {
    id: "javascript",
    fingerprint: `node ${process.version}`,
    readOnlyFolders: [path.dirname(node)],
    timeFactor: 1.5,
    buildPlan: (source) => ({
      files: [{ name: SOURCE_NAME, content: source }, BLOCKING_OUTPUT],
      steps: [],
      keep: [SOURCE_NAME, BLOCKING_OUTPUT.name],
      entryOf: async () => SOURCE_NAME,
    }),
    runCommand: (program, limits) => runCommand(node, program, limits),
    ranOutOfMemory,
    uncaughtException,
    looksUnparsable,
    syntaxCheck: syntaxCheck(node),
  };
}

const SOURCE_NAME = "main.js";
/**
 * Loaded before the program (0.2 ms): Node writes to a pipe in the background, so process.exit() after a long output
 * would cut it at 64 KB, as it would not with a file.
 */
const BLOCKING_OUTPUT = {
  name: "blocking-output.cjs",
  content: "process.stdout._handle?.setBlocking?.(true);\n",
};
const MIB = 1024 * 1024;
/**
 * Beside the old space, which V8 keeps at the limit: an empty program (45 MB) and the young generation of a busy one
 * (three semi-spaces of 16 MB and what they spill; 123 MB seen beside 110 MB of live arrays, 2026-11-21). Smaller
 * semi-spaces would need less and take twice the time.
 */
const RUNTIME_BYTES = 144 * MIB;
/** V8 refuses --stack-size from about 2,100,000 kB on; 256 MiB are 3 million frames, more than anybody needs. */
const LARGEST_STACK_BYTES = 256 * MIB;
/** V8 counts only its own frames; the system's stack has to be larger, or deep recursion is a SIGSEGV. */
const STACK_MARGIN_BYTES = 16 * MIB;

function runCommand(node: string, program: Program, limits: JudgeLimits): RunCommand {
  const stackBytes = Math.min(limits.memoryBytes / 2, LARGEST_STACK_BYTES);
  return {
    command: [
      node,
      `--stack-size=${Math.floor(stackBytes / 1024)}`,
      // One helper thread: 14 % less CPU in a program that makes much garbage, nothing lost elsewhere (2026-11-21).
      "--v8-pool-size=1",
      `--max-old-space-size=${Math.ceil(limits.memoryBytes / MIB)}`,
      `--require=/box/${BLOCKING_OUTPUT.name}`,
      `/box/${program.entry}`,
    ],
    // Node reads a dozen variables; an explicit environment also keeps the judge's secrets out.
    environment: {},
    root: "toolchain",
    needsProc: false,
    memoryBytes: limits.memoryBytes + RUNTIME_BYTES,
    stackBytes: stackBytes + STACK_MARGIN_BYTES,
    processes: 64,
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
      memoryBytes: 512 * MIB,
      outputBytes: 64 * 1024,
      errorOutputBytes: 64 * 1024,
      processes: 64,
      stackBytes: 64 * MIB,
      fileBytes: MIB,
    },
  };
}

/** V8 aborts with this text when its heap is full, and throws the range errors when one buffer or array is too large. */
const HEAP_IS_FULL =
  /JavaScript heap out of memory|Array buffer allocation failed|FATAL ERROR: .*(?:out of memory|Allocation failed)/;

function ranOutOfMemory(report: RunReport): boolean {
  const endedWell = report.end.kind === "exited" && report.end.code === 0;
  return !endedWell && HEAP_IS_FULL.test(Buffer.from(report.stderr).toString("latin1"));
}

function looksUnparsable(report: RunReport): boolean {
  return (
    report.end.kind === "exited" &&
    report.end.code === 1 &&
    Buffer.from(report.stderr).toString("latin1").includes("SyntaxError")
  );
}

/** The first line at the left margin that names an error: `TypeError: x is not a function`. */
const ERROR_LINE = /^(?:Uncaught )?([A-Z][\w$.]*(?:Error|Exception))(?: \[[\w]+\])?(?::.*)?$/m;

function uncaughtException(errorOutput: string): UncaughtException | null {
  const match = ERROR_LINE.exec(errorOutput);
  return match?.[1] === undefined ? null : { name: match[1], line: match[0] };
}
