import { TIME_LIMIT_SECONDS } from "@verdict/contract/problem-limits";
import { PackageError } from "./package-error.ts";
import { type PackageFolder, readText } from "./package-folder.ts";
import type { TimeLimitRule } from "./problem.ts";
import type { ProblemYaml } from "./problem-yaml.ts";
import { DOMJUDGE_INI, readIniValue } from "./read-domjudge-ini.ts";

const MOST_BYTES = 64 * 1024;

/**
 * Seconds, or null when the package leaves the time limit to the system. The legacy format has no key for it: Kattis
 * keeps it in `.timelimit`, DOMjudge in `domjudge-problem.ini`, and many packages use the newer format's key anyway.
 */
export async function readTimeLimitSeconds(pack: PackageFolder, yaml: ProblemYaml): Promise<number | null> {
  if (yaml.limits?.time_limit) return yaml.limits.time_limit;
  const kattis = await readText(pack, ".timelimit", MOST_BYTES);
  if (kattis !== null && kattis.trim() !== "") return secondsIn(".timelimit", kattis.trim());
  const value = (await readIniValue(pack, "timelimit")) ?? (await readIniValue(pack, "time_limit"));
  return value === null ? null : secondsIn(DOMJUDGE_INI, value);
}

/**
 * Source: spec/2023-07-draft.md, "Problem Timing": the smallest multiple of the resolution; for the legacy format what
 * Kattis' problemtools does, whole seconds, rounded.
 */
export function timeLimitRuleOf(yaml: ProblemYaml): TimeLimitRule {
  const { time_multiplier: single, time_multipliers: multipliers, time_resolution: resolution } = yaml.limits ?? {};
  const multiplier = multipliers?.ac_to_time_limit ?? (typeof single === "object" ? single?.ac_to_time_limit : single);
  if (yaml.isLegacy) return { multiplier: multiplier ?? 5, resolutionSeconds: 1, rounding: "nearest" };
  return { multiplier: multiplier ?? 2, resolutionSeconds: resolution ?? 1, rounding: "up" };
}

function secondsIn(file: string, text: string): number {
  const seconds = Number(text);
  const { min, max } = TIME_LIMIT_SECONDS;
  if (seconds >= min && seconds <= max) return seconds;
  throw new PackageError(file, `the time limit must be a number of seconds from ${min} to ${max}`);
}
