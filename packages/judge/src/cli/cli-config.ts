import { availableParallelism } from "node:os";
import * as z from "zod/mini";
import { AllowNoIsolation } from "../worker/config.ts";

/** The command line's environment; the same names and defaults as everywhere (design of the project, section 2). */
const Environment = z.object({
  DATA_DIR: z._default(z.string(), "./data"),
  JUDGE_CONCURRENCY: z.optional(
    z.string().check(z.regex(/^[1-9]\d{0,2}$/, "JUDGE_CONCURRENCY must be a number from 1 to 999")),
  ),
  JAVA_HOME: z.optional(z.string()),
  INIT_CWD: z.optional(z.string()),
  VERDICT_ALLOW_NO_ISOLATION: AllowNoIsolation,
});

export interface CliConfig {
  dataDir: string;
  slots: number;
  javaHome: string | undefined;
  allowNoIsolation: boolean;
  /** Where the user stands: npm starts its scripts in the project's folder. */
  userFolder: string;
}

/** Throws an Error with one line for each thing that is wrong. Empty variables count as absent. */
export function readCliConfig(environment: Readonly<Record<string, string | undefined>>): CliConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = z.safeParse(Environment, given);
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => issue.message).join("\n"));
  const { DATA_DIR, JUDGE_CONCURRENCY, JAVA_HOME, INIT_CWD, VERDICT_ALLOW_NO_ISOLATION } = parsed.data;
  return {
    dataDir: DATA_DIR,
    slots: JUDGE_CONCURRENCY === undefined ? availableParallelism() : Number(JUDGE_CONCURRENCY),
    javaHome: JAVA_HOME,
    allowNoIsolation: VERDICT_ALLOW_NO_ISOLATION === "yes",
    userFolder: INIT_CWD ?? process.cwd(),
  };
}
