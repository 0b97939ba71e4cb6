import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type JudgeLimits, MOST_THREADS } from "@verdict/contract/judging";
import { timeFactorOf } from "@verdict/contract/language";
import { MEBIBYTE } from "@verdict/contract/units";
import type { RunReport } from "@verdict/sandbox/sandbox";
import type { Jdk } from "./find-jdk.ts";
import { CLASS_FOLDER, COMPILE_FLAGS, javaEnvironment, javaPlan } from "./java-build.ts";
import { javaDiagnostics, LINT, lintOf } from "./java-diagnostics.ts";
import { javaRecorder } from "./java-recorder/java-recorder.ts";
import { javaFileName } from "./java-source.ts";
import { COUNTING, JAVA_STEPS } from "./java-steps.ts";
import { javaTraceForPeople } from "./java-trace.ts";
import type { Language, Program, RunCommand, UncaughtException, WarmParts, WarmUpTools } from "./language.ts";
import { JUDGED_ENVIRONMENT, ONLINE_JUDGE } from "./online-judge.ts";
import { beginningOf, linesIn } from "./printed-text.ts";
import { JVM_REFUSAL } from "./refused-by-machine.ts";
import { startWarmJavaCompiler, type WarmCompilerTools, type WarmJavaCompiler } from "./warm-java-compiler.ts";

/** Java with any public class name, with or without a package line: what starts is the class that has a main. */
export function javaLanguage(jdk: Jdk, tools: WarmCompilerTools): Language {
  let areToolsMade = false;
  tools.toolsMade.then(
    () => {
      areToolsMade = true;
    },
    () => undefined,
  );
  return {
    id: "java",
    fingerprint: [jdk.version, jdk.home, ...COMPILE_FLAGS].join(" "),
    timeFactor: timeFactorOf("java"),
    buildPlan: (source) => javaPlan(jdk, [{ name: javaFileName(source), content: source }]),
    draft: {
      look: () => [],
      buildPlan: (source) => javaPlan(jdk, [{ name: javaFileName(source), content: source }], lintOf(jdk)),
      diagnosticsIn: javaDiagnostics,
    },
    alsoCompiled: /\.java$/i,
    runCommand: (program, limits) => runCommand(jdk, program, { limits, compiling: LATE_COMPILING }),
    briefRunCommand: (program, limits) => runCommand(jdk, program, { limits, compiling: ONE_COMPILER }),
    countingRunCommand: (program, limits) => ({
      ...runCommand(jdk, program, { limits, compiling: COUNTING }),
      counting: JAVA_STEPS,
    }),
    ranOutOfMemory,
    uncaughtException,
    traceForPeople: javaTraceForPeople,
    refusal: JVM_REFUSAL,
    recorder: javaRecorder(jdk, { toolsFolder: tools.toolsFolder, areMade: () => areToolsMade }, (program, limits) =>
      runCommand(jdk, program, { limits, compiling: ONE_COMPILER }),
    ),
    startWarm: (warmUp) => startWarm(jdk, tools, warmUp),
  };
}

async function startWarm(
  jdk: Jdk,
  tools: WarmCompilerTools,
  { sandbox, newFolder, restsAfterMs, isAtWork, onWarning }: WarmUpTools,
): Promise<WarmParts> {
  const folder = await newFolder("warm-java");
  const options = { sandbox, jdk, ...tools, folder, restsAfterMs, onError: onWarning };
  const rests = restsAfterMs !== undefined;
  const compiler = startWarmJavaCompiler({
    ...options,
    // What has woken it is being compiled the ordinary way, and its start takes seconds of a processor.
    ...(rests && { beforeItStarts: () => untilNobodyIsJudged(isAtWork) }),
  });
  // Another process: a source that is too much for it delays no judging. Its start costs nobody anything, since it lets
  // all others go first.
  let forDrafts: WarmJavaCompiler | null = null;
  const startForDrafts = () => startWarmJavaCompiler({ ...options, lint: LINT, goesLastUnless: () => !isAtWork() });
  return {
    ready: compiler.ready,
    quickCompiler: compiler.compile,
    async draftCompiler(source, sourceFolder, signal) {
      forDrafts ??= startForDrafts();
      // A run of it will come.
      if (rests) compiler.wake();
      // Where others want all processors, that may take minutes.
      await Promise.race([forDrafts.ready, abortOf(signal)]);
      return await forDrafts.compile(source, sourceFolder, signal);
    },
    stop() {
      compiler.stop();
      forDrafts?.stop();
    },
  };
}

