import { buildZygote } from "../build-zygote.ts";
import { createSandbox } from "../create-sandbox.ts";
import type { Sandbox } from "../sandbox.ts";

/** Slots in which attacks can be tried, and how JavaScript is started there. */
export interface AttackSandbox {
  sandbox: Pick<Sandbox, "run" | "prepare">;
  /** The beginning of a command; the program and its arguments follow. */
  javascript: readonly string[];
  /** Without namespaces there are none. */
  hasZygotes: boolean;
}

/**
 * Two slots for each of two kinds of boxes. Only those of JavaScript show this very Node.
 */
export async function createAttackSandbox(): Promise<AttackSandbox & { stop(): Promise<void> }> {
  const { node, module, tools, problem } = await buildZygote();
  const plain = await createSandbox({ slots: 2, tools: [] });
  const withNode = await createSandbox({ slots: 2, tools });
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
      run: (command, signal) => (command.command[0] === node ? withNode : plain).run(command, signal),
      prepare: (command) => withNode.prepare(command),
    },
    javascript: [node, ...flags],
    hasZygotes: problem === null,
    async stop() {
      await Promise.all([plain.stop(), withNode.stop()]);
    },
  };
}
