import { availableParallelism } from "node:os";
import * as z from "zod/mini";

/** The settings that the judge worker and the command line have in common, with the same names and defaults in both. */
export const JUDGE_ENVIRONMENT = {
  DATA_DIR: z._default(z.string(), "./data"),
  JUDGE_CONCURRENCY: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/, "must be a number from 1 to 999"))),
  JAVA_HOME: z.optional(z.string()),
  PATH: z._default(z.string(), ""),
};
const Settings = z.object(JUDGE_ENVIRONMENT);

export interface JudgeSettings {
  dataDir: string;
  /** Runs at once; the number of cores by default. */
  concurrency: number;
  /** A JDK to prefer over the newest one of the machine. */
  javaHome: string | undefined;
  /** PATH. */
  programFolders: readonly string[];
}

export function judgeSettings(environment: z.infer<typeof Settings>): JudgeSettings {
  const { DATA_DIR, JUDGE_CONCURRENCY, JAVA_HOME, PATH } = environment;
  return {
    dataDir: DATA_DIR,
    concurrency: JUDGE_CONCURRENCY === undefined ? availableParallelism() : Number(JUDGE_CONCURRENCY),
    javaHome: JAVA_HOME,
    programFolders: PATH.split(":").filter((folder) => folder !== ""),
  };
}
