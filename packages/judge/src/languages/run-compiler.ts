import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

export interface CompilerRun {
  cwd: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal | undefined;
}

/**
 * Runs a compiler of this machine on sources of our own, outside of any box. Rejects with what it says on standard
 * error when it fails, and with the signal's reason. All that it has started ends with it, with the signal, and with
 * this process unless that is killed.
 */
export async function runCompiler(command: string, args: readonly string[], run: CompilerRun): Promise<void> {
  const { cwd, env, signal } = run;
  signal?.throwIfAborted();
  // A group of its own: g++ starts the compiler proper, which would go on for a minute without it.
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ["ignore", "ignore", "pipe"] });
  const endAll = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, "SIGKILL");
  };
  process.on("exit", endAll);
  signal?.addEventListener("abort", endAll, { once: true });
  try {
    const [[code], said] = await Promise.all([once(child, "close"), text(child.stderr)]);
    signal?.throwIfAborted();
    if (code !== 0) throw new Error(`${command} failed: ${said}`);
  } finally {
    process.off("exit", endAll);
    signal?.removeEventListener("abort", endAll);
  }
}
