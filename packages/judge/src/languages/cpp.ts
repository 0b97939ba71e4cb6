import { type JudgeLimits, MOST_THREADS } from "@verdict/contract/judging";
import { timeFactorOf } from "@verdict/contract/language";
import { MEBIBYTE } from "@verdict/contract/units";
import type { RunReport } from "@verdict/sandbox/sandbox";
import { compileSteps } from "./compile-cpp.ts";
import { cppDiagnostics, WARNING_FLAGS } from "./cpp-diagnostics.ts";
import { ownLinesFirst, withoutWarnings } from "./cpp-messages.ts";
import { type CppRecorderTools, cppRecorder } from "./cpp-recorder/cpp-recorder.ts";
import { isOfAge, lacksHeader } from "./cpp-standards.ts";
import { countingPlan } from "./cpp-steps.ts";
import type { CppCompiler } from "./find-cpp-compiler.ts";
import type { BuildPlan, BuildStep, DraftCompiling, Language, RunCommand, UncaughtException } from "./language.ts";
import { JUDGED_ENVIRONMENT } from "./online-judge.ts";
import type { PragmaHeaders } from "./pragma-headers.ts";
import { beginningOf, linesIn } from "./printed-text.ts";

/**
 * C++ as a static binary: it starts 0.5 ms sooner, needs nothing of the box's file system, and so runs in an empty
 * one. `headerFolder` holds a precompiled bits/stdc++.h, which takes half of a compile away (measured 2026-11-20).
 */
export function cppLanguage(
  compiler: CppCompiler,
  headerFolder: string | null,
  pragmaHeaders: PragmaHeaders | null,
  recorderTools?: CppRecorderTools,
): Language {
  return {
    id: "cpp",
    fingerprint: fingerprintOf(compiler),
    timeFactor: timeFactorOf("cpp"),
    buildPlan: (source, owner) =>
      buildPlan(compiler, { headerFolder, first: pragmaHeaders?.headerFor(source, owner) ?? null }, source),
    countingPlan: (source) => countingPlan(buildPlan(compiler, { headerFolder, first: null }, source)),
    draft: draftCompiling(compiler, headerFolder, (source) => pragmaHeaders?.readyHeaderFor(source) ?? null),
    alsoCompiled: /\.(?:c|cc|cpp|cxx|c\+\+)$/i,
    runCommand: (_program, limits) => runCommand(compiler, limits),
    ranOutOfMemory,
    uncaughtException,
    startWarm: async (tools) => {
      pragmaHeaders?.start(tools);
      return { quickCompiler: null, ready: Promise.resolve(), stop: () => undefined };
    },
    ...(recorderTools !== undefined && {
      recorder: cppRecorder(compiler, recorderTools, (limits) => runCommand(compiler, limits)),
    }),
    usesFiles: (source) => ["freopen", "fopen", "ifstream", "ofstream"].some((word) => source.includes(word)),
  };
}

function fingerprintOf({ version, standard, olderStandards, flags, libraries }: CppCompiler): string {
  return [version, standard, ...olderStandards, ...flags, ...libraries].join(" ");
}

const SOURCE_NAME = "main.cpp";
const PROGRAM_NAME = "main";

/** `first` is a precompiled header that stands for the beginning of the source. */
function buildPlan(
  compiler: CppCompiler,
  { headerFolder, first }: { headerFolder: string | null; first: string | null },
  source: string,
): BuildPlan {
  const steps = compileSteps(compiler, {
    headerFolder,
    includes: [],
    output: PROGRAM_NAME,
    sources: [SOURCE_NAME],
  });
  const [newest, ...others] = steps;
  return {
    files: [{ name: SOURCE_NAME, content: source }],
    steps:
      newest === undefined || first === null
        ? steps
        : [{ ...newest, command: [...newest.command, "-include", first] }, ...others],
    keep: [PROGRAM_NAME],
    entryOf: async () => PROGRAM_NAME,
  };
}

/**
 * The same steps with warnings, which change neither the program nor which precompiled header fits (g++ 12,
 * 2026-11-22).
 */
function draftCompiling(
  compiler: CppCompiler,
  headerFolder: string | null,
  headerFor: (source: string) => string | null,
): DraftCompiling {
  const plan = (source: string): BuildPlan => {
    const built = buildPlan(compiler, { headerFolder, first: headerFor(source) }, source);
    return { ...built, steps: built.steps.map(warning) };
  };
  return {
    // A look at every older standard would be longer than the wait for Run: only where the errors are of that kind.
    look: (source) =>
      plan(source).steps.map((step, place) => ({
        ...step,
        command: [...step.command, "-fsyntax-only"],
        ...(place === 0 ? {} : { onlyAfter: onlyIfOfAge(step) }),
      })),
    buildPlan: plan,
    diagnosticsIn: cppDiagnostics,
  };
}

function onlyIfOfAge({ onlyAfter }: BuildStep): BuildStep["onlyAfter"] {
  return onlyAfter === lacksHeader
    ? onlyAfter
    : (first, latest) => isOfAge(first) && onlyAfter?.(first, latest) !== false;
}

function warning(step: BuildStep): BuildStep {
  const [path = "", ...rest] = step.command;
  const forPeople = (messages: string) => ownLinesFirst(withoutWarnings(messages));
  return { ...step, command: [path, ...WARNING_FLAGS, ...rest], forPeople };
}

/**
 * Beside the program's own pages: a run that overflows a stack as large as the limit dies of that, not of its memory.
 */
const RUNTIME_BYTES = 8 * MEBIBYTE;

function runCommand(compiler: CppCompiler, limits: JudgeLimits): RunCommand {
  return {
    command: [`/box/${PROGRAM_NAME}`],
    environment: JUDGED_ENVIRONMENT,
    profile: "native",
    root: compiler.isStatic ? "empty" : "toolchain",
    needsProc: false,
    memoryBytes: limits.memoryBytes + RUNTIME_BYTES,
    // Everything that it used counts, as on other judges: the allowance above is for how a run ends.
    allowedBytes: limits.memoryBytes,
    stackBytes: limits.memoryBytes,
    processes: MOST_THREADS,
  };
}

/** An allocation that the box refused ends in this exception when nobody catches it. */
function ranOutOfMemory(report: RunReport): boolean {
  return (
    report.end.kind === "signaled" &&
    report.end.signal === "SIGABRT" &&
    beginningOf(report.stderr).includes("instance of 'std::bad_alloc'")
  );
}

const THROWN = "terminate called after throwing an instance of '";
const WHAT = "  what():  ";

function uncaughtException(errorOutput: string): UncaughtException | null {
  const lines = linesIn(errorOutput);
  return thrownException(lines) ?? failedAssertion(lines);
}

/** What the program printed before may stand in front of it on the same line. */
function thrownException(lines: readonly string[]): UncaughtException | null {
  const at = lines.findIndex((line) => line.includes(THROWN));
  const name = lines[at]?.split(THROWN, 2)[1]?.split("'", 1)[0];
  if (name === undefined || name === "") return null;
  const what = lines[at + 1];
  return { name, line: what?.startsWith(WHAT) ? `${name}: ${what.slice(WHAT.length)}` : name };
}

function failedAssertion(lines: readonly string[]): UncaughtException | null {
  const line = lines.find((each) => each.endsWith("' failed.") && each.includes(": Assertion `"));
  return line === undefined ? null : { name: "assertion failed", line };
}
