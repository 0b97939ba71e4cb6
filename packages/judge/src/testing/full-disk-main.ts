/**
 * Judges one task while the disk of the data folder has only some bytes left, then again when it has space, and prints
 * both outcomes as JSON. For tests. Arguments: the data folder, which is the root of a small file system; how many
 * bytes are free while the disk is full; the task as JSON; `warm` for a judge that keeps a Java compiler.
 */
import { closeSync, fstatSync, ftruncateSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { createJudge } from "../judge.ts";
import type { JudgeTask } from "../running/judge-task.ts";

const [dataDir = "", freeBytes = "", taskJson = "", warmth = ""] = process.argv.slice(2);
const task = JSON.parse(taskJson) as JudgeTask;
const filler = path.join(dataDir, "filler");

/** Only whole pages count. */
function fillBut(bytes: number): void {
  const file = openSync(filler, "w");
  try {
    for (const size of [1 << 20, 1 << 12]) {
      const chunk = Buffer.alloc(size);
      try {
        for (;;) writeSync(file, chunk);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    }
    ftruncateSync(file, fstatSync(file).size - bytes);
  } finally {
    closeSync(file);
  }
}

async function outcome(judging: Promise<{ verdict: string; compilerOutput: string | null; tests: unknown[] }>) {
  return await judging.then(
    ({ verdict, compilerOutput, tests }) => ({ verdict, compilerOutput, tests }),
    (error: unknown) => ({ error: String(error) }),
  );
}

const judge = await createJudge({
  dataDir,
  slots: 1,
  javaHome: process.env["JAVA_HOME"],
  staysWarm: warmth === "warm",
});
await judge.warm;
fillBut(Number(freeBytes));
const withFullDisk = await outcome(judge.judge(task));
rmSync(filler);
const withSpace = await outcome(judge.judge(task));
await judge.stop();
console.log(JSON.stringify({ withFullDisk, withSpace }));
