import type { Judging } from "./judging.ts";

/** What came of all; `known` are the results until one stopped the rest. */
export type Tried<Result, Stop> =
  | { kind: "ended"; results: Result[] }
  | { kind: "stopped"; stop: Stop; known: Result[] };

/**
 * Tries so many inputs at once, as many as there are slots, and gives their results in order: without those behind what
 * has shown that they are not worth running. One may stop all others.
 */
export async function withEarlyStop<Result, Stop>(
  { signal }: Pick<Judging, "signal">,
  input: {
    count: number;
    tryOne(index: number): Promise<{ kind: "result"; result: Result } | { kind: "stop"; stop: Stop }>;
    isTooSlow(result: Result): boolean;
    onResult?(result: Result): void;
  },
): Promise<Tried<Result, Stop>> {
  const results: (Result | undefined)[] = Array.from({ length: input.count }, () => undefined);
  const areTooSlow = () => results.map((result) => (result === undefined ? undefined : input.isTooSlow(result)));
  const end = Promise.withResolvers<"hopeless" | { stop: Stop }>();
  const running = results.map(async (_none, index) => {
    const tried = await input.tryOne(index);
    if (tried.kind === "stop") return end.resolve({ stop: tried.stop });
    results[index] = tried.result;
    if (!signal.aborted) input.onResult?.(tried.result);
    if (lastWorthRunning(areTooSlow()) !== null) end.resolve("hopeless");
  });
  // Those that run on after a stop are aborted, and their rejections have nobody else to hear them.
  for (const one of running) one.catch(() => undefined);
  const ended = await Promise.race([end.promise, Promise.all(running).then(() => "all" as const)]);
  const isKnown = (result: Result | undefined): result is Result => result !== undefined;
  if (typeof ended === "object") return { kind: "stopped", stop: ended.stop, known: results.filter(isKnown) };
  const last = lastWorthRunning(areTooSlow());
  return { kind: "ended", results: (last === null ? results : results.slice(0, last + 1)).filter(isKnown) };
}

/** How many time limits in a row end the judging of one submission: further ones would only keep others waiting. */
const HOPELESS_IN_A_ROW = 2;

/**
 * The index of the last test that is judged when the time limit was hit twice in a row, or null; null also while an
 * earlier test has not ended, which may fail first or pass. So it depends on the order of the tests only, not on which
 * of them happened to run at the same time.
 */
export function lastWorthRunning(areTooSlow: readonly (boolean | undefined)[]): number | null {
  let inARow = 0;
  for (const [index, isTooSlow] of areTooSlow.entries()) {
    if (isTooSlow === undefined) return null;
    inARow = isTooSlow ? inARow + 1 : 0;
    if (inARow === HOPELESS_IN_A_ROW) return index;
  }
  return null;
}
