import { createJudge, type Judge, RESTS_AFTER_MS } from "../judge.ts";
import type { JudgeSettings } from "../judge-environment.ts";
import { describeError } from "./command.ts";

/** Starts a judge for one command and stops it however the command ends, also at Ctrl+C. */
export async function withJudge<T>(
  config: JudgeSettings & { staysWarm: boolean },
  work: (judge: Judge) => Promise<T>,
): Promise<T> {
  const { dataDir, concurrency: slots, javaHome, programFolders, staysWarm } = config;
  const onWarning = (error: unknown) => console.error(describeError(error));
  // The Java compiler that stays starts with the first program in Java: most commands have none.
  const settings = { dataDir, slots, javaHome, programFolders, staysWarm, restsAfterMs: RESTS_AFTER_MS };
  const judge = await createJudge({ ...settings, onWarning });
  const interrupt = (signal: NodeJS.Signals) => {
    judge.stop().finally(() => process.exit(signal === "SIGINT" ? 130 : 143));
  };
  process.once("SIGINT", interrupt);
  process.once("SIGTERM", interrupt);
  let stopped: Promise<void> | null = null;
  try {
    for (const line of judge.lines) console.error(line);
    const value = await work(judge);
    stopped = judge.stop();
    await stopped;
    return value;
  } finally {
    process.off("SIGINT", interrupt);
    process.off("SIGTERM", interrupt);
    // After a failure its cause is what people have to read: cleaning up must not take its place.
    if (stopped === null) await judge.stop().catch((error: unknown) => console.error(describeError(error)));
  }
}
