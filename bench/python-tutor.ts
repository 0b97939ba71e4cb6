import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/*
 * Python Tutor's own recorders, for a comparison: of a checkout of its repository the one for Python, and the one for
 * JavaScript where the Node and the packages that its README asks for have been put into its folder. Nothing of them is
 * in this repository. They record in the machine itself, without a box.
 */

/** Its limit is 1,000 steps; it stands in a variable of the module that the first argument leads to. */
const RUN_PYTHON = `
import json, sys
sys.path.insert(0, sys.argv[1])
import pg_logger
pg_logger.MAX_EXECUTED_LINES = int(sys.argv[4])
lines = json.dumps(open(sys.argv[3]).read().splitlines())
pg_logger.exec_script_str_local(open(sys.argv[2]).read(), lines, False, False,
    lambda code, trace: json.dump({"code": code, "trace": trace}, sys.__stdout__))
`;
const SCRIPT_LIMIT = /^var MAX_EXECUTED_LINES = \d+;/m;
const NODE_6 = "node-v6.0.0-linux-x64/bin/node";

export interface TutorTrace {
  /** From the start of the recorder to its last byte: none of it can be seen before. */
  ms: number;
  steps: number;
  bytes: number;
}

/** Records up to `most` steps of a program. `checkout` is the folder of the repository. Throws where that fails. */
export async function recordWithPythonTutor(input: {
  checkout: string;
  language: "python3" | "javascript";
  source: string;
  inputPath: string;
  most: number;
}): Promise<TutorTrace> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-bench-tutor-"));
  try {
    const { command, environment } = commandFor(input, folder);
    const traceFile = path.join(folder, "trace.json");
    const startedAt = performance.now();
    // Its JavaScript ends the process before a pipe has taken all of it.
    const [program = "", ...args] = command;
    const child = spawn(program, args, {
      stdio: [openSync(input.inputPath, "r"), openSync(traceFile, "w"), "inherit"],
      env: { ...process.env, ...environment },
    });
    await once(child, "close");
    const ms = performance.now() - startedAt;
    const text = readFileSync(traceFile, "utf8");
    const { trace } = JSON.parse(text) as { trace: readonly { event: string }[] };
    if (trace.some(({ event }) => event.includes("exception"))) throw new Error(`Python Tutor: ${text.slice(-500)}`);
    // A last entry says that the limit has been reached.
    return { ms, steps: Math.min(trace.length, input.most), bytes: Buffer.byteLength(text) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function commandFor(
  { checkout, language, source, inputPath, most }: Parameters<typeof recordWithPythonTutor>[0],
  folder: string,
): { command: string[]; environment: Record<string, string> } {
  const program = path.join(folder, "program");
  if (language === "python3") {
    writeFileSync(program, source);
    const recorder = path.join(checkout, "v5-unity");
    return { command: ["python3", "-c", RUN_PYTHON, recorder, program, inputPath, String(most)], environment: {} };
  }
  // Its Node of 2016 knows no names of modules with "node:".
  writeFileSync(program, source.replaceAll('"node:', '"'));
  const recorder = path.join(checkout, "v4-cokapi/backends/javascript");
  const script = path.join(folder, "jslogger.js");
  const text = readFileSync(path.join(recorder, "jslogger.js"), "utf8");
  writeFileSync(script, text.replace(SCRIPT_LIMIT, `var MAX_EXECUTED_LINES = ${most};`));
  return {
    command: [path.join(recorder, NODE_6), "--expose-debug-as=Debug", script, "--jsondump=true", program],
    environment: { NODE_PATH: path.join(recorder, "node_modules") },
  };
}
