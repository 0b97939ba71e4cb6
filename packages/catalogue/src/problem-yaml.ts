import { MOST_PASSES } from "@verdict/contract/judging";
import { HINTS_MAX, MEMORY_LIMIT_MEGABYTES, type Range, TIME_LIMIT_SECONDS } from "@verdict/contract/problem-limits";
import { Difficulty, Tag } from "@verdict/contract/problems";
import { TimeFactors } from "@verdict/contract/time-factors";
import * as z from "zod/mini";
import { PackageError } from "./package-error.ts";
import type { PackageFaults } from "./package-faults.ts";
import { findFile, type PackageFolder } from "./package-folder.ts";
import { type ProblemType, problemTypeOf } from "./problem-type.ts";
import { type FillConstants, readConstants } from "./read-constants.ts";
import { DOMJUDGE_INI, MOST_INI_BYTES, readIniValue } from "./read-domjudge-ini.ts";
import { readYaml, readYamlWithFaults } from "./read-yaml.ts";

/**
 * problem.yaml of the legacy format (also legacy-icpc) and of 2023-07 and later. Keys that we have no use for are let
 * pass; what would change a verdict and is not supported is refused.
 * Source: Kattis/problem-package-format, spec/legacy.md and spec/2023-07-draft.md.
 */
export const PROBLEM_YAML = "problem.yaml";
/** Our own fields in a file of their own: the format's tools refuse a problem.yaml with keys that they do not know. */
export const VERDICT_YAML = "verdict.yaml";

const Text = z.pipe(z.union([z.string(), z.number(), z.boolean()], "must be a text"), z.transform(String));
const OptionalText = z.nullish(Text);

function amount(most: number) {
  return numberThat((value) => value > 0 && value <= most, `must be a number above 0 and at most ${most}`);
}

function amountWithin({ min, max }: Range, unit: string) {
  return numberThat((value) => value >= min && value <= max, `must be a number of ${unit} from ${min} to ${max}`);
}

function numberThat(isRight: (value: number) => boolean, text: string) {
  const number = z.pipe(z.union([z.number(), z.string()], text), z.transform(Number));
  return z.nullish(number.check(z.refine(isRight, text)));
}

const Multipliers = z.object({ ac_to_time_limit: amount(1000) }, "must be a map");
const NOT_MULTIPLIER = "must be a number above 0 and at most 1000";

const Limits = z.object(
  {
    time_limit: amountWithin(TIME_LIMIT_SECONDS, "seconds"),
    // The legacy format has `time_multiplier`, the newer one the other two; its first drafts had the map in the
    // singular.
    time_multiplier: z.union([amount(1000), Multipliers], NOT_MULTIPLIER),
    time_multipliers: z.nullish(Multipliers),
    time_resolution: amount(TIME_LIMIT_SECONDS.max),
    memory: amountWithin(MEMORY_LIMIT_MEGABYTES, "MiB"),
    // How often a multi-pass problem may have a program run.
    validation_passes: numberThat(
      (value) => Number.isInteger(value) && value >= 1 && value <= MOST_PASSES,
      `must be a whole number from 1 to ${MOST_PASSES}`,
    ),
    // What is larger than we can compare is taken for the largest that we can.
    output: amount(Number.MAX_SAFE_INTEGER),
  },
  "must be a map",
);

const SLUG = "must be at most 100 small letters and digits, in words with hyphens between them";
const STARTER = "must be the text of a program";
const StarterCode = z.strictObject(
  { cpp: z.string(STARTER), java: z.string(STARTER), javascript: z.string(STARTER) },
  "must be a map",
);

/** Our own fields. Strict: a misspelt one would be lost quietly. */
const VerdictFields = z.strictObject(
  {
    slug: z.optional(z.string(SLUG).check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, SLUG), z.maxLength(100, SLUG))),
    order: z.optional(z.int("must be a whole number")),
    difficulty: z.optional(Difficulty),
    tag: z.optional(Tag),
    hints: z.optional(
      z.array(Text, "must be a list of texts").check(z.maxLength(HINTS_MAX, `may be at most ${HINTS_MAX}`)),
    ),
    starter_code: z.optional(StarterCode),
    time_factors: z.optional(TimeFactors),
    checker: z.optional(z.literal("exact", "may only be exact")),
  },
  "must be a map",
);

