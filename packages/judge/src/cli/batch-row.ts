import path from "node:path";
import { readValidator } from "@verdict/catalogue/read-checker";
import type { JudgeResult } from "@verdict/contract/judge-result";
import type { Checker } from "@verdict/contract/judging";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import { LanguageId } from "@verdict/contract/language";
import { MEBIBYTE } from "@verdict/contract/units";
import * as z from "zod/mini";
import type { JudgeTask } from "../running/judge-task.ts";

/** Far beyond any contest's; what is larger would run for hours or is a mistake of units. */
const MOST_SECONDS = 3600;
const MOST_MIB = 65_536;

const missing = (what: string) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined ? "is missing" : what),
});
const text = () => z.string(missing("must be a text"));
/** Many programs write null for what they leave out. */
const amount = (most: number) => {
  const words = `must be a number above 0 and at most ${most}`;
  return z.nullish(z.number(words).check(z.positive(words), z.maximum(most, words)));
};
const LANGUAGES = `must be one of ${LanguageId.options.join(", ")}`;
const TEST = "must be two paths: input and answer";

/** One line of a batch: a program, its tests as paths relative to the rows file, and its limits. */
export const BatchRow = z.object(
  {
    id: z.union([z.string(), z.number()], missing("must be a text or a number")),
    language: z.literal(LanguageId.options, missing(LANGUAGES)),
    source: text(),
    tests: z
      .array(z.tuple([z.string(TEST), z.string(TEST)], TEST), missing("must be a list"))
      .check(z.minLength(1, "a row needs at least one test")),
    time_limit_s: amount(MOST_SECONDS),
    memory_mb: amount(MOST_MIB),
    checker: z.nullish(z.string("must be a text")),
    ignore_case: z.nullish(z.boolean("must be true or false")),
    validator: z.nullish(z.string("must be a path")),
    validator_arguments: z.nullish(z.array(z.string("must be texts"), "must be a list of texts")),
  },
  "must be an object",
);
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

/** A line that is no row. The id is that of the row where it has a usable one, so that its sender finds it again. */
export class BatchRowError extends Error {
  override name = "BatchRowError";
  readonly id: BatchRow["id"] | null;

  constructor(id: BatchRow["id"] | null, message: string, options?: ErrorOptions) {
    super(message, options);
    this.id = id;
  }
}

/** Throws a BatchRowError with one line that names every field that is wrong. */
export function parseRow(line: string): BatchRow {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new BatchRowError(null, "not JSON", { cause: error });
  }
  const parsed = z.safeParse(BatchRow, value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path: field, message }) => [field.join("."), message].join(" ").trim());
  const id = z.safeParse(z.object({ id: BatchRow.shape.id }), value);
  throw new BatchRowError(id.success ? id.data.id : null, [...new Set(issues)].join("; "));
}

/**
 * `folder` is that of the rows file. The row's limits are for this very program and hold as they are. Throws an Error
 * in one line for a checker or a validator that there is not.
 */
export async function taskOfRow(row: BatchRow, folder: string): Promise<JudgeTask> {
  return {
    kind: "submit",
    language: row.language,
    source: row.source,
    limits: {
      timeMs: row.time_limit_s ? row.time_limit_s * 1000 : DEFAULT_LIMITS.timeMs,
      memoryBytes: row.memory_mb ? Math.round(row.memory_mb * MEBIBYTE) : DEFAULT_LIMITS.memoryBytes,
      outputBytes: DEFAULT_LIMITS.outputBytes,
    },
    limitsAreFor: "program",
    checker: await checkerOfRow(row, folder),
    tests: row.tests.map(([input, answer], index) => ({
      number: index + 1,
      isVisible: true,
      inputPath: path.resolve(folder, input),
      answerPath: path.resolve(folder, answer),
    })),
    reference: null,
  };
}

async function checkerOfRow(row: BatchRow, folder: string): Promise<Checker> {
  if (row.validator) {
    if (row.checker) throw new Error("a row has a checker or a validator, not both");
    const program = await readValidator(path.resolve(folder, row.validator));
    return { kind: "validator", ...program, arguments: row.validator_arguments ?? [] };
  }
  const checker = parseChecker(row.checker ?? "tokens");
  if (!row.ignore_case) return checker;
  if (checker.kind === "exact") throw new Error("ignore_case does not go with the checker exact");
  return { ...checker, ignoreCase: true } as Checker;
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
