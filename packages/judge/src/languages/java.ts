import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { JudgeLimits } from "@verdict/contract/judging";
import type { RunReport } from "@verdict/sandbox/sandbox";
import type { Jdk } from "./find-jdk.ts";
import { type ClassSummary, summarizeClass } from "./java-class-file.ts";
import { javaFileName } from "./java-source.ts";
import type { BuildPlan, Language, Program, RunCommand, SourceFile, UncaughtException } from "./language.ts";
import { javacWasRefused, jvmWasRefused } from "./refused-by-machine.ts";

/** Java with any public class name, with or without a package line: what starts is the class that has a main. */
export function javaLanguage(jdk: Jdk): Language {
  return {
    id: "java",
    fingerprint: [jdk.version, jdk.home, ...COMPILE_FLAGS].join(" "),
    readOnlyFolders: [jdk.home],
    timeFactor: 1.5,
    buildPlan: (source) => buildPlan(jdk, source),
    runCommand: (program, limits) => runCommand(jdk, program, limits),
    ranOutOfMemory,
    uncaughtException,
    wasRefusedByMachine: jvmWasRefused,
  };
}

const MIB = 1024 * 1024;
/** Where the compiled classes lie in the program's folder. */
export const CLASS_FOLDER = "classes";
/** Inline concatenation: the default one starts the invokedynamic machinery in every run (24 % of a short one's CPU). */
const COMPILE_FLAGS = ["-XDstringConcat=inline", "-proc:none", "-encoding", "UTF-8", "-nowarn", "-d", CLASS_FOLDER];
/** A compiler lives for a second: the optimising compiler and a parallel collector never pay (0.67 of the time without). */
const COMPILER_JVM_FLAGS = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Xmx512m", "-Xss256m"];
/**
 * Text is UTF-8 for every program, as it is in a JDK from 18 on whatever the machine says. The launcher finds its libraries
 * through /proc, which a box of Java then needs for nothing else; told where they are it does without, also where the host
 * cannot give a box a /proc (a container that hides parts of its own). Tried with JDK 17 and 25.
 */
export function javaEnvironment(jdk: Jdk): Readonly<Record<string, string>> {
  return { LC_ALL: "C.UTF-8", LD_LIBRARY_PATH: path.join(jdk.home, "lib") };
}

function buildPlan(jdk: Jdk, source: string): BuildPlan {
  return javaPlan(jdk, [{ name: javaFileName(source), content: source }]);
}

/** All files together; what starts is the class of the first one, if it can be started, else Main or any other. */
export function javaPlan(jdk: Jdk, files: readonly SourceFile[]): BuildPlan {
  const names = files.map(({ name }) => name);
  return {
    // Editors on Windows write this mark; g++ and Node pass over it, javac does not.
    files: files.map(({ name, content }) => ({ name, content: content.replace(/^\uFEFF/, "") })),
    steps: [
      {
        command: [
          path.join(jdk.home, "bin/javac"),
          ...COMPILER_JVM_FLAGS.map((flag) => `-J${flag}`),
          ...COMPILE_FLAGS,
          ...names,
        ],
        environment: javaEnvironment(jdk),
        needsProc: false,
        limits: {
          cpuMs: 20_000,
          wallMs: 60_000,
          memoryBytes: 1024 * MIB,
          outputBytes: MIB,
          errorOutputBytes: MIB,
          processes: 128,
          stackBytes: 64 * MIB,
          fileBytes: 64 * MIB,
        },
        wasRefusedByMachine: javacWasRefused,
      },
    ],
    keep: [CLASS_FOLDER],
    entryOf: (folder) => mainClassOf(path.join(folder, CLASS_FOLDER), path.parse(names[0] ?? "").name),
  };
}

