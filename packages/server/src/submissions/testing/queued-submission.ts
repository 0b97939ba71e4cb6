import { randomUUID } from "node:crypto";
import type pg from "pg";
import { addJobs } from "../../judging/queue.ts";
import { insertRuns } from "../../judging/store.ts";
import { insertSubmission } from "../store.ts";

/** Submissions and runs put into the queue as the calls do it, but without anybody who waits and without limits. */
export async function queueSubmission(
  pool: pg.Pool,
  input: { userId: string; problemId: string; code?: string },
): Promise<string> {
  const id = randomUUID();
  const row = { id, userId: input.userId, problemId: input.problemId, code: input.code ?? "AC" };
  await insertSubmission(pool, { ...row, language: "cpp", total: 5 });
  await addJobs(pool, { purpose: "submission", userId: input.userId, subjectIds: [id] });
  return id;
}

export async function queueRun(
  pool: pg.Pool,
  input: { userId: string; problemId: string; code?: string },
): Promise<string> {
  const id = randomUUID();
  const task = {
    language: "cpp",
    source: input.code ?? "AC",
    limits: { timeMs: 1000, memoryBytes: 1_000_000, outputBytes: 1_000_000 },
    checker: { kind: "exact" },
    tests: [{ number: 1, isVisible: true, input: { text: "1" }, answer: null }],
    reference: { language: "cpp", source: "reference" },
  } as const;
  const { userId, problemId } = input;
  await insertRuns(pool, { kind: "run", userId, problemId, runs: [{ id, task: { ...task, tests: [...task.tests] } }] });
  await addJobs(pool, { purpose: "run", userId, subjectIds: [id] });
  return id;
}
