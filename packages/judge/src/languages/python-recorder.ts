import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { MEBIBYTE } from "@verdict/contract/units";
import type { Tool } from "@verdict/sandbox/sandbox";
import { contentHash } from "./content-hash.ts";
import type { BuildPlan, Language, Recorder } from "./language.ts";
import { RECORDED_BYTES, type StepsWindow } from "./recorder.ts";

const FOLDER = fileURLToPath(new URL("../../python/steps", import.meta.url));
const IN_BOX = "/opt/judge/python-steps";
/** What knows the program, and shows the steps that it takes. */
const OWN_BYTES = 64 * MEBIBYTE;
const START_NAME = "main.py";
const START = `import sys
sys.path.insert(0, "${IN_BOX}")
import steps_values
sys.path.pop(0)
with open("${IN_BOX}/record.py", encoding="utf-8") as file:
    exec(compile(file.read(), file.name, "exec"), {"__name__": "steps_record"})
`;

export const pythonRecorderTools: readonly Tool[] = [{ hostPath: FOLDER, boxPath: IN_BOX }];

/**
 * Python itself says before each line where it is (`sys.settrace`); our own file tells that (../../python/steps). It
 * starts as `main.py`, like every program, so that it is a copy of the same zygote.
 */
export function pythonRecorder(runCommand: Language["runCommand"]): Recorder {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".py"));
  return {
    fingerprint: contentHash(files.map((name) => readFileSync(path.join(FOLDER, name)))),
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
  const files = [
    { name: START_NAME, content: START },
    { name: "program.py", content: source },
    { name: "window.json", content: JSON.stringify({ skip, line, most, mostBytes: RECORDED_BYTES }) },
  ];
  return { files, steps: [], keep: files.map(({ name }) => name), entryOf: async () => START_NAME };
}
