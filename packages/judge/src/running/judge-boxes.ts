import type { BoxEvent } from "@verdict/contract/jobs";
import { createSandbox } from "@verdict/sandbox/create-sandbox";
import {
  type PairReport,
  type RunReport,
  type Sandbox,
  SandboxError,
  type SandboxOptions,
} from "@verdict/sandbox/sandbox";

/** Where a judge's boxes are made. */
export interface JudgeBoxes {
  /** As it is, for what stays running. */
  sandbox: Sandbox;
  /** Tries again what the machine has failed to do. */
  run: Sandbox["run"];
  runPair: Sandbox["runPair"];
  /** The same by runners of their own, from the first draft on: nobody who wants a slot waits for a draft's box. */
  runForDrafts: Sandbox["run"];
  stop(): Promise<void>;
}

/** `onBox` hears what becomes of every box that judges something. */
export async function createJudgeBoxes(
  options: Omit<SandboxOptions, "onRunnerReplaced">,
  onBox: (event: BoxEvent) => void,
): Promise<JudgeBoxes> {
  const create = (spareSlots: number) =>
    createSandbox({ ...options, spareSlots, onRunnerReplaced: () => onBox("runner-replaced") });
  const sandbox = await create(options.spareSlots ?? 0);
  let draftSandbox: Promise<Sandbox> | null = null;
  return {
    sandbox,
    run: runIn(async () => sandbox, onBox),
    runPair: (pair, signal) => withRetries(() => told(onBox, () => sandbox.runPair(pair, signal)), signal),
    runForDrafts: runIn(() => {
      draftSandbox ??= create(0);
      return draftSandbox;
    }, onBox),
    async stop() {
      await sandbox.stop();
      await (await draftSandbox)?.stop();
    },
  };
}

type OnBox = (event: BoxEvent) => void;

function runIn(sandbox: () => Promise<Sandbox>, onBox: OnBox): Sandbox["run"] {
  return (command, signal, hurry) =>
    withRetries(() => told(onBox, async () => (await sandbox()).run(command, signal, hurry)), signal);
}

async function told<Report extends RunReport | PairReport>(onBox: OnBox, run: () => Promise<Report>): Promise<Report> {
  try {
    const report = await run();
    for (const end of endsOf(report)) if (end.kind !== "killed") onBox(end.kind === "limit" ? end.limit : end.kind);
    return report;
  } catch (error) {
    if (error instanceof SandboxError) onBox("failed");
    throw error;
  }
}

function endsOf(report: RunReport | PairReport): PairReport["program"]["end"][] {
  return "end" in report ? [report.end] : [report.program.end, report.partner.end];
}

/** Also when the run is repeated in another slot whose runner has died unnoticed. */
const TRIES = 3;

/** A box that failed says nothing of the program, and the next box is a new one. */
async function withRetries<Report>(run: () => Promise<Report>, signal: AbortSignal | undefined): Promise<Report> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof SandboxError) || signal?.aborted || tries === TRIES) throw error;
    }
  }
}
