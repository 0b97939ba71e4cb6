/**
 * Judges one program while the group of processes that this one is in has too little memory, then again when it has
 * enough, and prints both outcomes as JSON. Arguments: the group's limit file, the little limit in bytes, the data folder,
 * and the task as JSON. For tests.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createJudge } from "../judge.ts";
import type { JudgeTask } from "../judge-task.ts";

const [limitFile = "", littleBytes = "", dataDir = "", taskJson = ""] = process.argv.slice(2);
const task = JSON.parse(taskJson) as JudgeTask;
const judge = await createJudge({ dataDir, slots: 1, javaHome: process.env["JAVA_HOME"] });
// The kernel shall choose what runs in their boxes, not this process.
for (const thread of readdirSync("/proc/self/task")) {
  const children = readFileSync(`/proc/self/task/${thread}/children`, "utf8").split(" ");
  for (const pid of children.filter(Boolean)) writeFileSync(`/proc/${pid}/oom_score_adj`, "500");
}

async function outcome(): Promise<{ verdict?: string; error?: string; compilerOutput?: string | null }> {
  try {
    const { verdict, tests, compilerOutput } = await judge.judge(task);
    return { verdict, compilerOutput, ...(tests[0] === undefined ? {} : { reason: tests[0].reason }) };
  } catch (error) {
    return { error: String(error) };
  }
}

writeFileSync(limitFile, littleBytes);
const little = await outcome();
writeFileSync(limitFile, String(4 * 1024 ** 3));
const enough = await outcome();
await judge.stop();
console.log(JSON.stringify({ little, enough }));
