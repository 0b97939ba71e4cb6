import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";

/** What ends a command at a terminal: whoever has started something ends it first. */
const ENDING_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export interface ProcessGroup {
  child: ChildProcessWithoutNullStreams;
  /** Kills the child and all that it has started, which may outlive it. Not after `release`. */
  end(): void;
  /** Once all of them have ended: until then a signal that ends this process ends the group as well. */
  release(): void;
}

/**
 * Starts a command whose own children end with it: g++ starts the compiler proper, which would go on for a minute when
 * g++ alone is killed. They are a process group, except on Windows, which has none; there they end as they did.
 */
export function startGroup(command: string, words: readonly string[], cwd: string): ProcessGroup {
  const isGroup = process.platform !== "win32";
  let child: ChildProcessWithoutNullStreams | undefined;
  const end = () => {
    if (isGroup && child?.pid !== undefined) killGroup(child.pid);
    else child?.kill("SIGKILL");
  };
  // A group of its own hears nothing of Ctrl-C. This process ends as if it had not listened.
  const onSignal = (signal: NodeJS.Signals) => {
    end();
    release();
    process.kill(process.pid, signal);
  };
  const release = () => {
    for (const signal of ENDING_SIGNALS) process.off(signal, onSignal);
    process.off("exit", end);
  };
  // Before there is anything to end: a signal between the start and this would leave the group behind.
  for (const signal of ENDING_SIGNALS) process.on(signal, onSignal);
  process.on("exit", end);
  child = spawn(command, words, { cwd, stdio: "pipe", detached: isGroup });
  return { child, end, release };
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error; // All of it has ended.
  }
}
