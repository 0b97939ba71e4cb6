import { buildPythonZygote, buildZygote } from "../build-zygote.ts";
import { createSandbox } from "../create-sandbox.ts";
import type { BoxCommand, Sandbox } from "../sandbox.ts";

export const PYTHON = "/usr/bin/python3";

/** Slots in which attacks can be tried, and how JavaScript and Python are started there. */
export interface AttackSandbox {
  sandbox: Pick<Sandbox, "run" | "prepare">;
  /** The beginning of a command; the program and its arguments follow. */
  javascript: readonly string[];
  /** What lets a Python be a zygote. */
  pythonEnvironment: Readonly<Record<string, string>>;
  /** The programs that can be copies of a zygote; without namespaces there are none. */
  fromZygotes: readonly string[];
}

/**
 * Two slots for each of three kinds of boxes: those of JavaScript show this very Node and its module, those of Python
 * the module of its own, and the rest neither.
 */
export async function createAttackSandbox(): Promise<AttackSandbox & { stop(): Promise<void> }> {
  const { node, module, tools, problem } = await buildZygote();
  const plain = await createSandbox({ slots: 2, tools: [] });
  const withNode = await createSandbox({ slots: 2, tools });
  const python = await buildPythonZygote();
  const withPython = await createSandbox({ slots: 2, tools: python?.tools ?? [] });
  const roomOf = ({ command: [program] }: Pick<BoxCommand, "command">) =>
    program === node ? withNode : program === PYTHON ? withPython : plain;
  const flags = [
    "--single-threaded",
    "--no-maglev-osr",
    "--min-semi-space-size=8",
    "--v8-pool-size=1",
    "--disable-sigusr1",
    `--require=${module}`,
  ];
  return {
    sandbox: {
      run: (command, signal) => roomOf(command).run(command, signal),
      prepare: (command) => roomOf(command).prepare(command),
    },
    javascript: [node, ...flags],
    pythonEnvironment: python === null ? {} : { PYTHONPATH: python.folder },
    fromZygotes: [...(problem === null ? ["main.js"] : []), ...(python === null ? [] : ["main.py"])],
    async stop() {
      await Promise.all([plain.stop(), withNode.stop(), withPython.stop()]);
    },
  };
}
