import type { BoxEvent } from "@verdict/contract/jobs";
import { createSandbox } from "@verdict/sandbox/create-sandbox";
import { type Sandbox, SandboxError, type SandboxOptions } from "@verdict/sandbox/sandbox";

/** Where a judge's boxes are made. */
export interface JudgeBoxes {
  /** As it is, for what stays running. */
  sandbox: Sandbox;
  /** Tries again what the machine has failed to do. */
  run: Sandbox["run"];
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
    run: withRetries(toldOf(sandbox, onBox)),
    runForDrafts: withRetries(async (command, signal, hurry) => {
      draftSandbox ??= create(0);
      return toldOf(await draftSandbox, onBox)(command, signal, hurry);
    }),
    async stop() {
      await sandbox.stop();
      await (await draftSandbox)?.stop();
    },
  };
}

function toldOf(sandbox: Sandbox, onBox: (event: BoxEvent) => void): Sandbox["run"] {
  return async (command, signal, hurry) => {
    try {
      const report = await sandbox.run(command, signal, hurry);
      onBox(report.end.kind === "limit" ? report.end.limit : report.end.kind);
      return report;
    } catch (error) {
      if (error instanceof SandboxError) onBox("failed");
      throw error;
    }
  };
}

/** Also when the run is repeated in another slot whose runner has died unnoticed. */
const TRIES = 3;

/** A box that failed says nothing of the program, and the next box is a new one. */
function withRetries(run: Sandbox["run"]): Sandbox["run"] {
  return async (command, signal, hurry) => {
    for (let tries = 1; ; tries++) {
      try {
        return await run(command, signal, hurry);
      } catch (error) {
        if (!(error instanceof SandboxError) || signal?.aborted || tries === TRIES) throw error;
      }
    }
  };
}
