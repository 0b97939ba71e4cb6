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

function flagsOf({ aggregate, accepts }: TestGroup): string[] {
  const accepting = { all: [], any: ["accept_if_any_accepted"], always: ["always_accept"] }[accepts];
  return [aggregate === "share" ? "sum" : aggregate, ...accepting];
}
