import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import type { StepsResult, TraceJob } from "@verdict/contract/steps";
import { expect, test } from "vitest";
import type { StepsTask } from "../steps/steps-task.ts";
import { traceForJob } from "./trace-for-job.ts";

const HASH = "a".repeat(64);
const JOB: TraceJob = {
  jobId: "1",
  subjectId: "s",
  attempt: 1,
  kind: "trace",
  owner: "somebody",
  language: "cpp",
  source: "",
  limits: DEFAULT_LIMITS,
  input: { text: "5 6\n" },
  target: { kind: "crash" },
};

test("an own input is a file while it is recorded, and an example is the cache's", async () => {
  const tasks: (StepsTask & { text: string })[] = [];
  const record = async (task: StepsTask): Promise<StepsResult> => {
    tasks.push({ ...task, text: await readFile(task.inputPath, "utf8").catch(() => "the cache's") });
    return { kind: "unsupported", reason: "" };
  };
  const tools = {
    judge: { record },
    folders: {
      create: async () => await mkdtemp(path.join(tmpdir(), "verdict-trace-")),
      remove: async (folder: string) => await rm(folder, { recursive: true, force: true }),
    },
    testData: { pathsOf: async () => new Map([[HASH, "/cached"]]) },
  };
  const { signal } = new AbortController();
  await traceForJob(tools, JOB, signal);
  await traceForJob(tools, { ...JOB, input: { sha256: HASH } }, signal);
  expect(tasks).toMatchObject([
    { owner: "somebody", target: { kind: "crash" }, text: "5 6\n" },
    { inputPath: "/cached", text: "the cache's" },
  ]);
  await expect(readFile(tasks[0]?.inputPath ?? "")).rejects.toThrow("ENOENT");
  await expect(traceForJob(tools, { ...JOB, input: { sha256: "b".repeat(64) } }, signal)).rejects.toThrow("no file");
});
