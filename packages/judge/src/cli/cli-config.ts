import { type Environment, parseEnvironment } from "@verdict/contract/environment";
import * as z from "zod/mini";
import { JUDGE_ENVIRONMENT, type JudgeSettings, judgeSettings } from "../judge-environment.ts";

/** The command line's environment: the judge's own settings, and where npm says that the user stands. */
const CliEnvironment = z.object({ ...JUDGE_ENVIRONMENT, INIT_CWD: z.optional(z.string()) });

export interface CliConfig extends JudgeSettings {
  /** Where the user stands: npm starts its scripts in the project's folder. */
  userFolder: string;
}

/** Throws EnvironmentError. */
export function readCliConfig(environment: Environment): CliConfig {
  const parsed = parseEnvironment(CliEnvironment, environment);
  return { ...judgeSettings(parsed), userFolder: parsed.INIT_CWD ?? process.cwd() };
}
