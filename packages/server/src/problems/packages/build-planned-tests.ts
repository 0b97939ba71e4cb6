import { promises as fs } from "node:fs";
import type { GenerationPlan } from "@verdict/catalogue/generation-plan";
import { type Printing, type PrintRun, writeBuiltData } from "@verdict/catalogue/write-built-data";
import type { PrintedOutput } from "@verdict/contract/printing";
import { TEST_BYTES_MAX } from "@verdict/contract/problem-limits";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { printOutputs } from "../../judging/print-outputs.ts";
import { verdictText } from "../../judging/verdict-texts.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { listTestTexts, storeTestData, testContentOf } from "../test-data.ts";
import { packagedProgram } from "./packaged-program.ts";

/** What makes or answers the largest tests gets more than a problem gives to its solvers. */
const LIMITS = { timeMs: 20_000, memoryBytes: 2048 * 1024 * 1024, outputBytes: TEST_BYTES_MAX };
/** One errand of a judge, which starts its program once for all of them. */
const RUNS_AT_A_TIME = 20;
const MOST_REASON = 500;

interface Building {
  userId: string;
  signal: AbortSignal;
}

/**
 * Lets the judges make the tests of a package by its plan, as files below `folder`. Throws bad_input with the reason
 * when one of its programs fails, and judge_unavailable.
 */
export async function buildPlannedTests(
  context: JudgingContext,
  { plan, folder }: { plan: GenerationPlan; folder: string },
  building: Building,
): Promise<void> {
  await writeBuiltData(plan, folder, async (printing) => {
    for (let first = 0; first < printing.runs.length; first += RUNS_AT_A_TIME) {
      await print(context, { ...printing, runs: printing.runs.slice(first, first + RUNS_AT_A_TIME) }, building);
    }
  });
}

async function print(context: JudgingContext, printing: Printing, building: Building): Promise<void> {
  const { name, program, runs } = printing;
  const [main, ...otherFiles] = program.files;
  if (main === undefined) throw new DomainError("bad_input", `${name} holds no file`);
  const hashes = await hashInputs(runs);
  const printed = await printOutputs(context, {
    ...building,
    purpose: "generating",
    async prepare(db) {
      await storeInputs(db, runs, hashes);
      return {
        ...packagedProgram(program.language, [main, ...otherFiles]),
        limits: LIMITS,
        inputs: hashes.map((sha256, index) => ({
          sha256,
          wanted: null,
          arguments: [...(runs[index]?.words ?? [])],
        })),
      };
    },
  });
  switch (printed.kind) {
    case "printed":
      for (const [index, run] of runs.entries()) await keep(context, printing, { run, output: printed.outputs[index] });
      return;
    case "refused":
      throw new DomainError("bad_input", `${name}: does not compile: ${printed.compilerOutput.slice(0, MOST_REASON)}`);
    case "unavailable":
      throw new DomainError("judge_unavailable", "The judge does not answer right now. Please try again in a moment.", {
        retryAfterSeconds: 10,
      });
    default:
      return printed satisfies never;
  }
}

/** Of what the runs read from standard input. One is held at a time, here and below: each may have 64 MiB. */
async function hashInputs(runs: readonly PrintRun[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const run of runs) hashes.push((await stdinOf(run)).sha256);
  return hashes;
}

/** Each once and in the order of the hashes, in which storeTestData touches them: no two builds wait for each other. */
async function storeInputs(db: Queryable, runs: readonly PrintRun[], hashes: readonly string[]): Promise<void> {
  const runOf = new Map(hashes.map((sha256, index) => [sha256, runs[index]]));
  for (const sha256 of [...runOf.keys()].sort()) {
    const run = runOf.get(sha256);
    if (run !== undefined) await storeTestData(db, [await stdinOf(run)]);
  }
}

async function stdinOf({ inputPath }: PrintRun) {
  return testContentOf(inputPath === null ? Buffer.alloc(0) : await fs.readFile(inputPath));
}

async function keep(
  { pool }: JudgingContext,
  printing: Pick<Printing, "name" | "keep">,
  { run, output }: { run: PrintRun; output: PrintedOutput | undefined },
): Promise<void> {
  if (output?.kind !== "stored") {
    const why = output?.kind === "failed" ? verdictText(output.verdict, output.reason) : "it was not run";
    throw new DomainError("bad_input", `${printing.name}: failed for data/${run.name}: ${why.slice(0, MOST_REASON)}`);
  }
  const text = (await listTestTexts(pool, [output.sha256])).get(output.sha256);
  if (text === undefined) throw new Error("what a judge has stored is not there");
  await printing.keep(run, text);
}
