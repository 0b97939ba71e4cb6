import path from "node:path";
import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { readPackage } from "@verdict/catalogue/read-package";
import type { JudgedResult, JudgeResult } from "@verdict/contract/judge-result";
import type { TestResult } from "@verdict/contract/judging";
import { formatMemory, formatRuntime, kilobytesOfBytes, secondsOfMs } from "@verdict/contract/units";
import { withBuiltTests } from "../building/build-tests.ts";
import type { Judge } from "../judge.ts";
import { type Order, parseArguments, USAGE } from "./arguments.ts";
import { answerOfRow } from "./batch-row.ts";
import { type CliConfig, readCliConfig } from "./cli-config.ts";
import { describeError, runAsProcess } from "./command.ts";
import { requireVerdict } from "./fault-error.ts";
import { judgeBatch } from "./judge-batch.ts";
import { limitsOfPackage } from "./package-limits.ts";
import { readProgram, taskOfPackage } from "./package-task.ts";
import { printGrowth } from "./print-growth.ts";
import { printSmallest } from "./print-smallest.ts";
import { printSteps } from "./print-steps.ts";
import { trySelfTest } from "./try-self-test.ts";
import { withJudge } from "./with-judge.ts";

/**
 * The judge without a database. Answers go to standard output, progress and trouble to standard error. Exit codes: 0
 * when everything was judged, whatever the verdicts; 1 when something could not be; 2 for a wrong command line.
 */
async function main(): Promise<number> {
  const config = readCliConfig(process.env);
  let order: Order;
  try {
    order = parseArguments(process.argv.slice(2), config.userFolder);
  } catch (error) {
    console.error(`${describeError(error)}\n${USAGE}`);
    return 2;
  }
  switch (order.kind) {
    case "help":
      console.error(USAGE);
      return 2;
    case "package": {
      const { isJson } = order;
      const judged = judgeOne(config, order);
      return isJson ? await judged.catch((error: unknown) => printFailure(order, error)) : await judged;
    }
    case "smallest":
    case "growth": {
      const studied = order.kind === "smallest" ? printSmallest(config, order) : printGrowth(config, order);
      return order.isJson ? await studied.catch((error: unknown) => printFailure(order, error)) : await studied;
    }
    case "steps":
      return await printSteps(config, order);
    case "batch": {
      const { rowsPath } = order;
      return await withJudge({ ...config, staysWarm: true }, (judge) => judgeRows(judge, rowsPath, config.concurrency));
    }
    case "self-test":
      return await trySelfTest(order.isJson);
    default:
      return order satisfies never;
  }
}

interface PackageOrder {
  folder: string;
  sourceFile: string;
  isJson: boolean;
}

/** What is no package or no program of ours is refused before a judge is started for it. */
async function judgeOne(config: CliConfig, { folder, sourceFile, isJson }: PackageOrder): Promise<number> {
  const problem = await readPackage(folder);
  const program = await readProgram(problem, { folder, sourceFile });
  return await withJudge({ ...config, staysWarm: false }, async (judge) => {
    const whole = await withBuiltTests(judge, problem);
    const result = await judgeProgram(judge, whole, program);
    const id = idOf({ folder: problem.slug, sourceFile });
    const names = whole.tests.map((test) => test.name);
    console.log(isJson ? JSON.stringify(answerOfRow(id, result)) : formatResult(result, names));
    return 0;
  });
}

async function judgeProgram(
  judge: Judge,
  problem: CatalogueProblem,
  program: Awaited<ReturnType<typeof readProgram>>,
): Promise<JudgedResult> {
  const limits = await limitsOfPackage(judge, problem, (line) => console.error(line));
  const task = taskOfPackage(problem, { ...program, ...limits });
  let judged = 0;
  const result = await judge.judge(task, {
    onProgress(step) {
      if (step.kind === "compiled") console.error(`${problem.title}: compiled`);
      else console.error(`test ${++judged} of ${task.tests.length}: ${step.verdict}`);
    },
  });
  return requireVerdict(result);
}

function idOf({ folder, sourceFile }: { folder: string; sourceFile: string }): string {
  return `${path.basename(folder)}/${path.basename(sourceFile)}`;
}

/** Who asked for JSON gets a row also when nothing could be judged; the exit code says it as well. */
function printFailure(order: { folder: string; sourceFile: string }, thrown: unknown): number {
  const error = describeError(thrown);
  console.log(JSON.stringify({ id: idOf(order), verdict: "JE", passed: 0, total: 0, error }));
  console.error(error);
  return 1;
}

async function judgeRows(judge: Judge, rowsPath: string, slots: number): Promise<number> {
  let judged = 0;
  let failed = 0;
  await judgeBatch(judge, {
    rowsPath,
    // One more than there are slots: its compile fills the gaps of the others' tests.
    atOnce: slots + 1,
    onAnswer(answer) {
      console.log(JSON.stringify(answer));
      console.error(`${++judged} judged: ${answer.id} ${answer.verdict} ${answer.passed}/${answer.total}`);
    },
    onFailure(failure) {
      failed++;
      console.log(JSON.stringify({ id: failure.id, verdict: "JE", passed: 0, total: 0, error: failure.error }));
      console.error(`line ${failure.line}: ${failure.error}`);
    },
  });
  console.error(`${judged} rows judged, ${failed} could not be`);
  return failed === 0 ? 0 : 1;
}

/** A result for people: one line a test, then the verdict. `names` are those of the tests, in order. */
function formatResult(result: JudgeResult, names: readonly string[]): string {
  const lines = result.tests.map((test) => formatTest(test, names[test.number - 1] ?? String(test.number)));
  if (result.compilerOutput !== null) lines.push(result.compilerOutput);
  const left = result.total - result.tests.length;
  if (left > 0 && result.compilerOutput === null)
    lines.push(`${left} further tests were not run: too slow twice in a row.`);
  const measures = `${formatRuntime(secondsOfMs(result.cpuMs))}, ${formatMemory(kilobytesOfBytes(result.memoryBytes))}`;
  lines.push(`${result.verdict}  ${result.passed} of ${result.total} tests passed  (${measures})`);
  return lines.join("\n");
}

function formatTest(test: TestResult, name: string): string {
  const time = formatRuntime(secondsOfMs(test.cpuMs)).padStart(9);
  const memory = formatMemory(kilobytesOfBytes(test.memoryBytes)).padStart(10);
  return `${test.verdict.padEnd(3)} ${time} ${memory}  ${name}${test.reason === "" ? "" : `  ${test.reason}`}`;
}

runAsProcess(main);
