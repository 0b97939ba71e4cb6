import { type Conversation, interactionText } from "@verdict/contract/conversation";
import { costOfSubmission } from "@verdict/contract/cost-text";
import { pointsText } from "@verdict/contract/points";
import type { SubmitResult } from "@verdict/contract/submissions";
import type { Opened } from "@verdict/contract/tolerant-reader";
import { plainText } from "./plain-text.ts";

const NAME: Readonly<Record<string, string>> = {
  AC: "Accepted",
  WA: "Wrong answer",
  TLE: "Time limit exceeded",
  MLE: "Memory limit exceeded",
  RTE: "Runtime error",
  CE: "Compile error",
  OLE: "Output limit exceeded",
  NC: "Not compared",
  JE: "Judge error",
};
/** Of one text in the terminal; the rest is on the submission's page. */
const MOST_LINES = 20;

export function verdictName(verdict: string | null): string {
  return verdict === null ? "Pending" : (Object.hasOwn(NAME, verdict) && NAME[verdict]) || plainText(verdict);
}

/** Everything that one wants to know at once of a verdict, in lines. `page` is the submission's own address. */
export function describeResult(result: Opened<SubmitResult>, page: string): string {
  const { verdict, passedTestCases, totalTestCases, failedTest } = result;
  const cost = costOfSubmission(result);
  const figures = [
    `${plainText(verdict)}  ${verdictName(verdict)}`,
    ...(result.points === undefined ? [] : [`${pointsText(result.points)} points`]),
    `${passedTestCases}/${totalTestCases} tests`,
    ...(cost === null ? [] : [cost.runtime, cost.memory].map(({ figure, of }) => `${figure} ${of}`.trimEnd())),
  ].join("  ");
  const details =
    result.compilerOutput ?? (failedTest === undefined ? (result.accepted ? "" : (result.error ?? "")) : null);
  const test =
    failedTest === undefined
      ? []
      : [
          ...(failedTest.reason === "" ? [] : [failedTest.reason]),
          ...(failedTest.conversation === undefined
            ? [
                block("input", failedTest.stdin),
                block("expected", failedTest.expected_output),
                block("your output", failedTest.stdout),
              ]
            : [conversationBlock(failedTest.conversation)]),
          ...(failedTest.stderr === "" ? [] : [block("standard error", failedTest.stderr)]),
        ];
  return [figures, ...groupLines(result), ...(details ? [plainText(details).trimEnd()] : []), ...test, page].join("\n");
}

/** Where there is more than one. */
function groupLines({ points }: Opened<SubmitResult>): string[] {
  if (points === undefined || points.groups.length < 2) return [];
  return points.groups.map((group) => {
    const verdict = group.verdict === null ? "not run" : group.score === group.most ? "" : verdictName(group.verdict);
    return `  ${plainText(group.name).replace(/^secret\//, "")}: ${pointsText(group)}  ${verdict}`.trimEnd();
  });
}

/** What was said: lines with > are the program's own, those with < it has read; --- divides runs of it. */
export function conversationBlock({ passes }: Opened<Conversation>): string {
  return block("what was said (> by your program, < to it)", interactionText({ passes }));
}

/** A titled text, indented, with its first lines only. */
export function block(title: string, text: string): string {
  const lines = plainText(text).trimEnd().split("\n");
  const shown = lines.slice(0, MOST_LINES).map((line) => `    ${line}`);
  const rest = lines.length - shown.length;
  return [`  ${title}:`, ...shown, ...(rest > 0 ? [`    … ${rest} more lines`] : [])].join("\n");
}
