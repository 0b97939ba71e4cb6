import { AcceptedEvent, submit as submitCall, TestEvent } from "@verdict/contract/submissions";
import * as z from "zod/mini";
import { jsonText } from "../plain-text.ts";
import { readProgram } from "../problem-folder.ts";
import { describeResult } from "../verdict-text.ts";
import { type CommandContext, problemMeant, signedInSite } from "./command-context.ts";

/** 0 when the submission is accepted. */
export async function submit(
  context: CommandContext,
  input: { file: string | null; problemId: string | null; asJson: boolean },
): Promise<number> {
  const { terminal, folder } = context;
  const site = await signedInSite(context);
  const problemId = await problemMeant(context, { named: input.problemId, site });
  const program = await readProgram(folder, input.file);
  const watch = createWatch(terminal.progress);
  terminal.progress("Sent …");
  const result = await site.follow(submitCall, {
    params: { problemId },
    body: { code: program.source, language: program.language },
    onEvent: watch,
  });
  const page = new URL(`/submission/${result.submissionId}`, site.address).href;
  terminal.print(input.asJson ? jsonText(result) : describeResult(result, page));
  return result.accepted ? 0 : 1;
}

/** Tells how far the judge is, from the events of the call; those of later versions are passed over. */
function createWatch(show: (line: string) => void): (name: string, data: unknown) => void {
  let total = 0;
  let done = 0;
  return (name, data) => {
    if (name === "accepted") {
      total = z.parse(AcceptedEvent, data).totalTestCases;
      show("Waiting for a judge …");
    } else if (name === "compiled") {
      show("Compiled …");
    } else if (name === "test") {
      const { number, verdict } = z.parse(TestEvent, data);
      done += 1;
      show(`${done}/${total} tests judged … ${verdict === "AC" ? "" : `test ${number}: ${verdict}`}`);
    }
  };
}
