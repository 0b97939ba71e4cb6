import { AcceptedEvent, TestEvent } from "@verdict/contract/submissions";
import * as z from "zod/mini";
import { jsonText } from "../plain-text.ts";
import { readProgram } from "../problem-folder.ts";
import type { SiteEvent } from "../site.ts";
import { describeResult } from "../verdict-text.ts";
import { type CommandContext, problemMeant, signedInSite } from "./command-context.ts";
import { sendSubmission } from "./send-submission.ts";

/** 0 when the submission is accepted. */
export async function submit(
  context: CommandContext,
  input: { file: string | null; problemId: string | null; asJson: boolean },
): Promise<number> {
  const { terminal, folder } = context;
  const site = await signedInSite(context);
  const problemId = await problemMeant(context, { named: input.problemId, site });
  const program = await readProgram(folder, input.file);
  terminal.progress("Sent …");
  const onEvent = createWatch(terminal.progress);
  const result = await sendSubmission(context, { site, problemId, program, onEvent });
  const page = new URL(`/submission/${result.submissionId}`, site.address).href;
  terminal.print(input.asJson ? jsonText(result) : describeResult(result, page));
  return result.accepted ? 0 : 1;
}

/**
 * Tells how far the judge is, from the events of the call; those of later versions are passed over. After a break a
 * test may be told once more.
 */
function createWatch(show: (line: string) => void): (event: SiteEvent) => void {
  let total = 0;
  const done = new Set<number>();
  return ({ name, data }) => {
    if (name === "accepted") {
      total = z.parse(AcceptedEvent, data).totalTestCases;
      show("Waiting for a judge …");
    } else if (name === "compiled") {
      show("Compiled …");
    } else if (name === "test") {
      const { number, verdict } = z.parse(TestEvent, data);
      done.add(number);
      show(`${done.size}/${total} tests judged … ${verdict === "AC" ? "" : `test ${number}: ${verdict}`}`);
    }
  };
}
