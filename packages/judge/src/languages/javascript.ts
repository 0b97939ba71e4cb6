import { realpath } from "node:fs/promises";
import path from "node:path";
import type { JudgeLimits } from "@verdict/contract/judging";
import { buildZygote, type ZygotePreload } from "@verdict/sandbox/build-zygote";
import type { RunReport } from "@verdict/sandbox/sandbox";
import type { BuildPlan, BuildStep, Language, Program, RunCommand, UncaughtException } from "./language.ts";
import { nodeWasRefused } from "./refused-by-machine.ts";
import { isForShell, shellStart } from "./shell-javascript.ts";

/**
 * JavaScript runs in the very Node that runs this judge. Nothing is compiled: a program that does not parse shows
 * itself in its first run, and only then `node --check` is asked, so that no good program pays for the question
 * (25 ms of CPU each, measured 2026-11-20). Nor does it pay for Node's own start: each test runs in a copy of a Node that
 * has started before (2 ms, measured 2026-11-21).
 */
export async function javascriptLanguage(): Promise<Language> {
  const node = await realpath(process.execPath);
  const preload = await buildZygote();
  return {
    id: "javascript",
    fingerprint: `node ${process.version}`,
    readOnlyFolders: [path.dirname(node), preload.folder],
    timeFactor: 1.5,
    buildPlan,
    runCommand: (program, limits) => runCommand(node, preload, program, limits),
    ranOutOfMemory,
    uncaughtException,
    looksUnparsable,
    syntaxCheck: syntaxCheck(node),
    wasRefusedByMachine: nodeWasRefused,
  };
}

const SOURCE_NAME = "main.js";

/** The last file is the one that Node starts. */
function buildPlan(source: string): BuildPlan {
  const files = [{ name: SOURCE_NAME, content: source }, ...(isForShell(source) ? [shellStart(SOURCE_NAME)] : [])];
  const names = files.map(({ name }) => name);
  return { files, steps: [], keep: names, entryOf: async () => names.at(-1) ?? SOURCE_NAME };
}

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

function runCommand(node: string, preload: ZygotePreload, program: Program, limits: JudgeLimits): RunCommand {
  const stackBytes = Math.min(limits.memoryBytes / 2, LARGEST_STACK_BYTES);
  return {
    command: [
      node,
      `--stack-size=${Math.floor(stackBytes / 1024)}`,
      // A copy has no helper threads. V8 then compiles in the program's own time: up to 20 ms more, the same in every run
      // (2026-11-21).
      "--single-threaded",
      "--v8-pool-size=1",
      "--disable-sigusr1",
      `--max-old-space-size=${Math.ceil(limits.memoryBytes / MIB)}`,
      `--require=${preload.module}`,
      `/box/${program.entry}`,
    ],
    // Node reads a dozen variables; an explicit environment also keeps the judge's secrets out.
    environment: {},
    root: "toolchain",
    needsProc: false,
    fromZygote: preload.problem === null,
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
    wasRefusedByMachine: nodeWasRefused,
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
