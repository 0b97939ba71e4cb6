import * as z from "zod/mini";

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

/** A new one runs from now on; what is not a stopwatch is none. */
export function parseStopwatch(stored: string | null, now: number): Stopwatch {
  const fresh = { elapsedMs: 0, startedAt: now };
  if (stored === null) return fresh;
  try {
    const parsed = z.safeParse(Stopwatch, JSON.parse(stored));
    return parsed.success ? parsed.data : fresh;
  } catch (error) {
    if (error instanceof SyntaxError) return fresh;
    throw error;
  }
}

/** `07:05`, `1:02:03`. */
export function stopwatchText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return seconds < 3600 ? rest : `${Math.floor(seconds / 3600)}:${rest}`;
}
