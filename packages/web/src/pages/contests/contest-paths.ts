import { paths } from "../../platform/paths.ts";

/** The addresses that are linked from a contest's own pages alone. */
export const contestPaths = {
  new: `${paths.contests}/new/edit`,
  newChallenge: `${paths.contests}/new/challenge`,
  edit: (contestId: string) => `${paths.contest(contestId)}/edit`,
  reveal: (contestId: string) => `${paths.contest(contestId)}/reveal`,
  submission: (contestId: string, submissionId: string) =>
    `${paths.contest(contestId)}/submission/${encodeURIComponent(submissionId)}`,
  sealed: (contestId: string) => `${paths.contest(contestId)}/sealed`,
  likeness: ({ contestId, label, which }: { contestId: string; label: string; which: string }) =>
    `${paths.contest(contestId)}?${new URLSearchParams({ tab: "likeness", problem: label, which })}`,
  likePair: (
    { contestId, label, which }: { contestId: string; label: string; which: string },
    pair: { first: string; second: string },
  ) => `${paths.contest(contestId)}/likeness/${encodeURIComponent(label)}?${new URLSearchParams({ which, ...pair })}`,
} as const;
