import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { zygoteTerms } from "@verdict/judge/zygote-terms";
import { type RunnerLauncher, startLauncher } from "@verdict/sandbox/runner-launcher";
import { SandboxError } from "@verdict/sandbox/sandbox";
import type { OtherUser } from "./fork-as.ts";

/** The process that keeps root for a judge that has given it up (decision 0043). */
export interface JudgeLauncher {
  address: string;
  /** Resolves when it listens. It may take several attempts, each announced. */
  ready: Promise<void>;
  /** Resolves when the first attempt to start has ended: null, or why it did not work. */
  firstAttempt: Promise<string | null>;
  /** Ends it and all runners; one that is still being compiled is not waited for. */
  stop(): Promise<void>;
}

const AGAIN_FIRST_MS = 500;
const AGAIN_MOST_MS = 10_000;

/** Keeps one launcher alive, always at the same address: the judge finds the next one by itself. */
export function keepLauncher(client: OtherUser, say: (line: string) => void): JudgeLauncher {
  const address = `verdict-launcher-${randomUUID()}`;
  const ready = Promise.withResolvers<void>();
  const firstAttempt = Promise.withResolvers<string | null>();
  let running: RunnerLauncher | undefined;
  let isStopped = false;

  async function keep(): Promise<void> {
    for (let pauseMs = AGAIN_FIRST_MS; !isStopped; pauseMs = Math.min(pauseMs * 2, AGAIN_MOST_MS)) {
      try {
        running = await startLauncher({ address, client, zygotes: await zygoteTerms(), way: client.way });
        if (isStopped) return await running.stop();
        ready.resolve();
        firstAttempt.resolve(null);
        pauseMs = AGAIN_FIRST_MS;
        const how = await running.ended;
        if (!isStopped) say(`The launcher of the judge's boxes ended (${how}): starting another one.`);
      } catch (error) {
        if (!(error instanceof SandboxError)) throw error;
        firstAttempt.resolve(error.message);
        say(`The judge's boxes cannot be made (${error.message}): trying again in ${pauseMs / 1000} s.`);
      }
      await sleep(pauseMs);
    }
  }

  keep().catch(ready.reject);
  return {
    address,
    ready: ready.promise,
    firstAttempt: firstAttempt.promise,
    async stop() {
      isStopped = true;
      await running?.stop();
    },
  };
}
