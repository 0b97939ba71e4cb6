/**
 * Judges one program while the group of processes that this one is in has too little of something, then again when it
 * has enough, and prints both outcomes as JSON. For tests. Arguments: the group's limit file; the little limit, or `+n`
 * for n more than there is now; the file that says how much that is; the data folder; the task as JSON.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createJudge } from "../judge.ts";
import type { JudgeTask } from "../running/judge-task.ts";

const [limitFile = "", little = "", currentFile = "", dataDir = "", taskJson = ""] = process.argv.slice(2);
const task = JSON.parse(taskJson) as JudgeTask;
const judge = await createJudge({ dataDir, slots: 1, javaHome: process.env["JAVA_HOME"] });
// The kernel shall choose what runs in their boxes, not this process.
for (const thread of readdirSync("/proc/self/task")) {
  const children = readFileSync(`/proc/self/task/${thread}/children`, "utf8").split(" ");
  for (const pid of children.filter(Boolean)) writeFileSync(`/proc/${pid}/oom_score_adj`, "500");
}

async function outcome(): Promise<object> {
  try {
    const { verdict, tests, compilerOutput } = await judge.judge(task);
    return { verdict, compilerOutput, tests };
  } catch (error) {
    return { error: String(error) };
  }
}

const enough = readFileSync(limitFile, "utf8");
const current = Number(readFileSync(currentFile, "utf8"));
writeFileSync(limitFile, little.startsWith("+") ? String(current + Number(little.slice(1))) : little);
const withLittle = await outcome();
writeFileSync(limitFile, enough);
const withEnough = await outcome();
await judge.stop();
console.log(JSON.stringify({ withLittle, withEnough }));
