import type { TopicsOf } from "./topics.ts";

export interface WeakTopic<Problem> {
  topic: string;
  /** Problems of it that were tried, and those of them whose first submission was accepted. */
  tried: number;
  atFirst: number;
  /** The first one in the catalogue's order that is not solved yet. */
  next: Problem;
}

/** One problem says more of itself than of its topic. */
const FEWEST_TRIED = 2;
const MOST_TOPICS = 3;

/**
 * The topics in which at most half of the first submissions were accepted and something is left to solve, the weakest
 * first; of two that are as weak the one with more tries.
 */
export function weakTopics<Problem extends { _id: string }>(
  problems: readonly Problem[],
  topics: TopicsOf,
  solvedIds: ReadonlySet<string>,
): WeakTopic<Problem>[] {
  const found = new Map<string, { topic: string; tried: number; atFirst: number; next: Problem | null }>();
  for (const problem of problems) {
    const { topics: own = [], acceptedAtFirst } = topics.get(problem._id) ?? {};
    for (const topic of own) {
      const sum = found.get(topic) ?? { topic, tried: 0, atFirst: 0, next: null };
      if (acceptedAtFirst !== undefined) sum.tried += 1;
      if (acceptedAtFirst === true) sum.atFirst += 1;
      if (!solvedIds.has(problem._id)) sum.next ??= problem;
      found.set(topic, sum);
    }
  }
  return [...found.values()]
    .flatMap((sum) => (sum.next === null ? [] : [{ ...sum, next: sum.next }]))
    .filter(({ tried, atFirst }) => tried >= FEWEST_TRIED && 2 * atFirst <= tried)
    .sort((one, two) => one.atFirst * two.tried - two.atFirst * one.tried || two.tried - one.tried)
    .slice(0, MOST_TOPICS);
}
