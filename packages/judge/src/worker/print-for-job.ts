import { createHash } from "node:crypto";
import type { PrintedOutput, PrintJob, PrintResult } from "@verdict/contract/printing";
import { TEST_BYTES_MAX } from "@verdict/contract/problem-limits";
import { textOf } from "../package-programs/run-programs.ts";
import type { ProgramRunner } from "../program-runner.ts";
import type { ProgramRun } from "../running/run-on-inputs.ts";
import type { QueueDoor } from "./queue-door.ts";
import type { TestDataCache } from "./test-data-cache.ts";

export interface PrintTools {
  judge: Pick<ProgramRunner, "run">;
  testData: TestDataCache;
  queue: Pick<QueueDoor, "storeOutput">;
}

/** Runs a program for the queue and stores what it prints. Throws when the job is another's by then. */
export async function printForJob(tools: PrintTools, job: PrintJob, signal: AbortSignal): Promise<PrintResult> {
  const { owner, language, source, limits, inputs } = job;
  const hashes = inputs.map(({ sha256 }) => sha256);
  const paths = await tools.testData.pathsOf(hashes);
  const inputPaths = hashes.map((hash) => paths.get(hash) ?? "");
  const program = { kind: "submit", owner, language, source, limits, limitsAreFor: "problem" } as const;
  const ran = await tools.judge.run({ ...program, inputPaths }, signal);
  if (ran.kind === "refused") return ran;
  const outputs: PrintedOutput[] = [];
  // One after the other: each may be as large as a test.
  for (const [index, { wanted }] of inputs.entries()) {
    outputs.push(await store(tools.queue, { job, run: ran.runs[index] ?? null, wanted }));
  }
  return { kind: "printed", outputs };
}

async function store(
  queue: PrintTools["queue"],
  { job, run, wanted }: { job: PrintJob; run: ProgramRun | null; wanted: string | null },
): Promise<PrintedOutput> {
  if (run === null) return { kind: "left-out" };
  if (run.end !== "well") return { kind: "failed", verdict: run.end, reason: run.reason };
  // Test data are text, as people see them: what is none is replaced, and may be longer then.
  const content = Buffer.from(textOf(run));
  if (content.length > TEST_BYTES_MAX) return { kind: "failed", verdict: "OLE", reason: "it prints no text" };
  const isWanted = wanted === null || wanted === createHash("sha256").update(content).digest("hex");
  if (!isWanted) return { kind: "unwanted" };
  const sha256 = await queue.storeOutput(job, content);
  if (sha256 === null) throw new Error(`job ${job.jobId} is no longer ours`);
  return { kind: "stored", sha256, bytes: content.length };
}