const ProblemYamlFile = z.object(
  {
    problem_format_version: OptionalText,
    type: z.nullish(z.union([Text, z.array(Text)], "must be a text or a list of texts")),
    name: z.nullish(
      z.union([Text, z.record(z.string(), OptionalText)], "must be a text or a map of languages to texts"),
    ),
    // Who made it is kept where we understand it and never a reason to refuse.
    uuid: z.optional(z.unknown()),
    license: z.optional(z.unknown()),
    author: z.optional(z.unknown()),
    credits: z.optional(z.unknown()),
    source: z.optional(z.unknown()),
    rights_owner: z.optional(z.unknown()),
    keywords: z.optional(z.unknown()),
    limits: z.nullish(Limits),
    // A map of switches in the first drafts of 2023-07.
    validation: z.nullish(z.union([Text, z.record(z.string(), z.unknown())], "must be a text")),
    // Of the legacy format, where its data's own yaml does not say it.
    grading: z.nullish(
      z.union([z.string(), z.object({ objective: OptionalText, on_reject: OptionalText })], "must be a map"),
    ),
    validator_flags: z.nullish(z.union([Text, z.array(Text)], "must be a text or a list of texts")),
    verdict: z.nullish(VerdictFields),
  },
  "must be a map",
);
type ProblemYamlFile = z.infer<typeof ProblemYamlFile>;

export interface ProblemYaml extends Omit<ProblemYamlFile, "grading">, ProblemType {
  grading: { objective?: string | null | undefined; on_reject?: string | null | undefined } | null;
  isLegacy: boolean;
  isValidationCustom: boolean;
  fillConstants: FillConstants;
}

/**
 * What is wrong in it goes to `faults`, and is not there in what is read then. Throws PackageError where there is none.
 */
export async function readProblemYaml(pack: PackageFolder, faults: PackageFaults): Promise<ProblemYaml> {
  const file =
    (await readYamlWithFaults(pack, PROBLEM_YAML, { schema: ProblemYamlFile, faults })) ??
    (await readDomjudgeIni(pack, faults));
  if (file === null) throw new PackageError(PROBLEM_YAML, "is missing; this is not a problem package");
  const isLegacy = await faults.orElse(true, () => isLegacyVersion(file.problem_format_version ?? "legacy"));
  const validation = validationWords(file.validation);
  const passes = file.limits?.validation_passes ?? null;
  const type = await faults.orElse(PASS_FAIL, () =>
    problemTypeOf([...listOf(file.type), ...validation.slice(1)], { file: PROBLEM_YAML, passes }),
  );
  if (validation[0] !== "default" && validation[0] !== "custom") {
    faults.add(new PackageError(PROBLEM_YAML, "validation must begin with default or custom"));
  }
  const grading = typeof file.grading === "string" ? null : (file.grading ?? null);
  return {
    ...file,
    ...type,
    verdict: await faults.orElse(file.verdict, () => readOwnFields(pack, file)),
    grading,
    isLegacy,
    isValidationCustom: validation[0] === "custom",
    fillConstants: await faults.orElse(
      (text) => text,
      () => readConstants(pack, PROBLEM_YAML),
    ),
  };
}

const PASS_FAIL: ProblemType = { isScoring: false, partInRun: null };

async function readOwnFields(pack: PackageFolder, file: ProblemYamlFile): Promise<ProblemYamlFile["verdict"]> {
  const own = await readYaml(pack, VERDICT_YAML, VerdictFields);
  if (own === null) return file.verdict;
  if (file.verdict) throw new PackageError(VERDICT_YAML, "says again what problem.yaml says under verdict");
  return own;
}

/** DOMjudge's older packages have nothing else; their own comparison programs are in none of the format's folders. */
async function readDomjudgeIni(pack: PackageFolder, faults: PackageFaults): Promise<ProblemYamlFile | null> {
  if ((await findFile(pack, DOMJUDGE_INI, MOST_INI_BYTES)) === null) return null;
  for (const key of ["special_run", "special_compare"]) {
    if ((await readIniValue(pack, key)) !== null) faults.add(new PackageError(DOMJUDGE_INI, `${key} is not supported`));
  }
  return { name: await readIniValue(pack, "name") };
}

function validationWords(value: ProblemYamlFile["validation"]): readonly string[] {
  if (value === null || value === undefined) return ["default"];
  if (typeof value === "string") return listOf(value);
  return ["custom", ...Object.keys(value).filter((key) => value[key] === true)];
}

/** The English title where there is one, else the first; null when problem.yaml gives none. */
export function titleOf(yaml: ProblemYaml): string | null {
  const name = yaml.name ?? null;
  const title =
    name === null || typeof name === "string" ? name : (name["en"] ?? Object.values(name).find((text) => text) ?? null);
  return title?.trim() || null;
}

/** Null where problem.yaml gives no title in this language, or one for all. */
export function titleIn(yaml: ProblemYaml, language: string): string | null {
  const name = yaml.name ?? null;
  return name === null || typeof name === "string" ? null : name[language]?.trim() || null;
}

export function listOf(value: string | readonly string[] | null | undefined): readonly string[] {
  if (value === null || value === undefined) return [];
  return typeof value === "string" ? value.split(/\s+/).filter((word) => word !== "") : value;
}

function isLegacyVersion(version: string): boolean {
  if (version === "legacy" || version === "legacy-icpc" || version === "icpc") return true;
  if (version === "draft" || /^20\d\d-\d\d(-draft)?$/.test(version)) return false;
  throw new PackageError(PROBLEM_YAML, `problem_format_version ${version} is not known`);
}