/** The public class when it has a main, else Main, else the first by name that has one. */
async function mainClassOf(classFolder: string, publicName: string): Promise<string | null> {
  const names = await readdir(classFolder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    // An empty source makes no class and no folder. Any other failure is the machine's.
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const classes: ClassSummary[] = [];
  for (const name of names.filter((file) => file.endsWith(".class")).sort()) {
    classes.push(summarizeClass(await readFile(path.join(classFolder, name))));
  }
  const preference = (summary: ClassSummary): number => {
    const simpleName = summary.name.slice(summary.name.lastIndexOf(".") + 1);
    const isPreferred = simpleName === publicName ? 0 : simpleName === "Main" ? 1 : 2;
    return (summary.hasStaticMain ? 0 : summary.hasInstanceMain ? 3 : 6) + isPreferred;
  };
  classes.sort((a, b) => preference(a) - preference(b));
  return classes[0]?.name ?? null;
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

/** Metaspace, code cache, collector and class data of a JVM that runs a contest program; measured 2026-11-21. */
const RUNTIME_BYTES = 96 * MIB;
/**
 * 64 MiB hold a million frames. Unwinding an overflown stack takes six times its size in the JVM's own memory (JDK 17
 * and 25, 2026-11-21); without room for that, endless recursion would look like a full memory. The heap is not
 * affected: the JVM itself keeps it at the limit.
 */
const LARGEST_STACK_BYTES = 128 * MIB;
const UNWINDING_FACTOR = 7;

function runCommand(jdk: Jdk, program: Program, limits: JudgeLimits): RunCommand {
  const heap = heapOf(limits.memoryBytes);
  const stackBytes = Math.min(limits.memoryBytes / 4, LARGEST_STACK_BYTES);
  return {
    command: [
      path.join(jdk.home, "bin/java"),
      // The serial collector needs 0.4 to 0.7 of the CPU of the default one in such programs (measured 2026-11-20).
      "-XX:+UseSerialGC",
      "-XX:-UsePerfData",
      ...LATE_OPTIMISING,
      `-Xmx${heap.totalBytes}`,
      `-Xmn${heap.youngBytes}`,
      `-XX:MaxDirectMemorySize=${limits.memoryBytes}`,
      `-Xss${Math.floor(stackBytes / 1024)}k`,
      "-XX:+ExitOnOutOfMemoryError",
      // The JVM writes its own messages to standard output, where they would be part of the answer.
      "-XX:+DisplayVMOutputToStderr",
      "-Xlog:disable",
      "-Xlog:all=off",
      "-Xshare:auto",
      // The class data at the address that it was made for: 7 % less CPU in a short run (JDK 25, 2026-11-21).
      "-XX:+UnlockDiagnosticVMOptions",
      "-XX:ArchiveRelocationMode=0",
      "-Dfile.encoding=UTF-8",
      "-Dstdout.encoding=UTF-8",
      "-Dstderr.encoding=UTF-8",
      "-cp",
      `/box/${CLASS_FOLDER}`,
      program.entry,
    ],
    environment: javaEnvironment(jdk),
    root: "toolchain",
    needsProc: false,
    memoryBytes: heap.totalBytes + RUNTIME_BYTES + UNWINDING_FACTOR * stackBytes,
    stackBytes: 64 * MIB,
    processes: 128,
  };
}

/**
 * A single array must fit into the old generation, which by default is two thirds of the heap: a program within its
 * limit would be refused. So the old generation is as large as the limit, and the young one is an eighth on top.
 */
function heapOf(memoryBytes: number): { totalBytes: number; youngBytes: number } {
  const youngBytes = Math.max(4 * MIB, Math.floor(memoryBytes / 8 / MIB) * MIB);
  return { totalBytes: Math.ceil(memoryBytes / MIB) * MIB + youngBytes, youngBytes };
}

/** The JVM says the first at ExitOnOutOfMemoryError; memory outside of the heap ends in an ordinary exception. */
const OUT_OF_MEMORY =
  /Terminating due to java\.lang\.OutOfMemoryError|java\.lang\.OutOfMemoryError: (?:Java heap space|GC overhead|Requested array size|Metaspace|Cannot reserve|Direct buffer memory)/;

function ranOutOfMemory(report: RunReport): boolean {
  const endedWell = report.end.kind === "exited" && report.end.code === 0;
  return !endedWell && OUT_OF_MEMORY.test(Buffer.from(report.stderr).toString("latin1"));
}

const EXCEPTION_LINE = /^Exception in thread "[^"\n]*" ((?:[\w$]+\.)*[\w$]+).*$/m;

function uncaughtException(errorOutput: string): UncaughtException | null {
  const match = EXCEPTION_LINE.exec(errorOutput);
  if (match?.[1] !== undefined) return { name: match[1], line: match[0] };
  const launcher = /^Error: (?:Main method not found|Could not find or load main class|LinkageError).*$/m.exec(
    errorOutput,
  );
  return launcher === null ? null : { name: "no main method", line: launcher[0] };
}
