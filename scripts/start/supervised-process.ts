import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** A process of ours that is replaced whenever it ends. */
export interface SupervisedProcess {
  /** Resolves when it has said that it is ready. It may take several attempts, each announced. */
  ready: Promise<void>;
  /**
   * Resolves when the first attempt to start has ended: null, or why it did not work. Attempts go on in either case.
   */
  firstAttempt: Promise<string | null>;
  stop(): Promise<void>;
}

export interface SupervisedProcessOptions {
  /** As in "The judge ended". */
  name: string;
  /** Starts it with a channel for messages; it says `{ kind: "ready" }`. */
  fork(): ChildProcess;
  /** Where its first attempt to start has to work: when it does not, nothing is said and no other one is made. */
  mustStart?: boolean;
  /** Called with each one; the returned function when it has ended. */
  watch?(child: ChildProcess): () => void;
}

const RESPAWN_FIRST_MS = 200;
const RESPAWN_MOST_MS = 10_000;
/** One that lived this long was healthy: the next respawn starts from the short pause again. */
const HEALTHY_AFTER_MS = 30_000;
const STOP_GRACE_MS = 12_000;

export function superviseProcess(options: SupervisedProcessOptions, say: (line: string) => void): SupervisedProcess {
  const { name } = options;
  let child: ChildProcess | undefined;
  let wasReady = false;
  let stopped = false;
  let pauseMs = RESPAWN_FIRST_MS;
  let respawn: NodeJS.Timeout | undefined;
  const ready = Promise.withResolvers<void>();
  const firstAttempt = Promise.withResolvers<string | null>();

  function spawn(): void {
    const bornAt = performance.now();
    let isReady = false;
    const forked = options.fork();
    child = forked;
    const stopWatching = options.watch?.(forked) ?? (() => undefined);
    forked.on("message", (message) => {
      if (kindOf(message) !== "ready") return;
      isReady = true;
      wasReady = true;
      ready.resolve();
      firstAttempt.resolve(null);
    });
    forked.on("exit", (code, signal) => {
      stopWatching();
      child = undefined;
      if (stopped) return;
      const how = signal ?? `exit code ${code}`;
      firstAttempt.resolve(how);
      if (options.mustStart === true && !wasReady) return;
      if (performance.now() - bornAt > HEALTHY_AFTER_MS) pauseMs = RESPAWN_FIRST_MS;
      const again = `trying again in ${pauseMs / 1000} s`;
      say(
        isReady
          ? `The ${name} ended (${how}): starting another one.`
          : `The ${name} could not start (${how}): ${again}.`,
      );
      respawn = setTimeout(spawn, pauseMs);
      pauseMs = Math.min(pauseMs * 2, RESPAWN_MOST_MS);
    });
  }

  spawn();
  return {
    ready: ready.promise,
    firstAttempt: firstAttempt.promise,
    async stop() {
      stopped = true;
      clearTimeout(respawn);
      if (child === undefined) return;
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      const force = setTimeout(() => child?.kill("SIGKILL"), STOP_GRACE_MS);
      await gone;
      clearTimeout(force);
    },
  };
}

export function kindOf(message: unknown): unknown {
  return typeof message === "object" && message !== null && "kind" in message ? message.kind : undefined;
}
