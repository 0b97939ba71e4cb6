import type { Judging } from "../running/judging.ts";
import { hasEnded, outcomeOf, shown } from "../running/run-program.ts";
import { outcomeOfTalk } from "./outcome-of-talk.ts";
import type { Pass, PassInput } from "./pass.ts";
import { talk, talkLimits } from "./talk.ts";

/** The program talks with the problem's interactor. */
export async function talkInPass(judging: Judging, input: PassInput): Promise<Pass> {
  const { run, test, checker, judge, folder, time } = input;
  const { tools, inSlot, timed } = judging;
  const interactor = { interactor: judge, folder, flags: checker.arguments, isOwnInput: test.answerPath === null };
  const report = await inSlot.run(
    async (slot) => time.spent() ?? (await timed(`test ${test.number}`, () => talk({ tools, slot }, run, interactor))),
  );
  if ("kind" in report) return report;
  const { program, partner } = report;
  // As long as the program runs, the time is the program's.
  time.count({ ...partner, wallMs: partner.wallMs - program.wallMs });
  const ofProgram = report.said.flatMap(({ by, bytes }) => (by === "program" ? [bytes] : []));
  const ended = { ...program, stdout: Buffer.concat(ofProgram) };
  const outcome = hasEnded(ended) ? outcomeOf(run, ended) : null;
  const decided = outcomeOfTalk(report, { outcome, silentMs: talkLimits(run.limits.timeMs).silentMs });
  if (decided.kind === "problem-broken") return decided;
  return {
    kind: "ran",
    ran: { report: ended, outcome: decided.outcome },
    isAccepted: decided.isAccepted,
    said: report.said.map(({ by, bytes }) => ({ by: by === "program" ? by : "judge", text: shown(bytes) })),
    isCut: report.isCut,
  };
}
