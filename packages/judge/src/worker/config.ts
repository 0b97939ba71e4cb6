import { type Environment, parseEnvironment } from "@verdict/contract/environment";
import * as z from "zod/mini";
import { JUDGE_ENVIRONMENT, type JudgeSettings, judgeSettings } from "../judge-environment.ts";

/** The judge worker's environment. Parsed before anything starts. */
const WorkerEnvironment = z.object({
  ...JUDGE_ENVIRONMENT,
  DATABASE_URL: z
    .string("is required: the address of the PostgreSQL that holds the jobs")
    .check(z.regex(/^postgres(?:ql)?:\/\//, "must begin with postgres://")),
  DATABASE_DIRECT_URL: z.optional(z.string().check(z.regex(/^postgres(?:ql)?:\/\//, "must begin with postgres://"))),
  // Set by the supervisor of a judge that has given root up.
  VERDICT_RUNNER_LAUNCHER: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/, "is no address"))),
});

export interface WorkerConfig extends JudgeSettings {
  databaseUrl: string;
  /** For LISTEN and the advisory lock, which a transaction pooler cannot hold. */
  databaseDirectUrl: string;
  /** Who starts this judge's runners with the rights that it has not; undefined: it does so itself. */
  launcher: string | undefined;
}

/** Throws EnvironmentError. */
export function readWorkerConfig(environment: Environment): WorkerConfig {
  const parsed = parseEnvironment(WorkerEnvironment, environment);
  const { DATABASE_URL, DATABASE_DIRECT_URL, VERDICT_RUNNER_LAUNCHER } = parsed;
  return {
    ...judgeSettings(parsed),
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: DATABASE_DIRECT_URL ?? DATABASE_URL,
    launcher: VERDICT_RUNNER_LAUNCHER,
  };
}
