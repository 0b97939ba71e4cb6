import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@verdict/server/config";
import { afterEach, expect, test } from "vitest";
import { type JudgeProcess, startJudgeProcess } from "./judge-process.ts";
import { openReadyFile } from "./ready-file.ts";

/*
 * The supervisor with judges of three lines, which do what a real one must not.
 */

const HEALTHY = 'setInterval(() => process.send({ kind: "alive" }), 200); process.send({ kind: "ready" });';
const ALARM = "has not answered for five seconds";

let folder: string;
let judge: JudgeProcess;
let said: string[];

afterEach(async () => {
  await judge?.stop();
  rmSync(folder, { recursive: true });
});

/** The program sees how often it was started before as `starts`. */
function startJudge(text: string, { isReadyFileTaken = false } = {}): void {
  folder = mkdtempSync(join(tmpdir(), "verdict-judge-"));
  const program = join(folder, "judge.mjs");
  const count = `import { appendFileSync, readFileSync } from "node:fs";
    appendFileSync(${JSON.stringify(join(folder, "starts"))}, "x");
    const starts = readFileSync(${JSON.stringify(join(folder, "starts"))}).length - 1;
    process.on("disconnect", () => process.exit(0));\n`;
  writeFileSync(program, count + text);
  if (isReadyFileTaken) mkdirSync(join(folder, "ready"));
  said = [];
  const database = { url: "postgres://nobody@localhost/none", directUrl: "postgres://nobody@localhost/none" };
  const config = readConfig({ DATA_DIR: folder });
  const say = (line: string) => said.push(line);
  const readyFile = openReadyFile(join(folder, "ready"), say);
  judge = startJudgeProcess({ config, database, program, readyFile }, say);
}

const isSaidToBeReady = () => existsSync(join(folder, "ready"));

test("a judge that cannot start is tried again, and says so, until one starts", async () => {
  startJudge(`if (starts < 2) process.exit(1); ${HEALTHY}`);
  expect(await judge.firstAttempt).toBe("exit code 1");
  await judge.ready;
  expect(said).toEqual([expect.stringContaining("could not start"), expect.stringContaining("could not start")]);
});

test("a file is there as long as a judge takes jobs: not before, nor when it has ended", async () => {
  const ready = 'process.send({ kind: "ready" });';
  startJudge(`setTimeout(() => { ${ready} if (starts === 0) setTimeout(() => process.exit(1), 500); }, 300);`);
  expect(isSaidToBeReady()).toBe(false);
  await expect.poll(isSaidToBeReady, { timeout: 10_000, interval: 20 }).toBe(true);
  await expect.poll(isSaidToBeReady, { timeout: 10_000, interval: 20 }).toBe(false);
  await expect.poll(isSaidToBeReady, { timeout: 10_000, interval: 20 }).toBe(true);
  await judge.stop();
  expect(isSaidToBeReady()).toBe(false);
});

test("the file is not there while a judge says that it takes no jobs, and somebody who removes it takes it from nobody", async () => {
  const phase = "const takesJobs = Date.now() - begun < 700 || Date.now() - begun > 2_500;";
  startJudge(`const begun = Date.now(); process.send({ kind: "ready" });
    setInterval(() => { ${phase} process.send({ kind: "alive", takesJobs }); }, 50);`);
  const becomes = (isReady: boolean) => expect.poll(isSaidToBeReady, { timeout: 10_000, interval: 20 }).toBe(isReady);
  await becomes(true);
  await becomes(false);
  await becomes(true);
  rmSync(join(folder, "ready"));
  await becomes(true);
});

test("of two supervisors with one folder each keeps the file for its own judge, and removes none of the other's", async () => {
  folder = mkdtempSync(join(tmpdir(), "verdict-judge-"));
  const file = join(folder, "ready");
  writeFileSync(file, "of one that was killed");
  said = [];
  const open = () => openReadyFile(file, (line) => said.push(line));
  const first = open();
  expect(isSaidToBeReady()).toBe(false);
  first.tell(true);
  const second = open();
  second.tell(false);
  first.tell(true);
  expect(isSaidToBeReady()).toBe(true);
  second.tell(true);
  second.tell(false);
  expect(isSaidToBeReady()).toBe(true);
  second.tell(true);
  first.tell(false);
  second.tell(true);
  expect(isSaidToBeReady()).toBe(true);
  second.tell(false);
  expect([isSaidToBeReady(), said]).toEqual([false, []]);
});

test("where that file cannot be, it is said, and the judge takes jobs all the same", async () => {
  startJudge(HEALTHY, { isReadyFileTaken: true });
  await judge.ready;
  expect(said).toContainEqual(expect.stringContaining("does not say whether the judge is ready"));
  await judge.stop();
});

test("a judge whose event loop is stuck is killed after five seconds and replaced", async () => {
  startJudge(`${HEALTHY} if (starts === 0) setTimeout(() => { for (;;); }, 300);`);
  await judge.ready;
  await expect.poll(() => said, { timeout: 15_000, interval: 100 }).toContainEqual(expect.stringContaining("SIGKILL"));
  expect(said.filter((line) => line.includes(ALARM))).toHaveLength(1);
});

test("a judge that a busy machine lets start in silence is left alone, so that it gets to the end of it", async () => {
  const silent = "const until = Date.now() + 7_500; while (Date.now() < until);";
  startJudge(`process.send({ kind: "alive" }, () => { ${silent} ${HEALTHY} });`);
  await judge.ready;
  expect(said).toEqual([]);
}, 20_000);

test("a stopped judge (SIGSTOP) is replaced as well", async () => {
  startJudge(`${HEALTHY} if (starts === 0) setTimeout(() => process.kill(process.pid, "SIGSTOP"), 300);`);
  await expect.poll(() => said, { timeout: 15_000, interval: 100 }).toContainEqual(expect.stringContaining("SIGKILL"));
});

test("a healthy judge is left alone, also while the supervisor itself is held up for long", async () => {
  startJudge(HEALTHY);
  await judge.ready;
  const until = performance.now() + 8_000;
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(said).toEqual([]);
});
