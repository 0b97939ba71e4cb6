import { setTimeout as sleep } from "node:timers/promises";
import { isStudy } from "@verdict/contract/jobs";
import type { JudgedResult } from "@verdict/contract/judge-result";
import { openQueueDoor } from "../queue-door.ts";
import { startWorkLoop, type WorkLoop } from "../work-loop.ts";

/** Hears of each job when it is taken, in milliseconds since 1970 with fractions. */
export type OnTaken = (subjectId: string, atMs: number) => void;

/**
 * A judge with so many slots, whose judging is sleep: the real door to the queue and the real loop, so that what the
 * queue costs can be measured without a processor that is busy with programs. Everything is accepted.
 */
export async function startSimulatedWorker(input: {
  databaseUrl: string;
  slots: number;
  workMs: number;
  onTaken: OnTaken;
}): Promise<{ stop: () => Promise<void> }> {
  let loop: WorkLoop | null = null;
  let used = 0;
  const waiting: (() => void)[] = [];
  const slot = async () => {
    if (used === input.slots) await new Promise<void>((resolve) => waiting.push(resolve));
    else used += 1;
  };
  const free = () => {
    const next = waiting.shift();
    if (next === undefined) used -= 1;
    else next();
  };
  const onError = (error: unknown) => console.error(error);
  const queue = openQueueDoor({
    databaseUrl: input.databaseUrl,
    databaseDirectUrl: input.databaseUrl,
    connections: 2 * input.slots + 3,
    leaseSeconds: 15,
    onJob: () => loop?.wake(),
    onCancel: (jobId) => loop?.cancel(jobId),
    onDraft: () => undefined,
    onDraftOver: () => undefined,
    onError,
  });
  await queue.listening;
  loop = startWorkLoop({
    queue,
    fitness: { isFit: () => true, prove: async () => true, recovered: async () => undefined, stop: () => undefined },
    async judge(job, onProgress, signal) {
      input.onTaken(job.subjectId, performance.timeOrigin + performance.now());
      if (isStudy(job) || job.kind === "print" || job.kind === "trace")
        throw new Error("a simulated judge only judges");
      onProgress({ kind: "compiled" });
      await slot();
      await sleep(input.workMs, undefined, { signal }).finally(free);
      const figures = { verdict: "AC", cpuMs: 1, wallMs: 1, memoryBytes: 1_000_000 } as const;
      const texts = { exitCode: 0, signal: null, reason: "", output: null, errorOutput: null, expected: null };
      const result: JudgedResult = {
        verdict: "AC",
        passed: job.tests.length,
        total: job.tests.length,
        cpuMs: 1,
        memoryBytes: 1_000_000,
        compilerOutput: null,
        tests: job.tests.map(({ number }) => ({ number, ...figures, ...texts })),
        timings: [],
      };
      return result;
    },
    // As a real one: its places are two for each slot, and its slots are what does the work.
    capacity: 2 * input.slots,
    leaseSeconds: 15,
    onError,
  });
  const running = loop;
  return {
    async stop() {
      await running.stop(0);
      await queue.stop();
    },
  };
}
