import * as z from "zod/mini";
import {
  type Environment,
  JUDGE_ENVIRONMENT,
  type JudgeSettings,
  judgeSettings,
  parseEnvironment,
} from "../judge-environment.ts";

/** The command line's environment: the judge's own settings, and where npm says that the user stands. */
const CliEnvironment = z.object({ ...JUDGE_ENVIRONMENT, INIT_CWD: z.optional(z.string()) });

export interface CliConfig extends JudgeSettings {
  /** Where the user stands: npm starts its scripts in the project's folder. */
  userFolder: string;
}

/** Throws an Error with one line for each thing that is wrong. Empty variables count as absent. */
export function readCliConfig(environment: Environment): CliConfig {
  const parsed = parseEnvironment(CliEnvironment, environment);
  return { ...judgeSettings(parsed), userFolder: parsed.INIT_CWD ?? process.cwd() };
}
