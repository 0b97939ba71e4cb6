import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const TOPICS_MAX = 12;
export const TOPIC_MAX_LENGTH = 40;

/**
 * Trimmed, each once whatever its capitals; what is empty or too long for a topic, and what is one too many, is left
 * out.
 */
export function tidyTopics(texts: readonly string[]): string[] {
  const topics = new Map<string, string>();
  for (const text of texts) {
    const topic = text.trim().replaceAll(/\s+/g, " ");
    const key = topic.toLowerCase();
    if (topic !== "" && topic.length <= TOPIC_MAX_LENGTH && !topics.has(key)) topics.set(key, topic);
  }
  return [...topics.values()].slice(0, TOPICS_MAX);
}

/**
 * What tells something of how a problem is solved: its topics, and how difficult it was for those who have tried it.
 * `rating` is on the scale of Elo's numbers, 1500 being the middle; left out until enough people have tried it.
 * `acceptedAtFirst`: whether the first submission of the one who asks was accepted, those that do not compile left out;
 * left out before there is one.
 */
export const ProblemTopics = z.object({
  problemId: z.string(),
  topics: z.array(z.string()),
  rating: z.optional(z.number()),
  acceptedAtFirst: z.optional(z.boolean()),
});
export type ProblemTopics = z.infer<typeof ProblemTopics>;

/**
 * A call of its own, which only those make who wish to know. Problems that have neither, drafts, and what a contest or
 * an assignment closes to the user are left out.
 */
export const problemTopics = endpoint({
  method: "GET",
  path: "/problem/problemTopics",
  access: "user",
  scope: "read",
  response: z.array(ProblemTopics),
  summary: "Topics and ratings of all problems",
});
