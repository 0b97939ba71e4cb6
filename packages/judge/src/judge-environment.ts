import { availableParallelism } from "node:os";
import * as z from "zod/mini";

/** The settings that the judge worker and the command line have in common, with the same names and defaults in both. */
export const JUDGE_ENVIRONMENT = {
  DATA_DIR: z._default(z.string(), "./data"),
  JUDGE_CONCURRENCY: z.optional(
    z.string().check(z.regex(/^[1-9]\d{0,2}$/, "JUDGE_CONCURRENCY must be a number from 1 to 999")),
  ),
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

export type Environment = Readonly<Record<string, string | undefined>>;

/** Throws an Error with one line for each thing that is wrong. Empty variables count as absent. */
export function parseEnvironment<T>(schema: z.ZodMiniType<T>, environment: Environment): T {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = z.safeParse(schema, given);
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => issue.message).join("\n"));
  return parsed.data;
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