const LOOK_MS = 250;
/** On a machine that is always at work it starts all the same: compiling the ordinary way is more work. */
const LONGEST_LOOK_MS = 10_000;

async function untilNobodyIsJudged(isAtWork: () => boolean): Promise<void> {
  const begin = performance.now();
  while (isAtWork() && performance.now() - begin < LONGEST_LOOK_MS) await sleep(LOOK_MS, undefined, { ref: false });
}

function abortOf(signal: AbortSignal | undefined): Promise<unknown> {
  if (signal === undefined) return new Promise(() => {});
  return signal.aborted ? Promise.resolve() : once(signal, "abort");
}

/**
 * Four times the default thresholds: the optimising compiler leaves short runs alone (32 instead of 38 ms of CPU for a
 * test of 40 KB), and longer ones still get it early enough (matrices, boxed lists, Dijkstra, sieve: within 4 % or
 * better; JDK 25, 2026-11-21). Without it altogether matrices take a third longer.
 */
const LATE_OPTIMISING = [
  "-XX:Tier4InvocationThreshold=20000",
  "-XX:Tier4MinInvocationThreshold=2400",
  "-XX:Tier4CompileThreshold=60000",
  "-XX:Tier4BackEdgeThreshold=160000",
];

/**
 * Three times the default thresholds of the first compiler, loops (back edges) excepted: most of what it compiles in a
 * short run is the JDK's own start and never runs again. CPU of a short test with lambdas, streams and printf 0.82 of
 * before, with a reader alone 0.96, Dijkstra 0.93, maps 0.96, sorting of boxed numbers 1.05 (JDK 25, 2026-11-22;
 * medians of 15 ratios). Five times the defaults: 0.77, but sorting 1.15.
 */
const LATE_FIRST = [
  "-XX:Tier3InvocationThreshold=600",
  "-XX:Tier3MinInvocationThreshold=300",
  "-XX:Tier3CompileThreshold=6000",
];
export const LATE_COMPILING = [...LATE_FIRST, ...LATE_OPTIMISING];

/**
 * The first compiler alone, which neither profiles for a second one nor compiles anything twice. CPU of all with both
 * compilers (medians of 6 to 12 interleaved ratios, JDK 17 and 25, 2026-11-23): programs of 50 ms 0.84 to 0.92,
 * full-size tests of 110 to 320 ms 0.54 to 0.84, sorting 300,000 boxed numbers (500 ms) 0.37 and 0.46, maps 0.86, and
 * matrices 1.39 and 1.55.
 */
const ONE_COMPILER = ["-XX:TieredStopAtLevel=1", ...LATE_FIRST];

/** Metaspace, code cache, collector and class data of a JVM that runs a contest program; measured 2026-11-21. */
const RUNTIME_BYTES = 96 * MEBIBYTE;
/**
 * What of that a program that ends well has used. With 240 of 256 MB touched in its heap, streams, regular expressions
 * and eight threads one comes to 321 MB, with 60 of 64 to 116 (JDK 25, 2026-11-22): 336 and 120 are allowed.
 */
const ORDINARY_RUNTIME_BYTES = 48 * MEBIBYTE;
/**
 * 64 MiB hold a million frames. Unwinding an overflown stack takes six times its size in the JVM's own memory (JDK 17
 * and 25, 2026-11-21); without room for that, endless recursion would look like a full memory. The heap is not
 * affected: the JVM itself keeps it at the limit.
 */
const LARGEST_STACK_BYTES = 128 * MEBIBYTE;
const UNWINDING_FACTOR = 7;

