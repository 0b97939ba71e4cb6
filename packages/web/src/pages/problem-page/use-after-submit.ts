import { useQueryClient } from "@tanstack/react-query";
import { profileKey } from "../../accounts/use-profile.ts";
import { allProblemsQuery, problemQuery, solvedProblemsQuery } from "../../problems/problem-queries.ts";
import { submissionHistoryQuery } from "../../submissions/submission-queries.ts";

/** Everything that shows which or how many problems are solved. */
const SOLVED_SHOWN_IN = [allProblemsQuery.queryKey, solvedProblemsQuery.queryKey, profileKey] as const;

/** A submission changes the history; an accepted one also what counts as solved, everywhere. */
export function useAfterSubmit(problemId: string): (isAccepted: boolean) => void {
  const queryClient = useQueryClient();
  return (isAccepted) => {
    const changed: (readonly unknown[])[] = [submissionHistoryQuery(problemId).queryKey];
    if (isAccepted) changed.push(...SOLVED_SHOWN_IN, problemQuery(problemId).queryKey);
    for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey });
  };
}
