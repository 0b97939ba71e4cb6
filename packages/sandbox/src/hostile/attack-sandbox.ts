import { realpath } from "node:fs/promises";
import { dirname } from "node:path";
import { buildZygote } from "../build-zygote.ts";
import { createSandbox } from "../create-sandbox.ts";
import type { Sandbox } from "../sandbox.ts";

/** Two slots, in which this very Node can be run, and how JavaScript is started there. */
export interface AttackSandbox {
  sandbox: Pick<Sandbox, "run" | "prepare">;
  /** The beginning of a command; the program and its arguments follow. */
  javascript: readonly string[];
  /** Without namespaces there are none. */
  hasZygotes: boolean;
}

export async function createAttackSandbox(): Promise<AttackSandbox & { sandbox: Sandbox }> {
  const node = await realpath(process.execPath);
  const preload = await buildZygote();
  const sandbox = await createSandbox({ slots: 2, readOnlyFolders: [dirname(node), preload.folder] });
  const flags = ["--single-threaded", "--v8-pool-size=1", "--disable-sigusr1", `--require=${preload.module}`];
  return { sandbox, javascript: [node, ...flags], hasZygotes: preload.problem === null };
}
