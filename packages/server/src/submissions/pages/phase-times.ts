import type { LanguageId } from "@verdict/contract/language";
import type { PhaseTimes } from "@verdict/contract/submission-pages";
import { secondsOfMs } from "@verdict/contract/units";
import type { AppContext } from "../../platform/context.ts";
import { readPhaseTimes } from "./store.ts";

/** A median of fewer says nothing. */
const FEWEST_SUBMISSIONS = 20;
/** The figures are those of hundreds of submissions: a minute changes nothing of them. */
const KEPT_MS = 60_000;

/** How long each phase takes on this site, by language. */
export type ReadPhaseTimes = (language: LanguageId) => Promise<PhaseTimes[]>;

export function createPhaseTimes(context: Pick<AppContext, "pool">): ReadPhaseTimes {
  const kept = new Map<LanguageId, { readAt: number; times: Promise<PhaseTimes[]> }>();
  return (language) => {
    const last = kept.get(language);
    if (last !== undefined && performance.now() - last.readAt < KEPT_MS) return last.times;
    const times = readTimes(context, language);
    kept.set(language, { readAt: performance.now(), times });
    // A failed reading is nothing to keep for a minute; whoever asked hears of it.
    times.catch(() => kept.delete(language));
    return times;
  };
}

async function readTimes({ pool }: Pick<AppContext, "pool">, language: LanguageId): Promise<PhaseTimes[]> {
  const rows = await readPhaseTimes(pool, language);
  return rows
    .filter(({ submissions }) => submissions >= FEWEST_SUBMISSIONS)
    .map(({ phase, p50_ms, p99_ms, submissions }) => ({
      phase,
      submissions,
      p50: secondsOfMs(p50_ms),
      p99: secondsOfMs(p99_ms),
    }));
}
