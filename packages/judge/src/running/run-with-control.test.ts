import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import { sharedDataDir } from "../testing/data-dir.ts";
import type { JudgeTask } from "./judge-task.ts";

/*
 * A machine that refuses a runtime its memory, without any count of the kernel's that would tell: the limit of the
 * address space that the runner hands on to its boxes.
 */

const folder = mkdtempSync(path.join(tmpdir(), "verdict-refused-"));
const input = path.join(folder, "1.in");
let judge: Judge;
let runners: readonly string[];
beforeAll(async () => {
  await writeFile(input, "1\n");
  const before = childrenOfThisProcess();
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 1, javaHome: process.env["JAVA_HOME"] });
  runners = childrenOfThisProcess().filter((pid) => !before.includes(pid));
});
afterAll(async () => {
  await judge.stop();
  await rm(folder, { recursive: true, force: true });
});

function childrenOfThisProcess(): string[] {
  return readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8").trim().split(" ");
}

async function letRunnersReserve(bytes: string): Promise<void> {
  for (const runner of runners) await promisify(execFile)("prlimit", ["--pid", runner, `--as=${bytes}:`]);
}

const ECHO: JudgeTask = {
  kind: "submit",
  language: "java",
  source: `class Main { public static void main(String[] a) { System.out.println(new java.util.Scanner(System.in).nextInt()); } }`,
  limits: DEFAULT_LIMITS,
  limitsAreFor: "problem",
  checker: TOKEN_CHECKER,
  tests: [{ number: 1, isVisible: true, inputPath: input, answerPath: input }],
  reference: null,
};

test("a JVM that the machine really refuses gives no verdict, and the right one later", async () => {
  // From here on it is compiled.
  expect(await judge.judge(ECHO)).toMatchObject({ verdict: "AC" });
  await letRunnersReserve("500000000");
  await expect(judge.judge(ECHO)).rejects.toThrow("the machine refused the JVM");
  await letRunnersReserve("unlimited");
  expect(await judge.judge(ECHO)).toMatchObject({ verdict: "AC" });
});
