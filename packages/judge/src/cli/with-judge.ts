import { createJudge, type Judge } from "../judge.ts";
import type { CliConfig } from "./cli-config.ts";

/** Starts a judge for one command and stops it however the command ends, also at Ctrl+C. */
export async function withJudge<T>(
  config: CliConfig & { staysWarm: boolean },
  work: (judge: Judge) => Promise<T>,
): Promise<T> {
  const { dataDir, slots, javaHome, allowNoIsolation, staysWarm } = config;
  const onWarning = (error: unknown) => console.error(describeError(error));
  const judge = await createJudge({ dataDir, slots, javaHome, allowNoIsolation, staysWarm, onWarning });
  const interrupt = (signal: NodeJS.Signals) => {
    judge.stop().finally(() => process.exit(signal === "SIGINT" ? 130 : 143));
  };
  process.once("SIGINT", interrupt);
  process.once("SIGTERM", interrupt);
  try {
    for (const line of judge.lines) console.error(line);
    return await work(judge);
  } finally {
    process.off("SIGINT", interrupt);
    process.off("SIGTERM", interrupt);
    await judge.stop();
  }
}

/** What went wrong, with its causes, in one line. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${describeError(error.cause)}`;
}
