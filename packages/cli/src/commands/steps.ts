import { readFile } from "node:fs/promises";
import path from "node:path";
import { recordSteps, type StepsInput, type StepsTarget } from "@verdict/contract/steps";
import { unpackTrace } from "@verdict/contract/trace";
import { CliError } from "../cli-error.ts";
import { readProgram } from "../problem-folder.ts";
import { describeSteps } from "../steps-text.ts";
import { type CommandContext, problemMeant, signedInSite } from "./command-context.ts";

export interface StepsOrder {
  file: string | null;
  problemId: string | null;
  /** A file with an own input, or an example of the problem. */
  input: { file: string } | { example: number };
  target: StepsTarget;
  /** Steps that are shown. */
  most: number;
  asJson: boolean;
}

/** Shows step by step what a program does on an input: a judge of the site records it. 0 when there are steps. */
export async function showSteps(context: CommandContext, order: StepsOrder): Promise<number> {
  const { terminal, folder } = context;
  const site = await signedInSite(context);
  const problemId = await problemMeant(context, { named: order.problemId, site });
  const { source, language } = await readProgram(folder, order.file);
  const input = await inputOf(folder, order.input);
  const { target } = order;
  terminal.progress("Recording the steps …");
  const result = await site.follow(recordSteps, {
    params: { problemId },
    body: { code: source, language, input, target },
    onEvent: () => undefined,
  });
  switch (result.kind) {
    case "traced": {
      const trace = await unpackTrace(result.trace);
      terminal.print(order.asJson ? trace.trimEnd() : describeSteps({ ...result, trace, source, order }));
      return 0;
    }
    case "refused":
      terminal.say(result.compilerOutput);
      return 1;
    case "unsupported":
      terminal.say(result.reason);
      return 1;
    case "unreached":
      terminal.say(unreachedText(target, result));
      return 1;
    default:
      throw new CliError("The site's answer was not understood: does the command line fit the site?");
  }
}

async function inputOf(folder: string, input: StepsOrder["input"]): Promise<StepsInput> {
  if ("example" in input) return { kind: "example", number: input.example };
  const file = path.resolve(folder, input.file);
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new CliError(`${file} cannot be read.`, { cause });
  });
  return { kind: "own", text };
}

function unreachedText(target: StepsTarget, { steps, end }: { steps: number | null; end: string }): string {
  const isEnded = end !== "exit" && end !== "crash";
  if (isEnded) return "The program is recorded for four seconds, and did not get so far in them.";
  if (target.kind === "crash") return "The program does not crash.";
  const taken = steps === null ? "" : ` It takes ${steps.toLocaleString("en")} ${steps === 1 ? "step" : "steps"}.`;
  if (target.kind === "line") return `Line ${target.line} does not run from there on.${taken}`;
  return `There is no such step.${taken}`;
}
