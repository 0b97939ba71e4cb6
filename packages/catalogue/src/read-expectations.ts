import type { Verdict } from "@verdict/contract/verdict";
import * as z from "zod/mini";
import { expectedVerdicts } from "./expected-verdicts.ts";
import { PackageError } from "./package-error.ts";
import type { PackageFolder } from "./package-folder.ts";
import { readYaml } from "./read-yaml.ts";
import { type SubmissionPattern, submissionPattern } from "./submission-globs.ts";

/**
 * What the package says its submissions get: by their folders, and by the patterns of submissions/submissions.yaml.
 * A pattern permits verdicts for each test and requires one of some for at least one test; what it says of single
 * groups of tests only narrows that and is let pass. Source: spec/2023-07-draft.md, "Example Submissions".
 */
export type Expectations = (submission: { folder: string; name: string; source: string }) => readonly Verdict[] | null;

/** Whether the package says that what a submission needs is not to be compared with the time limit. */
export type Untimed = (name: string) => boolean;

const Words = z.nullish(z.array(z.coerce.string()));
const Rule = z.object({ permitted: Words, required: Words });
type Rule = z.infer<typeof Rule>;
const SUBMISSIONS_YAML = "submissions/submissions.yaml";
/** Of all patterns; a package with a thousand submissions has one for each, and some for folders. */
const MOST_ALTERNATIVES = 2_000;
const RulesFile = z.record(z.string(), z.unknown(), "must be a map of patterns");

export async function readExpectations(pack: PackageFolder): Promise<{ expectations: Expectations; untimed: Untimed }> {
  const file = (await readYaml(pack, SUBMISSIONS_YAML, RulesFile)) ?? {};
  const entries = Object.entries(file).map(([name, value]) => ({ name, value, pattern: submissionPattern(name) }));
  if (entries.reduce((sum, { pattern }) => sum + Math.max(1, pattern.alternatives), 0) > MOST_ALTERNATIVES)
    throw new PackageError(SUBMISSIONS_YAML, `has more than ${MOST_ALTERNATIVES} patterns`);
  return { expectations: expectationsOf(entries), untimed: untimedIn(entries) };
}

/** What submissions.yaml says of a pattern. */
interface Entry {
  name: string;
  value: unknown;
  pattern: SubmissionPattern;
}

function expectationsOf(entries: readonly Entry[]): Expectations {
  const rules = entries.flatMap(({ name: written, value, pattern }) => {
    const rule = Rule.safeParse(value);
    if (!rule.success || !(rule.data.permitted || rule.data.required)) return [];
    const { permitted, required } = rule.data;
    return [{ written, pattern, permitted: knownWords(permitted), required: knownWords(required) }];
  });
  return ({ folder, name, source }) => {
    const ofFolder = expectedVerdicts(folder, source);
    const matching = rules.filter(({ pattern }) => pattern.means(name));
    if (matching.length === 0) return ofFolder;
    // A pattern that is the folder's bare name replaces what the name means, all others add to it.
    const isReplaced = matching.some(({ written }) => written === folder);
    const sets = matching.map(({ written, permitted, required }) => {
      const rule = { permitted, required };
      return verdictsOf(written === folder ? inherit(folder, rule) : rule);
    });
    if (ofFolder !== null && !isReplaced) sets.push(ofFolder);
    const common = IN_ORDER.filter((verdict) => sets.every((set) => set.includes(verdict)));
    return common.length === 0 ? ofFolder : common;
  };
}

const TimeRule = z.object({ use_for_time_limit: z.literal(false) });

function untimedIn(entries: readonly Entry[]): Untimed {
  const patterns = entries.filter(({ value }) => TimeRule.safeParse(value).success).map(({ pattern }) => pattern);
  return (name) => patterns.some((pattern) => pattern.means(name));
}

/** Each once; what the format does not know permits and requires nothing. */
function knownWords(words: Rule["required"]): Rule["required"] {
  return words && [...new Set(words)].filter((word) => Object.hasOwn(OURS, word));
}

/** What submissions.yaml says so that exactly these verdicts are read again. */
export function ruleFor(expected: readonly Verdict[]): Rule {
  const words = Object.keys(OURS).filter((word) => expected.some((verdict) => verdict === OURS[word]?.[0]));
  return expected.includes("AC") ? { permitted: words } : { permitted: words, required: words };
}

const IN_ORDER: readonly Verdict[] = ["AC", "WA", "TLE", "OLE", "RTE", "MLE", "CE"];
const EVERY = ["AC", "WA", "TLE", "RTE"];
const DEFAULTS: Readonly<Record<string, Rule>> = {
  accepted: { permitted: ["AC"] },
  rejected: { required: ["RTE", "TLE", "WA"] },
  wrong_answer: { permitted: ["AC", "WA"], required: ["WA"] },
  time_limit_exceeded: { permitted: ["AC", "TLE"], required: ["TLE"] },
  run_time_error: { permitted: ["AC", "RTE"], required: ["RTE"] },
  brute_force: { permitted: ["AC", "RTE", "TLE"], required: ["RTE", "TLE"] },
};

function inherit(folder: string, rule: Rule): Rule {
  const own = Object.hasOwn(DEFAULTS, folder) ? DEFAULTS[folder] : undefined;
  return { permitted: rule.permitted ?? own?.permitted, required: rule.required ?? own?.required };
}

/** The format knows neither memory nor output limit. */
const OURS: Readonly<Record<string, readonly Verdict[]>> = {
  AC: ["AC"],
  WA: ["WA", "OLE"],
  TLE: ["TLE", "OLE"],
  RTE: ["RTE", "MLE"],
  CE: ["CE"],
};

/** Over all tests: the first that failed decides, so any permitted verdict may be it. */
function verdictsOf({ permitted, required }: Rule): readonly Verdict[] {
  const mustFail = required ? !required.includes("AC") : false;
  const words = (permitted ?? EVERY).filter((word) => !(mustFail && word === "AC"));
  return words.flatMap((word) => (Object.hasOwn(OURS, word) ? (OURS[word] ?? []) : []));
}
