import { createHash } from "node:crypto";
import { type Checker, isRunChecker, type RunChecker } from "@verdict/contract/judging";
import type { PackageFormat } from "@verdict/contract/problem-packages";
import { MEBIBYTE } from "@verdict/contract/units";
import { stringify } from "yaml";
import { type ExportedProblem, shortName } from "./exported-problem.ts";
import type { TimeLimitRule } from "./problem.ts";
import { wordsOfType } from "./problem-type.ts";

/** problem.yaml in this format, without a key that its tools do not know. */
export function problemYamlText(problem: ExportedProblem, format: PackageFormat): string {
  const { attribution, limits, checker } = problem;
  const yaml = {
    problem_format_version: format,
    type: typeOf(problem),
    name: nameOf(problem),
    uuid: attribution.uuid ?? uuidOf(problem),
    license: attribution.license,
    credits: attribution.credits,
    source: attribution.source,
    rights_owner: attribution.rightsOwner,
    keywords: problem.topics?.length ? problem.topics : null,
    limits: withoutNulls({
      time_limit: problem.isTimeLimitGiven ? limits.timeMs / 1000 : null,
      ...derivation(problem.timeLimitRule ?? null),
      memory: limits.memoryBytes / MEBIBYTE,
      output: limits.outputBytes / MEBIBYTE,
      validation_passes: isInPasses(checker) ? checker.passes : null,
    }),
  };
  return stringify(withoutNulls(yaml), { lineWidth: 0 });
}

function isInPasses(checker: Checker): checker is RunChecker {
  return isRunChecker(checker) && (checker.kind === "multi-pass" || checker.passes > 1);
}

function typeOf({ scoring, checker }: ExportedProblem): string | readonly string[] | null {
  const words = wordsOfType({ isScoring: Boolean(scoring), partInRun: isRunChecker(checker) ? checker : null });
  return words.length > 1 ? words : (words[0] ?? null);
}

/** One for all languages, or a map where another language has a title of its own. */
function nameOf({ title, statementLanguage = "en", translations = [] }: ExportedProblem): unknown {
  const others = translations.flatMap((each) => (each.title === null ? [] : [[each.language, each.title] as const]));
  return others.length === 0 ? title : Object.fromEntries([[statementLanguage, title], ...others]);
}

/** Written only where it differs from the format's defaults. */
function derivation(rule: TimeLimitRule | null): Record<string, unknown> {
  if (rule === null || (rule.multiplier === 2 && rule.resolutionSeconds === 1)) return {};
  return { time_multipliers: { ac_to_time_limit: rule.multiplier }, time_resolution: rule.resolutionSeconds };
}

/** verdict.yaml, with our own fields; null where the problem has none. */
export function ownFieldsText(problem: ExportedProblem): string | null {
  const fields = withoutNulls({
    slug: shortName(problem.slug) === problem.slug ? null : problem.slug,
    order: problem.order,
    difficulty: problem.difficulty,
    tag: problem.tag,
    hints: problem.hints.length === 0 ? null : problem.hints,
    starter_code: problem.startCode,
    time_factors: problem.limits.timeFactors ?? null,
    checker: problem.checker.kind === "exact" ? "exact" : null,
  });
  return Object.keys(fields).length === 0 ? null : stringify(fields, { lineWidth: 0 });
}

/** The format demands one. Made from the slug, so that two exports of a problem are equal (version 8, RFC 9562). */
function uuidOf(problem: ExportedProblem): string {
  const hex = createHash("sha256").update(`verdict problem ${problem.slug}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function withoutNulls(map: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(map).filter(([, value]) => value !== null));
}