function runCommand(
  jdk: Jdk,
  program: Program,
  { limits, compiling }: { limits: JudgeLimits; compiling: readonly string[] },
): RunCommand {
  const heap = heapOf(limits.memoryBytes);
  const stackBytes = Math.min(limits.memoryBytes / 4, LARGEST_STACK_BYTES);
  return {
    command: [
      path.join(jdk.home, "bin/java"),
      "-XX:+UnlockDiagnosticVMOptions",
      // The serial collector needs 0.4 to 0.7 of the CPU of the default one in such programs (measured 2026-11-20).
      "-XX:+UseSerialGC",
      "-XX:-UsePerfData",
      ...compiling,
      `-Xmx${heap.totalBytes}`,
      `-Xmn${heap.youngBytes}`,
      `-XX:MaxDirectMemorySize=${limits.memoryBytes}`,
      ...(jdk.release >= FIRST_WITH_MALLOC_LIMIT ? mallocLimit(heap.totalBytes) : []),
      `-Xss${Math.floor(stackBytes / 1024)}k`,
      "-XX:+ExitOnOutOfMemoryError",
      // The JVM writes its own messages to standard output, where they would be part of the answer.
      "-XX:+DisplayVMOutputToStderr",
      "-Xlog:disable",
      "-Xlog:all=off",
      "-Xshare:auto",
      // The class data at the address that it was made for: 7 % less CPU in a short run (JDK 25, 2026-11-21).
      "-XX:ArchiveRelocationMode=0",
      `-D${ONLINE_JUDGE}=true`,
      "-Dfile.encoding=UTF-8",
      "-Dstdout.encoding=UTF-8",
      "-Dstderr.encoding=UTF-8",
      "-cp",
      `/box/${CLASS_FOLDER}`,
      program.entry,
    ],
    environment: { ...JUDGED_ENVIRONMENT, ...javaEnvironment(jdk) },
    profile: "java",
    root: "toolchain",
    needsProc: false,
    memoryBytes: heap.totalBytes + RUNTIME_BYTES + UNWINDING_FACTOR * stackBytes,
    allowedBytes: heap.totalBytes + ORDINARY_RUNTIME_BYTES,
    stackBytes: 64 * MEBIBYTE,
    processes: MOST_THREADS,
  };
}

const FIRST_WITH_MALLOC_LIMIT = 21;

/**
 * From outside of the process, memory past the heap (Unsafe, arenas) looks like the heap's own. The JVM tells them
 * apart: what programs take through it is all of the category "other". An eighth above the limit is what the heap has
 * as well. Counting costs nothing that could be measured (40 starts each way, JDK 25, 2026-11-22).
 */
function mallocLimit(bytes: number): string[] {
  return ["-XX:NativeMemoryTracking=summary", `-XX:MallocLimit=other:${bytes / 1024}k:oom`];
}

/**
 * A single array must fit into the old generation, which by default is two thirds of the heap: a program within its
 * limit would be refused. So the old generation is as large as the limit, and the young one is an eighth on top.
 */
function heapOf(memoryBytes: number): { totalBytes: number; youngBytes: number } {
  const youngBytes = Math.max(4 * MEBIBYTE, Math.floor(memoryBytes / 8 / MEBIBYTE) * MEBIBYTE);
  return { totalBytes: Math.ceil(memoryBytes / MEBIBYTE) * MEBIBYTE + youngBytes, youngBytes };
}

const OUT_OF_MEMORY = "java.lang.OutOfMemoryError";
/** The JVM says the first at ExitOnOutOfMemoryError; memory outside of the heap ends in an ordinary exception. */
const TERMINATING = `Terminating due to ${OUT_OF_MEMORY}`;
const FULL_MEMORIES = [
  "Java heap space",
  "GC overhead",
  "Requested array size",
  "Metaspace",
  "Cannot reserve",
  "Direct buffer memory",
  "Unable to allocate",
].map((memory) => `${OUT_OF_MEMORY}: ${memory}`);

function ranOutOfMemory(report: RunReport): boolean {
  if (report.end.kind === "exited" && report.end.code === 0) return false;
  const text = beginningOf(report.stderr);
  return [TERMINATING, ...FULL_MEMORIES].some((words) => text.includes(words));
}

const LAUNCHER_ERRORS = ["Main method not found", "Could not find or load main class", "LinkageError"].map(
  (words) => `Error: ${words}`,
);

function uncaughtException(errorOutput: string): UncaughtException | null {
  const lines = linesIn(errorOutput);
  for (const line of lines) {
    const name = line.startsWith('Exception in thread "') ? exceptionNamedIn(line) : null;
    if (name !== null) return { name, line };
  }
  const launcher = lines.find((line) => LAUNCHER_ERRORS.some((words) => line.startsWith(words)));
  return launcher === undefined ? null : { name: "no main method", line: launcher };
}

/** `Exception in thread "main" java.lang.Error: text`. */
function exceptionNamedIn(line: string): string | null {
  const after = line.slice(line.indexOf('" ') + 2);
  const name = after.split(":", 1)[0]?.trim() ?? "";
  return /^[\w$.]+$/.test(name) ? name : null;
}
