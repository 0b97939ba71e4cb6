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
const START_NAME = "main.js";

export const javascriptRecorderTools: readonly Tool[] = [{ hostPath: FOLDER, boxPath: IN_BOX }];

/**
 * The program's source gets calls that say where it is (../../javascript/steps), in its box and at each start: 10 ms for
 * an ordinary program, and no stranger's source is read outside a box. It starts as `main.js`, like every program, so
 * that it is a copy of the same zygote.
 */
export function javascriptRecorder(runCommand: Language["runCommand"]): Recorder {
  return {
    fingerprint: contentHash(readdirSync(FOLDER).map((name) => readFileSync(path.join(FOLDER, name)))),
    buildPlan,
    hasWindowInPlan: true,
    isCompiledOtherwise: false,
    runCommand(program, limits) {
      const command = runCommand(program, limits);
      return { ...command, memoryBytes: command.memoryBytes + OWN_BYTES };
    },
  };
}

function buildPlan(source: string, { skip, line, most }: StepsWindow): BuildPlan {
  const shell = isForShell(source);
  const window = { skip, line, most, mostBytes: RECORDED_BYTES, shell };
  const files: SourceFile[] = [
    { name: START_NAME, content: `require("${IN_BOX}/record.cjs");\n` },
    { name: "program.js", content: source },
    { name: "window.json", content: JSON.stringify(window) },
    ...(shell ? shellFiles() : []),
  ];
  return { files, steps: [], keep: files.map(({ name }) => name), entryOf: async () => START_NAME };
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
