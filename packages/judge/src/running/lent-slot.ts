import type { RunReport, Sandbox } from "@verdict/sandbox/sandbox";
import { onceItStarves } from "../languages/unless-it-starves.ts";
import type { CompileContext } from "./compile.ts";
import type { JudgeTools } from "./judging.ts";

/*
 * Work ahead of need: a program is compiled for somebody who may want it soon, in a slot that nobody wants just now,
 * with what nobody else wants of the machine.
 */

/** Beyond any ordinary source, and short enough for a slot that is only lent. */
const MOST_CPU_MS = 8_000;
/** On a machine with too much to do. A request that waits for it gives up sooner. */
const LONGEST_MS = 60_000;

export interface LentSlot {
  /** Aborts when the slot is wanted. */
  context: CompileContext;
  /** To be aborted when a run waits for this very program: what is compiled then goes on at ordinary precedence. */
  sought: AbortController;
}

export class GivenUp extends Error {
  override name = "GivenUp";
}
export class TooMuch extends Error {
  override name = "TooMuch";
}

/**
 * Does the work in a slot that is lent. The slot goes back at once when somebody wants it, unless a run of the program
 * with these parts waits by then: the work has become that run's.
 */
export async function inLentSlot<T>(
  tools: Pick<JudgeTools, "slots" | "folders" | "programs"> & { sandbox: Pick<Sandbox, "run"> },
  { owner, parts, signal }: { owner: string; parts: readonly string[]; signal: AbortSignal },
  work: (lent: LentSlot) => Promise<T>,
): Promise<T | { kind: "given-up" | "too-much" }> {
  const isSought = () => tools.programs.isSought(parts);
  const givenUp = new AbortController();
  const sought = new AbortController();
  const starved = new AbortController();
  const giveUp = () => givenUp.abort(new GivenUp("the slot is wanted"));
  const giveSlotBack = tools.slots.lend({ owner, mayBeAskedBack: () => !isSought(), giveBack: giveUp });
  if (giveSlotBack === null) return { kind: "given-up" };
  const onAbort = () => {
    if (!isSought()) giveUp();
  };
  signal.addEventListener("abort", onAbort, { once: true });
  const onTooLong = () => isSought() || givenUp.abort(new TooMuch("a draft is given no more time"));
  const tooLong = setTimeout(onTooLong, LONGEST_MS);
  // On a machine that is busy with other things it would never end: it goes on like a run then, unless there is one.
  const stopLooking = onceItStarves(
    () => !tools.slots.isAtWork(),
    () => starved.abort(),
  );
  try {
    if (signal.aborted) return { kind: "given-up" };
    const hurry = AbortSignal.any([sought.signal, starved.signal]);
    const sandbox = { run: behindAllOthers(tools.sandbox, hurry) };
    return await work({ context: { sandbox, folders: tools.folders, signal: givenUp.signal }, sought });
  } catch (error) {
    const cause = givenUp.signal.aborted ? givenUp.signal.reason : error;
    if (cause instanceof TooMuch) return { kind: "too-much" };
    if (cause instanceof GivenUp) return { kind: "given-up" };
    throw error;
  } finally {
    clearTimeout(tooLong);
    stopLooking();
    signal.removeEventListener("abort", onAbort);
    giveSlotBack();
  }
}

/** Until something speaks against it, whatever is compiled here gets what nobody else wants of the machine. */
function behindAllOthers(sandbox: Pick<Sandbox, "run">, hurry: AbortSignal): Sandbox["run"] {
  const run = withoutLongRuns(sandbox);
  return (command, signal) => run({ ...command, precedence: "last" }, signal, hurry);
}

/** A box that reaches a limit of time says nothing of the source here: a run would give it more. */
function withoutLongRuns(sandbox: Pick<Sandbox, "run">): Sandbox["run"] {
  return async (command, signal, hurry): Promise<RunReport> => {
    const limits = { ...command.limits, cpuMs: Math.min(command.limits.cpuMs, MOST_CPU_MS) };
    const report = await sandbox.run({ ...command, limits }, signal, hurry);
    if (report.end.kind === "limit" && (report.end.limit === "cpu" || report.end.limit === "wall")) {
      throw new TooMuch("a draft is given no more time");
    }
    return report;
  };
}
