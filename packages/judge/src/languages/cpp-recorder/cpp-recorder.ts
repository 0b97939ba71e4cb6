import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { JudgeLimits } from "@verdict/contract/judging";
import { MEBIBYTE } from "@verdict/contract/units";
import { compileSteps } from "../compile-cpp.ts";
import type { CppCompiler } from "../find-cpp-compiler.ts";
import type { Recorder, RunCommand } from "../language.ts";
import { RECORDED_BYTES, type StepsWindow, UnrecordableError } from "../recorder.ts";
import { planOfProgram } from "./plan-of-program.ts";
import { AGENT_FILE } from "./step-agent.ts";

/*
 * A C++ program that records itself: compiled without optimising and with the debugger's data, linked with an agent
 * (cpp/steps/step-agent.cc) that puts a breakpoint on each statement of the user's file and reads variables there. What
 * it has to know of lines, variables and types stands in a plan, which the judge makes of the debugger's data. Macros,
 * templates and lambdas are what the compiler has made of them: nothing of the source is parsed. Only for x86-64, and
 * where the C library can be linked statically.
 */

/** What of the judge's boxes see of the recorder; null where a machine has none. */
export interface CppRecorderTools {
  /** In a box. */
  headerFolder: string;
  agentFolder: string;
  agentKey: string;
  isAgentMade(): boolean;
}

const FIRST_WITH_PATTERN = 12;

/** The same compiler as it compiles what is recorded. */
export function recordingCompiler(compiler: CppCompiler): CppCompiler {
  const release = Number(/ (\d{1,3})\.\d/.exec(compiler.version)?.[1] ?? 0);
  return {
    ...compiler,
    flags: [
      ...compiler.flags.filter((flag) => !flag.startsWith("-O")),
      "-O0",
      "-g",
      "-fno-omit-frame-pointer",
      // What a program never sets looks like that.
      ...(release >= FIRST_WITH_PATTERN ? ["-ftrivial-auto-var-init=pattern"] : []),
    ],
  };
}

export function canBeRecorded(compiler: CppCompiler): boolean {
  return compiler.isStatic && process.arch === "x64";
}

/** What the agent puts in the place of the C library's own. */
const WRAPPED = ["malloc", "calloc", "realloc", "free", "_exit", "__cxa_throw"].map((name) => `-Wl,--wrap=${name}`);
const SOURCE_NAME = "main.cpp";
const PROGRAM_NAME = "main";
const PLAN_NAME = "main.steps";

export function cppRecorder(
  compiler: CppCompiler,
  tools: CppRecorderTools,
  runCommand: (limits: JudgeLimits) => RunCommand,
): Recorder {
  const recording = recordingCompiler(compiler);
  return {
    fingerprint: [tools.agentKey, ...recording.flags].join(" "),
    hasWindowInPlan: false,
    isCompiledOtherwise: true,
    buildPlan(source) {
      if (!tools.isAgentMade())
        throw new UnrecordableError("This judge is still being set up for C++. Try again in a minute.");
      return {
        files: [{ name: SOURCE_NAME, content: withoutOptimising(source) }],
        steps: compileSteps(
          { ...recording, flags: [...recording.flags, ...WRAPPED] },
          {
            headerFolder: tools.headerFolder,
            includes: [],
            output: PROGRAM_NAME,
            sources: [SOURCE_NAME, path.join(tools.agentFolder, AGENT_FILE)],
          },
        ),
        keep: [PROGRAM_NAME, PLAN_NAME],
        async entryOf(folder) {
          const plan = await planOfProgram({ programPath: path.join(folder, PROGRAM_NAME), sourceName: SOURCE_NAME });
          // Nothing that the source has brought about lies there.
          await writeFile(path.join(folder, PLAN_NAME), plan, { flag: "wx" });
          return PROGRAM_NAME;
        },
      };
    },
    runCommand: (_program, limits, window) => recordingCommand(runCommand(limits), window),
  };
}

/** Tables of the agent: what it has said of values, the program's blocks, its own text. Most of it is never touched. */
const AGENT_BYTES = 160 * MEBIBYTE;
/** As much as a window holds of text, with room for the last step. */
const MOST_BYTES = RECORDED_BYTES / 4;

/**
 * Each call costs two signals: an endless recursion is to come to its end within the time of a recording. Tens of
 * thousands of calls fit, and systems on which people program at home give no more.
 */
const LARGEST_STACK_BYTES = 8 * MEBIBYTE;

function recordingCommand(command: RunCommand, { skip, most, line }: StepsWindow): RunCommand {
  return {
    ...command,
    environment: { ...command.environment, VERDICT_STEPS: [skip, most, line ?? 0, MOST_BYTES].join(" ") },
    memoryBytes: command.memoryBytes + AGENT_BYTES,
    allowedBytes: command.allowedBytes + AGENT_BYTES,
    stackBytes:
      command.stackBytes === "unlimited" ? LARGEST_STACK_BYTES : Math.min(command.stackBytes, LARGEST_STACK_BYTES),
  };
}

/** A function that asks to be optimised keeps its variables where nobody can tell. Its line stays. */
function withoutOptimising(source: string): string {
  return source.replaceAll(/^[ \t]*#[ \t]*pragma[ \t]+GCC[ \t]+optimize\b[^\n]*/gm, "");
}
