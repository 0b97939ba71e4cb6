import type { Conversation } from "@verdict/contract/conversation";
import type { RunChecker } from "@verdict/contract/judging";
import type { JudgeTask, TaskTest } from "../running/judge-task.ts";
import type { Judging } from "../running/judging.ts";
import type { CheckedOutput, ProblemBroken } from "../running/output-check.ts";
import { type JudgedTest, resultOfTest } from "../running/result-of-test.ts";
import { type EndedRun, type RunnableProgram, type Unparsable, unparsable } from "../running/run-program.ts";
import type { CheckingTime } from "./checking-time.ts";
import { createConversation } from "./conversation.ts";
import { resultOfRefused } from "./own-input.ts";
import { type EndedPass, type PassInput, together } from "./pass.ts";
import { printInPass } from "./print-in-pass.ts";
import { withProblemProgram } from "./problem-program.ts";
import { withRunFolder } from "./run-folder.ts";
import { talkInPass } from "./talk-in-pass.ts";

/**
 * Judges a test of a problem whose own program has a part in the run: it talks with the judged one, or has it run again
 * on what it makes of its output. Of a test that a user has written nobody knows the answer (the program gets an empty
 * file), and one that such a program can begin nothing with says nothing of the problem.
 */
export async function judgeRun(
  judging: Judging,
  input: { task: JudgeTask; run: RunnableProgram; test: TaskTest; checker: RunChecker; time: CheckingTime },
): Promise<JudgedTest | Unparsable> {
  const { task, run, test, checker, time } = input;
  const judged = await withProblemProgram(judging, checker, (judge) =>
    withRunFolder(judging.tools.folders, { ...judge, ...test }, (folder) =>
      runInPasses(judging, { run, test, checker, judge, folder, time }),
    ),
  );
  if (judged.kind === "problem-broken" && test.answerPath === null) {
    return { kind: "judged", result: resultOfRefused(test, NOTHING_TO_BEGIN_WITH) };
  }
  if (judged.kind !== "ran") return judged;
  const { ran, checked, conversation } = judged;
  // What an answer file holds here is for the problem's program alone.
  const withoutAnswer = { ...test, answerPath: null };
  const tested = await resultOfTest(run, { source: task.source, test: withoutAnswer, ran, check: async () => checked });
  if (tested.kind === "judged" && test.isVisible) return { ...tested, result: { ...tested.result, conversation } };
  return tested;
}

/** Why exactly would quote that program, which is nobody's but the author's. */
const NOTHING_TO_BEGIN_WITH = "This input is none that the problem's own program can begin anything with.";

interface EndedPasses {
  kind: "ran";
  ran: EndedRun;
  checked: CheckedOutput;
  conversation: Conversation;
}

async function runInPasses(judging: Judging, input: PassInput): Promise<EndedPasses | Unparsable | ProblemBroken> {
  const { run, checker, folder } = input;
  const conversation = createConversation();
  const runPass = checker.kind === "interactor" ? talkInPass : printInPass;
  let ran: EndedRun | null = null;
  for (let number = 1; ; number += 1) {
    const pass = await runPass(judging, input);
    if (pass.kind === "problem-broken") return pass;
    const refusal = ran === null ? await unparsable(judging, run, pass.ran) : null;
    if (refusal !== null) return refusal;
    ran = together(ran, pass.ran);
    conversation.addPass(pass.said, pass.isCut);
    const { message, wantsNextPass } = await folder.takeFeedback();
    if (!wantsNextPass || hasFailed(pass)) {
      const checked: CheckedOutput = { kind: "compared", passed: pass.isAccepted, detail: message, expected: null };
      return { kind: "ran", ran, checked, conversation: conversation.all() };
    }
    if (!pass.isAccepted) return broken("it asked for another pass and refused this one");
    if (number >= checker.passes) return broken(`it asked for more than ${checker.passes} passes`);
  }
}

/** Then the program has its verdict, whatever was asked for. */
function hasFailed({ ran }: EndedPass): boolean {
  return ran.outcome.kind === "failed";
}

function broken(what: string): ProblemBroken {
  return { kind: "problem-broken", reason: `the output validator is broken: ${what}` };
}
