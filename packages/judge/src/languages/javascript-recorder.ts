import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { MEBIBYTE } from "@verdict/contract/units";
import type { Tool } from "@verdict/sandbox/sandbox";
import { contentHash } from "./content-hash.ts";
import type { BuildPlan, Language, Recorder, SourceFile } from "./language.ts";
import { RECORDED_BYTES, type StepsWindow } from "./recorder.ts";
import { isForShell, shellStart } from "./shell-javascript.ts";

const FOLDER = fileURLToPath(new URL("../../javascript/steps", import.meta.url));
const IN_BOX = "/opt/judge/javascript-steps";
/** What knows the program, and shows the steps that it takes. */
const OWN_BYTES = 64 * MEBIBYTE;
/**
 * 200,000 calls at once. V8 looks through the whole stack each time it collects what is young: an endless recursion on
 * 128 MiB took three times the processor time of one on 32 MiB, and more than a recording has (2026-11-27).
 */
const LARGEST_STACK_BYTES = 32 * MEBIBYTE;
const STACK_OPTION = "--stack-size=";
const START_NAME = "main.js";
export const PROGRAM_NAME = "program.js";
export const LINES_NAME = "lines.json";

export const javascriptRecorderTools: readonly Tool[] = [{ hostPath: FOLDER, boxPath: IN_BOX }];

/**
 * The program's source gets calls that say where it is (../../javascript/steps), in its box and at each start: 10 ms
 * for an ordinary program, and no stranger's source is read outside a box. It starts as `main.js`, like every program,
 * so that it is a copy of the same zygote.
 */
export function javascriptRecorder(runCommand: Language["runCommand"]): Recorder {
  return recorderWith(runCommand, (source, window) => ({
    files: [{ name: PROGRAM_NAME, content: source }],
    steps: [],
    keep: [PROGRAM_NAME],
    hasShell: isForShell(source),
    window,
  }));
}

/** What becomes JavaScript in its build: a step of it writes PROGRAM_NAME, and LINES_NAME where lines have moved. */
export function builtRecorder(
  runCommand: Language["runCommand"],
  build: (source: string) => Pick<BuildPlan, "files" | "steps">,
): Recorder {
  return recorderWith(runCommand, (source, window) => ({
    ...build(source),
    keep: [PROGRAM_NAME, LINES_NAME],
    hasShell: false,
    window,
  }));
}

interface Planned extends Pick<BuildPlan, "files" | "steps" | "keep"> {
  window: StepsWindow;
  /** It is written for a bare shell of an engine. */
  hasShell: boolean;
}

function recorderWith(
  runCommand: Language["runCommand"],
  plan: (source: string, window: StepsWindow) => Planned,
): Recorder {
  return {
    fingerprint: contentHash(readdirSync(FOLDER).map((name) => readFileSync(path.join(FOLDER, name)))),
    buildPlan: (source, window) => buildPlan(plan(source, window)),
    hasWindowInPlan: true,
    isCompiledOtherwise: false,
    runCommand(program, limits) {
      const { command, memoryBytes, ...rest } = runCommand(program, limits);
      return { ...rest, command: command.map(withSmallerStack), memoryBytes: memoryBytes + OWN_BYTES };
    },
  };
}

function withSmallerStack(option: string): string {
  if (!option.startsWith(STACK_OPTION)) return option;
  return `${STACK_OPTION}${Math.min(Number(option.slice(STACK_OPTION.length)), LARGEST_STACK_BYTES / 1024)}`;
}

function buildPlan({ files, steps, keep, hasShell: shell, window: { skip, line, most } }: Planned): BuildPlan {
  const window = { skip, line, most, mostBytes: RECORDED_BYTES, shell };
  const own: SourceFile[] = [
    { name: START_NAME, content: `require("${IN_BOX}/record.cjs");\n` },
    { name: "window.json", content: JSON.stringify(window) },
    ...(shell ? shellFiles() : []),
  ];
  return {
    files: [...files, ...own],
    steps,
    keep: [...keep, ...own.map(({ name }) => name)],
    entryOf: async () => START_NAME,
  };
}

/** What such a program prints is gathered, and would be told at its end only. */
function shellFiles(): SourceFile[] {
  const start = shellStart("run-program.cjs");
  const content = start.content.replace("if (output.length > 65536) flush();", "flush();");
  return [
    { ...start, content },
    { name: "run-program.cjs", content: "globalThis.__verdict_run();\n" },
  ];
}
