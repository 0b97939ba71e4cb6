/** How much of a ladder is shown around the next step, before one asks for all of it. */
const SHOWN_BEHIND = 2;
const SHOWN_STEPS = 8;

/** The part of a ladder to begin with: the last solved steps, the next one, and some of what follows it. */
export function stepsAround<T extends { _id: string }>(
  steps: readonly T[],
  solvedIds: ReadonlySet<string>,
): { shown: readonly T[]; next: T | null } {
  const at = steps.findIndex(({ _id }) => !solvedIds.has(_id));
  const wanted = (at === -1 ? steps.length : at) - SHOWN_BEHIND;
  const from = Math.max(0, Math.min(wanted, steps.length - SHOWN_STEPS));
  return { shown: steps.slice(from, from + SHOWN_STEPS), next: steps[at] ?? null };
}
