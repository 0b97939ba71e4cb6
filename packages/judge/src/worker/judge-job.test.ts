import { DEFAULT_LIMITS, type JudgeJob, TOKEN_CHECKER } from "@verdict/contract/judging";
import { expect, test } from "vitest";
import type { JudgeTask } from "../running/judge-task.ts";
import { judgeJob } from "./judge-job.ts";

const JOB: JudgeJob = {
  jobId: "1",
  subjectId: "s",
  attempt: 1,
  kind: "submit",
  owner: "somebody",
  language: "cpp",
  source: "",
  limits: DEFAULT_LIMITS,
  checker: TOKEN_CHECKER,
  tests: [],
  reference: null,
};

test("what is judged takes its turn among that of its owner", async () => {
  const tasks: JudgeTask[] = [];
  const judge = async (task: JudgeTask) => {
    tasks.push(task);
    throw new Error("seen");
  };
  const tools = {
    judge: { judge },
    folders: { create: async () => "folder", remove: async () => undefined },
    testData: { pathsOf: async () => new Map<string, string>() },
  };
  const given = judgeJob(tools, JOB, () => undefined, new AbortController().signal);
  await expect(given).rejects.toThrow("seen");
  expect(tasks).toMatchObject([{ kind: "submit", owner: "somebody" }]);
});
