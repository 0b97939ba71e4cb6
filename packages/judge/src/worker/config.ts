import { availableParallelism } from "node:os";
import * as z from "zod/mini";

/** In so many words, since it opens the machine to whoever submits: only "yes" is taken. */
export const AllowNoIsolation = z.optional(
  z.literal(
    "yes",
    'VERDICT_ALLOW_NO_ISOLATION must be "yes" or absent: with it, judged programs can read this machine',
  ),
);

/** The judge worker's environment. Parsed before anything starts; `process.env` is read in the main files only. */
const Environment = z.object({
  DATABASE_URL: z
    .string("DATABASE_URL is required: the address of the PostgreSQL that holds the jobs")
    .check(z.regex(/^postgres(?:ql)?:\/\//, "DATABASE_URL must begin with postgres://")),
  DATABASE_DIRECT_URL: z.optional(
    z.string().check(z.regex(/^postgres(?:ql)?:\/\//, "DATABASE_DIRECT_URL must begin with postgres://")),
  ),
  DATA_DIR: z._default(z.string(), "./data"),
  JUDGE_CONCURRENCY: z.optional(
    z.string().check(z.regex(/^[1-9]\d{0,2}$/, "JUDGE_CONCURRENCY must be a number from 1 to 999")),
  ),
  JAVA_HOME: z.optional(z.string()),
  VERDICT_ALLOW_NO_ISOLATION: AllowNoIsolation,
});

export interface WorkerConfig {
  databaseUrl: string;
  /** For LISTEN and the advisory lock, which a transaction pooler cannot hold. */
  databaseDirectUrl: string;
  dataDir: string;
  concurrency: number;
  javaHome: string | undefined;
  allowNoIsolation: boolean;
}

/** Throws an Error with one line for each thing that is wrong. Empty variables count as absent. */
export function readWorkerConfig(environment: Readonly<Record<string, string | undefined>>): WorkerConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = z.safeParse(Environment, given);
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => issue.message).join("\n"));
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR, JUDGE_CONCURRENCY, JAVA_HOME, VERDICT_ALLOW_NO_ISOLATION } =
    parsed.data;
  return {
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: DATABASE_DIRECT_URL ?? DATABASE_URL,
    dataDir: DATA_DIR,
    concurrency: JUDGE_CONCURRENCY === undefined ? availableParallelism() : Number(JUDGE_CONCURRENCY),
    javaHome: JAVA_HOME,
    allowNoIsolation: VERDICT_ALLOW_NO_ISOLATION === "yes",
  };
}
