import type { JudgeLimits } from "@verdict/contract/judging";
import type { RunReport } from "@verdict/sandbox/sandbox";
import type { CppCompiler } from "./find-cpp-compiler.ts";
import type { BuildPlan, BuildStep, Language, RunCommand, UncaughtException } from "./language.ts";
import { cppToolWasRefused } from "./refused-by-machine.ts";

/**
 * C++ as a static binary: it starts 0.5 ms sooner, needs nothing of the box's file system, and so runs in an empty
 * one. `headerFolder` holds a precompiled bits/stdc++.h, which takes half of a compile away (measured 2026-11-20).
 */
export function cppLanguage(compiler: CppCompiler, headerFolder: string | null): Language {
  return {
    id: "cpp",
    fingerprint: [compiler.version, compiler.standard, ...compiler.olderStandards, ...compiler.flags].join(" "),
    readOnlyFolders: headerFolder === null ? [] : [headerFolder],
    timeFactor: 1,
    buildPlan: (source) => buildPlan(compiler, headerFolder, source),
    runCommand: (_program, limits) => runCommand(compiler, limits),
    ranOutOfMemory,
    uncaughtException,
  };
}

const MIB = 1024 * 1024;
const SOURCE_NAME = "main.cpp";
const PROGRAM_NAME = "main";

function buildPlan(compiler: CppCompiler, headerFolder: string | null, source: string): BuildPlan {
  return {
    files: [{ name: SOURCE_NAME, content: source }],
    steps: compileSteps(compiler, { headerFolder, includes: [], output: PROGRAM_NAME, sources: [SOURCE_NAME] }),
    keep: [PROGRAM_NAME],
    entryOf: async () => PROGRAM_NAME,
  };
}

interface CppCompilation {
  /** Folders for -I. */
  includes: readonly string[];
  output: string;
  sources: readonly string[];
}

/**
 * Programs written for older standards break under newer ones in small ways, such as `cin >>` into a char pointer
 * (C++20), an array named `data` (C++17) or `rank` (C++11), or a stream taken for a bool (C++11). A compile for each is
 * half a second, so the oldest are tried only where the errors look like these.
 */
export function compileSteps(
  compiler: CppCompiler,
  { headerFolder, ...compilation }: CppCompilation & { headerFolder: string | null },
): BuildStep[] {
  const headers = headerFolder === null ? [] : [headerFolder];
  const [older = compiler.standard, ...oldest] = compiler.olderStandards;
  const newest = { ...compilation, includes: [...headers, ...compilation.includes] };
  const withHeaders = (its: CppCompilation) => ({ ...its, sources: [...ALL_HEADERS, ...its.sources] });
  return [
    compileStep(compiler, compiler.standard, newest),
    compileStep(compiler, older, compilation),
    ...oldest.map((standard) => ({ ...compileStep(compiler, standard, compilation), onlyAfter: ERRORS_OF_AGE })),
    { ...compileStep(compiler, compiler.standard, withHeaders(newest)), onlyAfter: MISSING_HEADER },
    { ...compileStep(compiler, oldest.at(-1) ?? older, withHeaders(compilation)), onlyAfter: MISSING_HEADER },
  ];
}

/** Older libraries brought more with every header: a program from then may use memset without <cstring>. */
const ALL_HEADERS = ["-include", "bits/stdc++.h"];
const MISSING_HEADER = /is defined in header ‘<\w+>’/;

const ERRORS_OF_AGE = new RegExp(
  [
    "is ambiguous",
    "dynamic exception specification",
    "narrowing conversion",
    "‘gets’",
    "no match for ‘operator[!=]=’",
    "cannot convert ‘std::\\S*stream",
    "in-class initialization",
    "cannot bind rvalue reference",
    "unable to find string literal operator",
  ].join("|"),
);

function compileStep(compiler: CppCompiler, standard: string, compilation: CppCompilation): BuildStep {
  const { includes, output, sources } = compilation;
  const folders = includes.map((folder) => `-I${folder}`);
  const memoryBytes = 1024 * MIB;
  return {
    command: [compiler.path, `-std=${standard}`, ...compiler.flags, ...folders, "-o", output, ...sources],
    environment: { PATH: "/usr/bin:/bin", LC_ALL: "C.UTF-8", TMPDIR: "/var/tmp" },
    needsProc: false,
    limits: {
      cpuMs: 20_000,
      wallMs: 60_000,
      memoryBytes,
      outputBytes: MIB,
      errorOutputBytes: MIB,
      processes: 32,
      stackBytes: 64 * MIB,
      fileBytes: 128 * MIB,
    },
    wasRefusedByMachine: (report) => cppToolWasRefused(report, memoryBytes),
  };
}

/** Beside the program's own pages: a run that overflows a stack as large as the limit dies of that, not of its memory. */
const RUNTIME_BYTES = 8 * MIB;

function runCommand(compiler: CppCompiler, limits: JudgeLimits): RunCommand {
  return {
    command: [`/box/${PROGRAM_NAME}`],
    environment: {},
    root: compiler.isStatic ? "empty" : "toolchain",
    needsProc: false,
    memoryBytes: limits.memoryBytes + RUNTIME_BYTES,
    // Everything that it used counts, as on other judges: the allowance above is for how a run ends.
    allowedBytes: limits.memoryBytes,
    stackBytes: limits.memoryBytes,
    processes: 64,
  };
}

/** An allocation that the box refused ends in this exception when nobody catches it. */
function ranOutOfMemory(report: RunReport): boolean {
  return (
    report.end.kind === "signaled" &&
    report.end.signal === "SIGABRT" &&
    Buffer.from(report.stderr).toString("latin1").includes("instance of 'std::bad_alloc'")
  );
}

const THROWN = /terminate called after throwing an instance of '([^'\n]+)'(?:\n {2}what\(\): {2}(.*))?/;
const ASSERTION = /^.*: Assertion `.*' failed\.$/m;

function uncaughtException(errorOutput: string): UncaughtException | null {
  const thrown = THROWN.exec(errorOutput);
  if (thrown?.[1] !== undefined) {
    return { name: thrown[1], line: thrown[2] === undefined ? thrown[1] : `${thrown[1]}: ${thrown[2]}` };
  }
  const assertion = ASSERTION.exec(errorOutput);
  return assertion === null ? null : { name: "assertion failed", line: assertion[0] };
}
