import { isDeepStrictEqual } from "node:util";
import type { Scoring, TestGroup } from "@verdict/contract/scoring";

/**
 * The keys of each group's yaml by its folder below data/ (empty: data/ itself), for the format's default grader.
 * `testsOf`: how many tests lie directly in a group.
 */
export function scoringKeys(
  { groups, ignoresSamples }: Scoring,
  testsOf: (group: string) => number,
): Map<string, Record<string, unknown>> {
  // Without any a group would take that of the one that it is in.
  const areRequired = groups.some(({ requires }) => requires.length > 0);
  return new Map(
    groups.map((group) => {
      const flags = [...flagsOf(group), ...(group.name === "" && ignoresSamples ? ["ignore_sample"] : [])];
      return [
        group.name,
        {
          grading: "default",
          on_reject: group.endsEarly ? "break" : "continue",
          grader_flags: flags.join(" "),
          accept_score: group.acceptScore / (group.aggregate === "share" ? Math.max(1, testsOf(group.name)) : 1),
          reject_score: group.rejectScore,
          ...(areRequired ? { require_pass: group.requires } : {}),
        },
      ];
    }),
  );
}

const WORTH_NOTHING = { acceptScore: 0, rejectScore: 0, endsEarly: false, accepts: "all" } as const;

/**
 * The same for the newer format's test_group.yaml; null where that has no words for it: points of a test that is not
 * passed, greatest and averages, halves of points, points outside `secret` and the groups in it. `tests` are their
 * names.
 */
export function newerScoringKeys(
  { groups, ignoresSamples }: Scoring,
  tests: readonly string[],
): Map<string, Record<string, unknown>> | null {
  const keys = new Map<string, Record<string, unknown>>();
  const secret = groups.filter(({ name }) => name.startsWith("secret/") && name.split("/").length === 2);
  for (const group of groups) {
    const own = newerKeys(group, { hasTests: tests.some((test) => parentOf(test) === group.name), secret });
    if (own === null) return null;
    keys.set(group.name, own);
  }
  const outer = new Map(groups.map((group) => [group.name, group]));
  const areInnerTheSame = groups.every((group) => {
    if (group.name.split("/").length < 3) return true;
    const whole = outer.get(group.name.split("/").slice(0, 2).join("/"));
    return whole?.aggregate === "min" && isEqual({ ...whole, requires: [], name: group.name }, group);
  });
  return ignoresSamples && areInnerTheSame ? keys : null;
}

function newerKeys(
  group: TestGroup,
  { hasTests, secret }: { hasTests: boolean; secret: readonly TestGroup[] },
): Record<string, unknown> | null {
  const { name, aggregate, acceptScore, requires } = group;
  const isWorthNothing = isEqual({ ...group, ...WORTH_NOTHING }, group);
  const required = requires.length === 0 ? {} : { require_pass: requires };
  if (name === "" || name === "sample") return isWorthNothing && aggregate === "sum" && !requires.length ? {} : null;
  if (!name.startsWith("secret")) return null;
  if (name === "secret" && secret.length > 0) {
    if (hasTests || !isWorthNothing || requires.length > 0 || (aggregate !== "sum" && aggregate !== "min")) return null;
    const most = secret.map((each) => each.acceptScore);
    const all = aggregate === "sum" ? most.reduce((sum, one) => sum + one, 0) : Math.min(...most);
    if (!Number.isInteger(all)) return null;
    return { max_score: all, score_aggregation: aggregate };
  }
  const isShare = aggregate === "share";
  const asRead = { ...group, ...WORTH_NOTHING, aggregate: isShare ? "share" : "min", acceptScore, endsEarly: !isShare };
  if (!isEqual(asRead as TestGroup, group)) return null;
  if (!Number.isInteger(acceptScore)) return null;
  if (name.split("/").length > 2) return {};
  return { max_score: acceptScore, score_aggregation: isShare ? "sum" : "pass-fail", ...required };
}

function parentOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf("/")));
}

function isEqual(one: TestGroup, other: TestGroup): boolean {
  return isDeepStrictEqual(one, other);
}

function flagsOf({ aggregate, accepts }: TestGroup): string[] {
  const accepting = { all: [], any: ["accept_if_any_accepted"], always: ["always_accept"] }[accepts];
  return [aggregate === "share" ? "sum" : aggregate, ...accepting];
}
