import type { JudgeLimits } from "@verdict/contract/judging";
import { MEBIBYTE } from "@verdict/contract/units";
import type { Jdk } from "../find-jdk.ts";
import { CLASS_FOLDER } from "../java-build.ts";
import { FIRST_WITH_STEPS } from "../java-tools.ts";
import type { Program, Recorder, RunCommand } from "../language.ts";
import { RECORDED_BYTES, type StepsWindow, UnrecordableError } from "../recorder.ts";

/*
 * A Java program that records itself: its classes are loaded through a class loader that puts calls of our recorder
 * into them (java/steps/), at each line with the variables that have a value there. JDK 24 is the first that can
 * rewrite classes without a library.
 */

interface JavaRecorderTools {
  /** In a box. */
  toolsFolder: string;
  areMade(): boolean;
}

const MAIN = "steps.StepMain";

/** `runCommand` is that of a program which ends soon. */
export function javaRecorder(
  jdk: Jdk,
  tools: JavaRecorderTools,
  runCommand: (program: Program, limits: JudgeLimits) => RunCommand,
): Recorder {
  return {
    fingerprint: tools.toolsFolder,
    hasWindowInPlan: false,
    isCompiledOtherwise: false,
    buildPlan() {
      if (jdk.release < FIRST_WITH_STEPS) {
        throw new UnrecordableError(
          `Java programs can be shown step by step with JDK ${FIRST_WITH_STEPS} or newer; this judge has JDK ${jdk.release}.`,
        );
      }
      if (!tools.areMade()) {
        throw new UnrecordableError("This judge is still being set up for Java. Try again in a minute.");
      }
      return null;
    },
    runCommand: (program, limits, window) =>
      recordingCommand(runCommand(program, { ...limits, memoryBytes: limits.memoryBytes + RECORDER_BYTES }), {
        tools,
        program,
        window,
      }),
  };
}

/** What has been said of objects, and the objects themselves, which stay as long as they may be said again. */
const RECORDER_BYTES = 96 * MEBIBYTE;
/**
 * A hundred thousand calls at once. What is recorded takes a multiple of its time, and an endless recursion is to come
 * to its end within it.
 */
const LARGEST_STACK_BYTES = 16 * MEBIBYTE;
const STACK_OPTION = "-Xss";
/** As much as a window holds of text, with room for the last step. */
const MOST_BYTES = RECORDED_BYTES / 4;

function recordingCommand(
  command: RunCommand,
  { tools, program, window }: { tools: JavaRecorderTools; program: Program; window: StepsWindow },
): RunCommand {
  const { skip, most, line } = window;
  const flags = command.command.slice(0, command.command.indexOf("-cp"));
  return {
    ...command,
    command: [
      ...flags.map(withSmallerStack),
      // Classes of the program come without the tables that the verifier needs, as calls have been put into them.
      "-XX:-BytecodeVerificationRemote",
      "-cp",
      tools.toolsFolder,
      MAIN,
      `/box/${CLASS_FOLDER}`,
      program.entry,
    ],
    environment: { ...command.environment, VERDICT_STEPS: [skip, most, line ?? 0, MOST_BYTES].join(" ") },
  };
}

function withSmallerStack(option: string): string {
  if (!option.startsWith(STACK_OPTION)) return option;
  const kibibytes = Number.parseInt(option.slice(STACK_OPTION.length), 10);
  return `${STACK_OPTION}${Math.min(kibibytes, LARGEST_STACK_BYTES / 1024)}k`;
}
