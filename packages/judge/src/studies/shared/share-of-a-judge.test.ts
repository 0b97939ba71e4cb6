import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { JudgeResult } from "@verdict/contract/judge-result";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createJudge, type Judge } from "../../judge.ts";
import type { JudgeTask } from "../../running/judge-task.ts";
import { sharedDataDir } from "../../testing/data-dir.ts";

vi.setConfig({ testTimeout: 120_000 });

let judge: Judge;
let inputPath: string;
beforeAll(async () => {
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 2 });
  inputPath = path.join(await mkdtemp(path.join(tmpdir(), "verdict-study-")), "input");
  await writeFile(inputPath, "1\n");
});
afterAll(async () => {
  await judge.stop();
  await rm(path.dirname(inputPath), { recursive: true, force: true });
});

/** Each test lasts long enough to lie beside another one, on whatever machine. */
const SLEEPER = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300); console.log(1);";
const task = (kind: JudgeTask["kind"], tests: number): JudgeTask => ({
  kind,
  language: "javascript",
  source: SLEEPER,
  limits: DEFAULT_LIMITS,
  limitsAreFor: "program",
  checker: TOKEN_CHECKER,
  reference: null,
  tests: Array.from({ length: tests }, (_unused, index) => ({
    number: index + 1,
    isVisible: true,
    inputPath,
    answerPath: inputPath,
  })),
});

/** Of the runs of one judging: how many lay beside the one before. */
function overlapsIn({ timings }: JudgeResult): number {
  const runs = timings.filter(({ name }) => name.startsWith("test ")).toSorted((a, b) => a.startMs - b.startMs);
  return runs.filter((run, index) => run.startMs < (runs[index - 1]?.endMs ?? 0)).length;
}

test("a study runs one box at a time, where a submission has a box on every slot", async () => {
  expect(overlapsIn(await judge.judge(task("study", 5)))).toBe(0);
  expect(overlapsIn(await judge.judge(task("submit", 5)))).toBeGreaterThan(0);
});

test("two studies share that one box, and what is submitted meanwhile waits for none of them to end", async () => {
  const studies = [judge.judge(task("study", 12)), judge.judge(task("study", 12))];
  const order: string[] = [];
  const all = [
    ...studies.map((study) => study.then(() => order.push("study"))),
    judge.judge(task("submit", 6)).then(() => order.push("submission")),
  ];
  await Promise.all(all);
  expect(order).toEqual(["submission", "study", "study"]);
  for (const study of studies) expect(overlapsIn(await study)).toBe(0);
});
