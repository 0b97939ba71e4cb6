import { useQuery } from "@tanstack/react-query";
import { type HelperFact, helperFacts } from "@verdict/contract/helper-facts";
import { callApi } from "../platform/call-api.ts";
import { knownWord } from "../ui/known-word.ts";

/** What the helper would be told now; asked for anew whenever the user turns to the chat. */
export function useHelperFacts(problemId: string) {
  return useQuery({
    queryKey: ["helper-facts", problemId],
    queryFn: ({ signal }) => callApi(helperFacts, { params: { problemId }, signal }),
    staleTime: 0,
  });
}

const WORDS: Record<HelperFact, string> = {
  lastSubmission: "the verdict of your last submission",
  compilerOutput: "what the compiler said of it",
  failedExample: "the example that it fails",
  smallestFailure: "the smallest failing input",
  growth: "its measured growth",
  failingLine: "the line at fault",
};

export function seesText(facts: readonly string[]): string {
  const seen = ["the statement", "your code", ...facts.flatMap((fact) => knownWord(WORDS, fact) ?? [])];
  return `The helper sees ${seen.slice(0, -1).join(", ")} and ${seen.at(-1)}. It never sees hidden tests.`;
}

export function WhatItSees({ facts }: { facts: readonly string[] }) {
  return <p className="shrink-0 px-5 pt-2 text-xs leading-4 text-faint sm:px-6">{seesText(facts)}</p>;
}
