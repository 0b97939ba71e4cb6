import { readFile } from "node:fs/promises";
import path from "node:path";
import { run as runCall } from "@verdict/contract/submissions";
import type { OpenResponseOf } from "@verdict/contract/tolerant-reader";
import { CliError } from "../cli-error.ts";
import { jsonText, plainText } from "../plain-text.ts";
import { readProgram } from "../problem-folder.ts";
import { block, conversationBlock, verdictName } from "../verdict-text.ts";
import { type CommandContext, problemMeant, signedInSite } from "./command-context.ts";

export interface RunOrder {
  file: string | null;
  problemId: string | null;
  /** A file with an own input, in place of the examples. */
  input: string | null;
  asJson: boolean;
}

type RunResult = OpenResponseOf<typeof runCall>;

/** Runs a program at the site, as its Run button does: nothing of it is kept. 0 when every test has passed. */
export async function run(context: CommandContext, order: RunOrder): Promise<number> {
  const { terminal, folder } = context;
  const site = await signedInSite(context);
  const problemId = await problemMeant(context, { named: order.problemId, site });
  const { source, language } = await readProgram(folder, order.file);
  const own = order.input === null ? {} : { ownInput: await readInput(path.resolve(folder, order.input)) };
  terminal.progress("Running at the site …");
  const result = await site.follow(runCall, {
    params: { problemId },
    body: { code: source, language, ...own },
    onEvent: () => undefined,
  });
  terminal.print(order.asJson ? jsonText(result) : describeRun(result));
  return result.success ? 0 : 1;
}

async function readInput(file: string): Promise<string> {
  return await readFile(file, "utf8").catch((cause: unknown) => {
    throw new CliError(`${file} cannot be read.`, { cause });
  });
}

function describeRun({ testCases, verdict, error, compilerOutput }: RunResult): string {
  if (compilerOutput !== undefined) return `${verdictName(verdict)}\n${plainText(compilerOutput).trimEnd()}`;
  if (testCases.length === 0) return `${verdictName(verdict)}${error === undefined ? "" : `: ${plainText(error)}`}`;
  return testCases
    .map((test, index) => [`example ${index + 1}: ${verdictLine(test)}`, ...partsOf(test)].join("\n"))
    .join("\n");
}

type TestCase = RunResult["testCases"][number];

function verdictLine({ verdict, reason }: TestCase): string {
  return reason === "" ? verdictName(verdict) : `${verdictName(verdict)}: ${plainText(reason)}`;
}

/** Of one that has passed nothing but what was said. */
function partsOf({ conversation, verdict, stdin, expected_output: expected, stdout, stderr }: TestCase): string[] {
  const errors = stderr === "" ? [] : [block("standard error", stderr)];
  if (conversation !== undefined) return [conversationBlock(conversation), ...errors];
  if (verdict === "AC") return [];
  const wanted = expected === null ? [] : [block("expected", expected)];
  return [block("input", stdin), ...wanted, block("your output", stdout), ...errors];
}
