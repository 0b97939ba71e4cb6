import { TEST_NAME_MAX_LENGTH } from "@verdict/contract/problem-limits";
import type { Scoring, TestGroup } from "@verdict/contract/scoring";
import * as z from "zod/mini";
import { PackageError } from "./package-error.ts";
import type { PackageFolder } from "./package-folder.ts";
import { listOf, PROBLEM_YAML, type ProblemYaml } from "./problem-yaml.ts";
import { readYaml } from "./read-yaml.ts";

/*
 * How a package gives points, for the default grader and for the newer format's groups. A grader of the package's own
 * is a program that decides about verdicts, and is refused.
 * Source: Kattis/problemtools, support/default_grader and problemtools/verifyproblem.py (TestCaseGroup);
 * Kattis/problem-package-format, spec/2025-09.md, "Test data configuration".
 */

const number = z.nullish(z.pipe(z.union([z.number(), z.string()]), z.coerce.number("must be a number")));
const GroupYaml = z.object(
  {
    grading: z.nullish(z.string("must be default or custom")),
    grader_flags: z.nullish(z.union([z.string(), z.array(z.string())], "must be a text")),
    on_reject: z.nullish(z.string("must be break or continue")),
    accept_score: number,
    reject_score: number,
    range: z.nullish(z.unknown()),
    max_score: z.nullish(z.union([z.number(), z.literal("unbounded")], "must be a number or unbounded")),
    score_aggregation: z.nullish(z.enum(["pass-fail", "sum", "min"], "must be pass-fail, sum or min")),
    require_pass: z.nullish(z.union([z.string(), z.array(z.string())], "must be a list of groups")),
    static_validation_score: z.nullish(z.unknown()),
  },
  "must be a map",
);
type GroupYaml = z.infer<typeof GroupYaml>;

interface Folder {
  /** As in TestGroup. */
  name: string;
  file: string;
  yaml: GroupYaml;
  hasTests: boolean;
  hasGroups: boolean;
}

/** Null for a package that gives no points. `tests` are the names of all its tests. */
export async function readScoring(
  pack: PackageFolder,
  yaml: ProblemYaml,
  tests: readonly string[],
): Promise<Scoring | null> {
  if (!yaml.isScoring) return null;
  for (const test of tests) {
    const own = test.slice(test.indexOf("/") + 1);
    if (own.length > TEST_NAME_MAX_LENGTH)
      throw new PackageError(`data/${test}.in`, "has too long a name for its group");
  }
  const folders = await readFolders(pack, tests);
  const custom = folders.find((folder) => folder.yaml.grading === "custom");
  if (custom !== undefined) {
    throw new PackageError(
      custom.file,
      "a package's own grader is not run: only sums, least, greatest and averages are",
    );
  }
  const isOlder = yaml.isLegacy || folders.some(hasOlderKeys);
  return isOlder ? olderScoring(folders, yaml) : newerScoring(folders);
}

/** Those of the tests, and all that they are in, each behind the one that it is in. */
async function readFolders(pack: PackageFolder, tests: readonly string[]): Promise<Folder[]> {
  const parents = tests.map(parentOf);
  const names = new Set([""]);
  for (const test of tests) {
    const parts = test.split("/");
    for (let length = 1; length < parts.length; length++) names.add(parts.slice(0, length).join("/"));
  }
  return Promise.all(
    [...names].map(async (name) => {
      const folder = name === "" ? "data" : `data/${name}`;
      const hasTests = parents.includes(name);
      const hasGroups = [...names].some((other) => other !== "" && parentOf(other) === name);
      for (const file of [`${folder}/test_group.yaml`, `${folder}/testdata.yaml`]) {
        const yaml = await readYaml(pack, file, GroupYaml);
        if (yaml !== null) return { name, file, yaml, hasTests, hasGroups };
      }
      return { name, file: `${folder}/test_group.yaml`, yaml: {}, hasTests, hasGroups };
    }),
  );
}

function parentOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf("/")));
}

function hasOlderKeys({ yaml }: Folder): boolean {
  const { grading, grader_flags: flags, on_reject: onReject, accept_score: score, range } = yaml;
  return [grading, flags, onReject, score, range].some((value) => value !== null && value !== undefined);
}

/** What a folder does not say, the one that it is in says for it. */
function olderScoring(folders: readonly Folder[], problem: ProblemYaml): Scoring {
  const inherited = new Map<string, Folder>();
  for (const folder of folders) {
    const parent = folder.name === "" ? undefined : inherited.get(parentOf(folder.name));
    const own = Object.entries(folder.yaml).filter(([, value]) => value !== null && value !== undefined);
    inherited.set(folder.name, { ...folder, yaml: { ...parent?.yaml, ...Object.fromEntries(own) } });
  }
  const all = [...inherited.values()];
  const ignoresSamples = flagsOf(all[0]?.yaml).includes("ignore_sample");
  const onReject = problem.grading?.on_reject ?? null;
  return { groups: all.map((folder) => olderGroup(folder, onReject)), ignoresSamples };
}

