import * as z from "zod/mini";
import { keptValue } from "../../platform/kept-value.ts";

/**
 * How long somebody has worked on a problem: what is measured already, and since when it runs; null while it stands.
 */
const Stopwatch = z.object({ elapsedMs: z.number(), startedAt: z.nullable(z.number()) });
export type Stopwatch = z.infer<typeof Stopwatch>;

export function elapsedMs({ elapsedMs: before, startedAt }: Stopwatch, now: number): number {
  return before + (startedAt === null ? 0 : Math.max(0, now - startedAt));
}

export function toggled(watch: Stopwatch, now: number): Stopwatch {
  return { elapsedMs: elapsedMs(watch, now), startedAt: watch.startedAt === null ? now : null };
}

/** The one of this visit to a problem: a new one runs from now on. */
export function keptStopwatch(problemId: string, now: number) {
  return keptValue({
    key: `verdict:timer:${problemId}`,
    schema: Stopwatch,
    fallback: { elapsedMs: 0, startedAt: now },
    storage: () => sessionStorage,
  });
}

/** `07:05`, `1:02:03`. */
export function stopwatchText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return seconds < 3600 ? rest : `${Math.floor(seconds / 3600)}:${rest}`;
}
