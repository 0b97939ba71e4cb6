/** The problems around one in catalogue order; null at the ends and for a problem that is not in the catalogue. */
export function neighboursOf<T extends { _id: string }>(
  problems: readonly T[],
  id: string,
): { previous: T | null; next: T | null } {
  const at = problems.findIndex((problem) => problem._id === id);
  if (at === -1) return { previous: null, next: null };
  return { previous: problems[at - 1] ?? null, next: problems[at + 1] ?? null };
}

/**
 * The next step after a problem: the first unsolved one of the same tag that stands behind it. The problems of a tag
 * are in the order of their ladder. Null at its top, and for a problem that is not in the catalogue.
 */
export function nextOnLadder<T extends { _id: string; tags: string }>(
  problems: readonly T[],
  solvedIds: ReadonlySet<string>,
  id: string,
): T | null {
  const at = problems.findIndex((problem) => problem._id === id);
  const tag = problems[at]?.tags;
  return problems.find((other, index) => index > at && other.tags === tag && !solvedIds.has(other._id)) ?? null;
}

/** Any other problem; an unsolved one where there is any. `random` is in [0, 1). Null when there is no other. */
export function randomProblem<T extends { _id: string }>(input: {
  problems: readonly T[];
  solvedIds: ReadonlySet<string>;
  id: string;
  random: number;
}): T | null {
  const others = input.problems.filter((problem) => problem._id !== input.id);
  const unsolved = others.filter((problem) => !input.solvedIds.has(problem._id));
  const choices = unsolved.length > 0 ? unsolved : others;
  return choices[Math.floor(input.random * choices.length)] ?? null;
}