const AGGREGATES = ["sum", "min", "max", "avg"] as const;
const WITHOUT_MEANING_HERE = ["worst_error", "no_errors", "first_error", "ignore_sample"];

function olderGroup({ name, file, yaml }: Folder, onRejectOfAll: string | null): TestGroup {
  const flags = flagsOf(yaml);
  const known = [...AGGREGATES, ...WITHOUT_MEANING_HERE, "always_accept", "accept_if_any_accepted"];
  const unknown = flags.find((flag) => !known.includes(flag));
  if (unknown !== undefined) throw new PackageError(file, `grader_flags: ${unknown} is no flag of the default grader`);
  const acceptScore = yaml.accept_score ?? 1;
  const rejectScore = yaml.reject_score ?? 0;
  if (!(rejectScore <= acceptScore)) throw new PackageError(file, "accept_score must be at least reject_score");
  return {
    name,
    aggregate: flags.flatMap((flag) => AGGREGATES.filter((one) => one === flag)).at(-1) ?? "sum",
    acceptScore,
    rejectScore,
    endsEarly: endsEarly(file, onRejectOfAll ?? yaml.on_reject ?? "break"),
    accepts: flags.includes("accept_if_any_accepted") ? "any" : flags.includes("always_accept") ? "always" : "all",
    requires: groupNames(yaml.require_pass),
  };
}

function endsEarly(file: string, onReject: string): boolean {
  if (onReject === "break" || onReject === "first_error") return true;
  if (onReject === "continue" || onReject === "worst_error" || onReject === "grade") return false;
  throw new PackageError(file, "on_reject must be break or continue");
}

function flagsOf(yaml: GroupYaml | undefined): readonly string[] {
  return listOf(yaml?.grader_flags);
}

function groupNames(value: string | readonly string[] | null | undefined): string[] {
  return [...(typeof value === "string" ? [value] : (value ?? []))];
}

const WORTH_NOTHING = { acceptScore: 0, rejectScore: 0, endsEarly: false, accepts: "all" } as const;

function newerScoring(folders: readonly Folder[]): Scoring {
  const names = new Set(folders.map(({ name }) => name));
  const groups = folders.map((folder): TestGroup => {
    const { name, file, yaml } = folder;
    if (yaml.static_validation_score != null) throw new PackageError(file, "static validators are not supported");
    const requires = groupNames(yaml.require_pass);
    const unknown = requires.find((each) => !names.has(each));
    if (unknown !== undefined) throw new PackageError(file, `require_pass: there is no group ${unknown}`);
    if (name === "" || name === "sample") return { name, aggregate: "sum", ...WORTH_NOTHING, requires: [] };
    if (name.split("/").length > 2) return innerFolder(folders, folder);
    return { ...newerGroup(folder), requires };
  });
  return { groups, ignoresSamples: true };
}

function newerGroup(folder: Folder): Omit<TestGroup, "requires"> {
  const { name, file, yaml, hasGroups, hasTests } = folder;
  const isSecret = name === "secret";
  const how = yaml.score_aggregation ?? (isSecret ? "sum" : "pass-fail");
  if (isSecret && hasGroups) {
    if (hasTests) throw new PackageError("data/secret", "holds both tests and groups, which the format does not allow");
    if (how === "pass-fail")
      throw new PackageError(file, "score_aggregation of secret must be sum or min where it has groups");
    return { name, aggregate: how, ...WORTH_NOTHING };
  }
  const most = yaml.max_score ?? (isSecret ? 100 : "unbounded");
  if (most === "unbounded") {
    throw new PackageError(file, "names no max_score: scores that an output validator gives are not supported");
  }
  const isShared = how === "sum";
  return { name, ...WORTH_NOTHING, aggregate: isShared ? "share" : "min", acceptScore: most, endsEarly: !isShared };
}

/** A folder inside a group orders tests and says nothing of points; with `share` it would need its tests' number. */
function innerFolder(folders: readonly Folder[], { name, file }: Folder): TestGroup {
  const outer = folders.find((folder) => folder.name === name.split("/").slice(0, 2).join("/"));
  if (outer === undefined) throw new Error(`${name} lies in no group`);
  const group = newerGroup(outer);
  if (group.aggregate === "share") throw new PackageError(file, "a group with a sum may not have folders in it");
  return { ...group, name, requires: [] };
}

/** Refuses what no aggregate can express. */
export function refuseOtherGoals(yaml: ProblemYaml): void {
  if (yaml.isScoring && yaml.grading?.objective === "min") {
    throw new PackageError(PROBLEM_YAML, "grading.objective: problems where less is better are not supported");
  }
}
