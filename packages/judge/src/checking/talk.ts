import { type Pair, type PairReport, type RunReport, SandboxError } from "@verdict/sandbox/sandbox";
import { BeginAnew } from "../running/begin-anew.ts";
import type { JudgeTools } from "../running/judging.ts";
import { patient, wasStarved } from "../running/patience.ts";
import { boxCommand, hasEnded, type RunnableProgram, SHOWN_BYTES, waitingLimitMs } from "../running/run-program.ts";
import { unlessRefused } from "../running/run-with-control.ts";
import type { HeldSlot } from "../running/slot-queue.ts";
import { isDecidedBy } from "./outcome-of-talk.ts";
import type { ProblemProgram } from "./problem-program.ts";
import { commandIn, type RunFolder } from "./run-folder.ts";
import { LIMITS_ON_OWN_INPUT, VALIDATOR_LIMITS } from "./validator.ts";

/**
 * How much an interactor may say is the judged program's choice, which may ask as much as it likes within its own
 * limits; so is how much it logs. It is ended by time.
 */
const UNBOUNDED_BYTES = 2 ** 40;
/** What is left to an interactor when the program has ended is to look at what was said. */
const LINGER_MS = 10_000;
/** On an input that somebody has typed. */
const OWN_LINGER_MS = 3_000;
const LOG_BYTES = 256 * 1024 * 1024;

interface TalkContext {
  tools: Pick<JudgeTools, "sandbox">;
  slot: HeldSlot;
}

interface TalkInput {
  interactor: ProblemProgram;
  folder: RunFolder;
  flags: readonly string[];
  /** Somebody has typed it. */
  isOwnInput: boolean;
}

/** A question and its answer go through this process in 0.1 ms (2026-11-26): a talk may be long, silence may not. */
export function talkLimits(timeMs: number): { wallMs: number; silentMs: number } {
  return { wallMs: 3 * waitingLimitMs(timeMs) + 10_000, silentMs: timeMs + 1_000 };
}

/**
 * Has a program talk with the problem's interactor, once. Throws SandboxError when a box failed or the machine refused
 * a runtime, and BeginAnew where it had no processor for them while others wait.
 */
export async function talk(
  { tools: { sandbox }, slot }: TalkContext,
  run: RunnableProgram,
  { interactor, folder, flags, isOwnInput }: TalkInput,
): Promise<PairReport> {
  const { wallMs, silentMs } = talkLimits(run.limits.timeMs);
  const partner = commandIn(folder, { ...interactor, flags });
  const partnerLimits = isOwnInput ? LIMITS_ON_OWN_INPUT : VALIDATOR_LIMITS;
  const pair: Pair = {
    program: boxCommand(run.program, { command: run.command, limits: run.limits, inputPath: null, wallMs }),
    partner: {
      ...partner,
      stdinPath: null,
      limits: {
        ...partnerLimits,
        ...partner.limits,
        // The program's limit of waiting comes first.
        wallMs: partnerLimits.wallMs + wallMs,
        outputBytes: UNBOUNDED_BYTES,
        fileBytes: LOG_BYTES,
      },
    },
    silentMs,
    lingerMs: isOwnInput ? OWN_LINGER_MS : LINGER_MS,
    recordBytes: SHOWN_BYTES,
    isDecidedBy,
  };
  const context = { sandbox, ...slot };
  return await unlessRefused(
    context,
    () => talkPatiently(context, pair),
    (report) => [
      ...refusalSaid(report.program, pair.program, run.language.refusal ?? null),
      ...refusalSaid(report.partner, pair.partner, interactor.language.refusal),
    ],
  );
}

function refusalSaid(
  report: PairReport["program"],
  command: Pair["program"],
  refusal: ProblemProgram["language"]["refusal"],
) {
  if (refusal === null || !hasEnded(report)) return [];
  const whole: RunReport = { ...report, stdout: new Uint8Array() };
  return refusal.isSaidBy(whole) ? [{ command, refusal }] : [];
}

/** As for one command (running/patience.ts). */
async function talkPatiently(
  { sandbox, signal, mayTakeLonger }: TalkContext["tools"] & HeldSlot,
  pair: Pair,
): Promise<PairReport> {
  const first = await sandbox.runPair(pair, signal);
  refuseStarvedPartner(first);
  if (!wereStarved(first)) return first;
  if (!mayTakeLonger()) throw new BeginAnew("the machine had no processor free");
  const [program, partner] = [pair.program, pair.partner].map((each) => ({ ...each, limits: patient(each.limits) }));
  return await sandbox.runPair({ ...pair, ...(program && partner ? { program, partner } : {}) }, signal);
}

/** What an honest interactor has ended with, however long a busy machine takes to give it so much. */
const ENOUGH_CPU_MS = 500;

/**
 * A machine that had no time for the interactor says nothing of the problem. One that has had its time, and wanted more
 * than a busy machine has, does not end by itself.
 */
function refuseStarvedPartner({ program, partner }: PairReport): void {
  const wasEnded = partner.end.kind === "killed" && hasEnded(program);
  const hadTime = (partner.waitedForProcessorMs ?? 0) < LINGER_MS / 2 || partner.cpuMs >= ENOUGH_CPU_MS;
  if (!wasEnded || hadTime) return;
  throw new SandboxError("the machine had no processor free for the interactor");
}

function wereStarved({ program, partner }: PairReport): boolean {
  if (program.end.kind !== "limit" || program.end.limit !== "wall") return false;
  return [program, partner].some((each) => wasStarved({ ...each, end: program.end }));
}
