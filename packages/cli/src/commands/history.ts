import { costOfSubmission } from "@verdict/contract/cost-text";
import { pointsText } from "@verdict/contract/points";
import { submittedProblem } from "@verdict/contract/submissions";
import { jsonText, plainText } from "../plain-text.ts";
import { verdictName } from "../verdict-text.ts";
import { type CommandContext, problemMeant, signedInSite } from "./command-context.ts";

/** The newest submissions to a problem. */
export async function history(
  context: CommandContext,
  input: { problemId: string | null; asJson: boolean },
): Promise<number> {
  const { terminal } = context;
  const site = await signedInSite(context);
  const problemId = await problemMeant(context, { named: input.problemId, site });
  const submissions = await site.call(submittedProblem, { params: { problemId } });
  if (input.asJson) {
    terminal.print(jsonText(submissions));
    return 0;
  }
  for (const submission of submissions) {
    const { createdAt, verdict, language, testCasesPassed, testCasesTotal } = submission;
    const when = createdAt.slice(0, "2026-01-31T12:00".length).replace("T", " ");
    const tests = `${testCasesPassed}/${testCasesTotal}`.padStart(7);
    const points = submission.points === undefined ? "" : `  ${pointsText(submission.points)}`;
    const runtime = costOfSubmission(submission)?.runtime.figure ?? "–";
    terminal.print(
      `${when} UTC  ${plainText(verdict ?? "…").padEnd(3)}  ${tests}  ${runtime.padStart(7)}  ${plainText(language).padEnd(10)}  ${verdictName(verdict)}${points}`,
    );
  }
  if (submissions.length === 0) terminal.say("You have not submitted to this problem yet.");
  return 0;
}
