import { realpath } from "node:fs/promises";
import { dirname } from "node:path";
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
 * Two slots for each of two kinds of boxes. Only those of JavaScript show this very Node, which may lie in /tmp or /home:
 * in all the others nothing of these has to be there.
 */
export async function createAttackSandbox(): Promise<AttackSandbox & { stop(): Promise<void> }> {
  const node = await realpath(process.execPath);
  const preload = await buildZygote();
  const plain = await createSandbox({ slots: 2, readOnlyFolders: [] });
  const withNode = await createSandbox({ slots: 2, readOnlyFolders: [dirname(node), preload.folder] });
  const flags = ["--single-threaded", "--v8-pool-size=1", "--disable-sigusr1", `--require=${preload.module}`];
  return {
    sandbox: {
      run: (command, signal) => (command.command[0] === node ? withNode : plain).run(command, signal),
      prepare: (command) => withNode.prepare(command),
    },
    javascript: [node, ...flags],
    hasZygotes: preload.problem === null,
    async stop() {
      await Promise.all([plain.stop(), withNode.stop()]);
    },
  };
}
