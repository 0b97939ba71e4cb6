import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

const RESTART_MS = 200;

/** A process that is started again whenever it ends, as systemd would do it, until `stop`. */
export interface KeptProcess {
  name: string;
  /** Where it listens, empty for a judge; null until it is ready. */
  address: () => string | null;
  /** Null while it is down. */
  pid: () => number | null;
  stop: () => Promise<void>;
}

export interface ProcessToKeep {
  name: string;
  entry: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

export function keepProcess({ name, entry, args = [], env = {} }: ProcessToKeep): KeptProcess {
  let isOver = false;
  let child: ChildProcess | null = null;
  let address: string | null = null;
  const keepUp = async () => {
    while (!isOver) {
      const started = fork(entry, [...args], {
        env: { ...process.env, ...env },
        // Without what a test runner has given this process.
        execArgv: [],
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      });
      child = started;
      started.on("message", (told: { address?: string; kind?: string }) => {
        // A real judge says "ready", and before that no more than that it is alive.
        if (told.address !== undefined || told.kind === "ready") address = told.address ?? "";
      });
      started.on("error", () => undefined);
      await once(started, "exit").catch(() => undefined);
      address = null;
      child = null;
      if (!isOver) await sleep(RESTART_MS);
    }
  };
  const running = keepUp();
  return {
    name,
    address: () => address,
    pid: () => child?.pid ?? null,
    async stop() {
      isOver = true;
      child?.kill("SIGKILL");
      await running;
    },
  };
}
