import type { Pair, PairReport, TalkerReport } from "@verdict/sandbox/sandbox";
import type { ProblemBroken } from "../running/output-check.ts";
import type { RunOutcome } from "../running/verdict.ts";
import { ACCEPTS, howItEnded, REFUSES } from "./validator.ts";

/**
 * What a program and the problem's interactor have come to. Whose end came first decides, since the other one may have
 * ended because of it: a program that fails before the interactor ends has that verdict, and one that fails for want of
 * an answer from an interactor that has refused it has a wrong answer. An interactor that ends in any other way than by
 * accepting or refusing says nothing of the program: the problem is broken.
 */
export type TalkOutcome = { kind: "decided"; outcome: RunOutcome; isAccepted: boolean } | ProblemBroken;

/** Whether an end makes it pointless to wait for the other one's. */
export const isDecidedBy: Pair["isDecidedBy"] = ({ talker, end, endedFirst }) => {
  if (talker !== endedFirst) return false;
  return !isExit(end, talker === "partner" ? ACCEPTS : 0);
};

/** `outcome` is the program's alone; null where it was ended since nobody wanted to know more of it. */
export function outcomeOfTalk(
  report: PairReport,
  { outcome, silentMs }: { outcome: RunOutcome | null; silentMs: number },
): TalkOutcome {
  const { partner, endedFirst, wereSilent } = report;
  const failed = outcome?.kind === "failed" ? outcome : null;
  if (keptProgramWaiting(report, silentMs)) {
    return broken(`the interactor took ${seconds(partner.cpuMs)} of processor time and gave no answer`);
  }
  if (failed !== null && endedFirst === "program") return decided(failed);
  if (partner.end.kind === "killed") {
    if (outcome === null && wereSilent) return decided(silence("nothing was said by your program or to it", report));
    return broken("the interactor did not end after the program had ended");
  }
  const accepts = isExit(partner.end, ACCEPTS);
  if (!accepts && !isExit(partner.end, REFUSES)) return broken(`the interactor ${howItEnded(partner)}`);
  if (!accepts && (outcome === null || endedFirst === "partner" || failed === null)) return refused();
  if (outcome === null) return decided(silence("your program went on after the interactor had ended", report));
  return failed === null && accepts ? { kind: "decided", outcome, isAccepted: true } : decided(outcome);
}

/** The program has reached its limit of waiting while the interactor computed, for longer than silence may last. */
function keptProgramWaiting({ program, partner, silenceMs }: PairReport, silentMs: number): boolean {
  const hasWaited = program.end.kind === "limit" && program.end.limit === "wall";
  return hasWaited && silenceMs > silentMs && partner.cpuMs > program.cpuMs;
}

function silence(what: string, { silenceMs }: PairReport): RunOutcome {
  const hint = "is every line of it flushed, does it read no more than it is told, and does it end?";
  const reason = `time limit exceeded (${what} for ${seconds(silenceMs)}: ${hint})`;
  return { kind: "failed", verdict: "TLE", reason, exception: null };
}

function decided(outcome: RunOutcome): TalkOutcome {
  return { kind: "decided", outcome, isAccepted: false };
}

function refused(): TalkOutcome {
  return decided({ kind: "finished" });
}

function broken(reason: string): TalkOutcome {
  return { kind: "problem-broken", reason };
}

function isExit(end: TalkerReport["end"], code: number): boolean {
  return end.kind === "exited" && end.code === code;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
