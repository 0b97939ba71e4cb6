/**
 * `position` 1 is next; 0: a judge has taken it. `estimateSeconds` is null while nobody knows how fast the line moves.
 */
export interface Place {
  position: number;
  estimateSeconds: number | null;
}

/** How many jobs have ended until then, ever: only differences mean something. */
export interface Sample {
  atMs: number;
  done: number;
}

/** Shorter than that the rate is noise. */
const LEAST_SPAN_MS = 1_500;

/** Jobs a second that leave the queue, over the kept samples; null where that is not known, or where none has left. */
export function rateOf(samples: readonly Sample[]): number | null {
  const [first, last] = [samples.at(0), samples.at(-1)];
  if (first === undefined || last === undefined || last.atMs - first.atMs < LEAST_SPAN_MS) return null;
  const rate = (last.done - first.done) / ((last.atMs - first.atMs) / 1000);
  return rate > 0 ? rate : null;
}

/**
 * Jobs of people that may wait at all: up to there taking and storing one costs the same (bench/queue.ts), and the line
 * is read in 40 ms.
 */
export const MOST_WAITING = 20_000;
/** A short line is never full, however slow it is: a rate of few jobs says little, and a judge may be on its way. */
export const FEW_WAITING = 200;
/**
 * Nobody waits longer for a run: its call ends then. A submission is kept and judged all the same, so it may wait
 * longer.
 */
const LONGEST_WAIT_SECONDS = { run: 100, submission: 600 };

export function isFull(line: { purpose: "run" | "submission"; waiting: number; rate: number | null }): boolean {
  const { purpose, waiting, rate } = line;
  if (waiting >= MOST_WAITING) return true;
  return waiting >= FEW_WAITING && rate !== null && waiting / rate > LONGEST_WAIT_SECONDS[purpose];
}

/** `about 40 seconds`, `about 3 minutes`. */
export function waitWords(seconds: number): string {
  if (seconds < 1.5) return "about a second";
  if (seconds < 90) return `about ${Math.round(seconds)} seconds`;
  return `about ${Math.round(seconds / 60)} minutes`;
}
