import { queryOptions } from "@tanstack/react-query";
import { problemTopics } from "@verdict/contract/topics";
import * as z from "zod/mini";
import { callApi } from "../platform/call-api.ts";
import { keptValue } from "../platform/kept-value.ts";

/** Whether this browser shows topics and ratings: they tell something of the solution, so nobody sees them unasked. */
export const { write: showTopics, useValue: useShowsTopics } = keptValue({
  key: "verdict:topics",
  schema: z.boolean(),
  fallback: false,
});

/** Asked for only by those who wish to see them. */
export const topicsQuery = queryOptions({
  queryKey: ["problemTopics"],
  queryFn: ({ signal }) => callApi(problemTopics, { signal }),
});

export interface TopicsOfProblem {
  topics: readonly string[];
  rating?: number | undefined;
  acceptedAtFirst?: boolean | undefined;
}

export type TopicsOf = ReadonlyMap<string, TopicsOfProblem>;

export function topicsById(rows: readonly (TopicsOfProblem & { problemId: string })[]): TopicsOf {
  return new Map(rows.map((row) => [row.problemId, row]));
}

/** All of them, in the order of the alphabet, each with the number of its problems. */
export function countTopics(topics: TopicsOf): { topic: string; problems: number }[] {
  const counts = new Map<string, number>();
  for (const { topics: some } of topics.values()) {
    for (const topic of some) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  return [...counts]
    .map(([topic, problems]) => ({ topic, problems }))
    .sort((one, two) => (one.topic < two.topic ? -1 : 1));
}
