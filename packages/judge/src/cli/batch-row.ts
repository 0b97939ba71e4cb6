import path from "node:path";
import type { Checker, JudgeResult } from "@verdict/contract/judging";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import { LanguageId } from "@verdict/contract/language";
import * as z from "zod/mini";
import type { JudgeTask } from "../judge-task.ts";

/** One line of a batch: a program, its tests as paths relative to the rows file, and its limits. */
export const BatchRow = z.object({
  id: z.union([z.string(), z.number()]),
  language: LanguageId,
  source: z.string(),
  tests: z.array(z.tuple([z.string(), z.string()])).check(z.minLength(1, "a row needs at least one test")),
  time_limit_s: z.optional(z.number().check(z.positive())),
  memory_mb: z.optional(z.number().check(z.positive())),
  checker: z._default(z.string(), "tokens"),
});
export type BatchRow = z.infer<typeof BatchRow>;

export interface BatchAnswer {
  id: BatchRow["id"];
  verdict: string;
  passed: number;
  total: number;
  cpu_ms: number;
  memory_bytes: number;
  tests: { verdict: string; cpu_ms: number; memory_bytes: number }[];
  compiler_output?: string;
}

/** Throws an Error in one line when the row is not one. */
export function parseRow(line: string): BatchRow {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new Error("not JSON", { cause: error });
  }
  const parsed = z.safeParse(BatchRow, value);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "));
}

const MIB = 1024 * 1024;

/** `folder` is that of the rows file. The row's limits are for this very program and hold as they are. */
export function taskOfRow(row: BatchRow, folder: string): JudgeTask {
  return {
    kind: "submit",
    language: row.language,
    source: row.source,
    limits: {
      timeMs: row.time_limit_s === undefined ? DEFAULT_LIMITS.timeMs : row.time_limit_s * 1000,
      memoryBytes: row.memory_mb === undefined ? DEFAULT_LIMITS.memoryBytes : Math.round(row.memory_mb * MIB),
      outputBytes: DEFAULT_LIMITS.outputBytes,
    },
    limitsAreFor: "program",
    checker: parseChecker(row.checker),
    tests: row.tests.map(([input, answer], index) => ({
      number: index + 1,
      isVisible: true,
      inputPath: path.resolve(folder, input),
      answerPath: path.resolve(folder, answer),
    })),
    reference: null,
  };
}

/** `tokens`, `exact`, or `float:1e-6` for an absolute or relative error of 1e-6. */
export function parseChecker(text: string): Checker {
  if (text === "tokens") return TOKEN_CHECKER;
  if (text === "exact") return { kind: "exact" };
  const tolerance = Number(/^float:(.+)$/.exec(text)?.[1]);
  if (!(tolerance >= 0)) throw new Error(`unknown checker "${text}": tokens, exact or float:1e-6`);
  return { kind: "float", absolute: tolerance, relative: tolerance, ignoreCase: false, ignoreSpace: true };
}

export function answerOfRow(id: BatchRow["id"], result: JudgeResult): BatchAnswer {
  return {
    id,
    verdict: result.verdict,
    passed: result.passed,
    total: result.total,
    cpu_ms: result.cpuMs,
    memory_bytes: result.memoryBytes,
    tests: result.tests.map((test) => ({
      verdict: test.verdict,
      cpu_ms: test.cpuMs,
      memory_bytes: test.memoryBytes,
    })),
    ...(result.compilerOutput === null ? {} : { compiler_output: result.compilerOutput }),
  };
}
