import * as z from "zod/mini";
import {
  type Environment,
  JUDGE_ENVIRONMENT,
  type JudgeSettings,
  judgeSettings,
  parseEnvironment,
} from "../judge-environment.ts";

/** The judge worker's environment. Parsed before anything starts. */
const WorkerEnvironment = z.object({
  ...JUDGE_ENVIRONMENT,
  DATABASE_URL: z
    .string("DATABASE_URL is required: the address of the PostgreSQL that holds the jobs")
    .check(z.regex(/^postgres(?:ql)?:\/\//, "DATABASE_URL must begin with postgres://")),
  DATABASE_DIRECT_URL: z.optional(
    z.string().check(z.regex(/^postgres(?:ql)?:\/\//, "DATABASE_DIRECT_URL must begin with postgres://")),
  ),
  PREPARE_DRAFTS: z._default(z.enum(["on", "off"], "PREPARE_DRAFTS must be on or off"), "on"),
  // Set by the supervisor of a judge that has given root up.
  VERDICT_RUNNER_LAUNCHER: z.optional(
    z.string().check(z.regex(/^[\w-]{1,100}$/, "VERDICT_RUNNER_LAUNCHER is no address")),
  ),
});

export interface WorkerConfig extends JudgeSettings {
  databaseUrl: string;
  /** For LISTEN and the advisory lock, which a transaction pooler cannot hold. */
  databaseDirectUrl: string;
  /** Who starts this judge's runners with the rights that it has not; undefined: it does so itself. */
  launcher: string | undefined;
  /** Whether the web servers hand drafts out at all. */
  expectsDrafts: boolean;
}

/** Throws an Error with one line for each thing that is wrong. Empty variables count as absent. */
export function readWorkerConfig(environment: Environment): WorkerConfig {
  const parsed = parseEnvironment(WorkerEnvironment, environment);
  const { DATABASE_URL, DATABASE_DIRECT_URL, VERDICT_RUNNER_LAUNCHER, PREPARE_DRAFTS } = parsed;
  return {
    ...judgeSettings(parsed),
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: DATABASE_DIRECT_URL ?? DATABASE_URL,
    launcher: VERDICT_RUNNER_LAUNCHER,
    expectsDrafts: PREPARE_DRAFTS === "on",
  };
}
