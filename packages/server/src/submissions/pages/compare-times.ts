import { LanguageId } from "@verdict/contract/language";
import { type RuntimeBand, SOLUTIONS_TO_COMPARE, type SubmissionTimes } from "@verdict/contract/submission-pages";
import { secondsOfMs } from "@verdict/contract/units";
import type { BestRow } from "./times-store.ts";

/*
 * How solutions compare, in words that the figures bear: bands as coarse as 1, 2, 5, and "too close to call" within the
 * noise. Nothing is said of fewer than ten solutions, and each user counts once.
 */

/**
 * How much the CPU time of one program differs between runs on a busy judge, as a part of it and at least; see decision
 * 0031 for the measurement.
 */
const NOISE_SHARE = 0.25;
const LEAST_NOISE_MS = 20;

const BAND_EDGES_MS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

export interface Own {
  language: LanguageId;
  cpuMs: number;
  /** How much this very code has differed; 0 where that is not known. */
  spreadMs: number;
}

export function compareTimes(best: readonly BestRow[], own: Own): Pick<SubmissionTimes, "place" | "languages"> {
  const languages = LanguageId.options.flatMap((language) => {
    const ofLanguage = best.filter((row) => row.language === language);
    const solutions = countOf(ofLanguage);
    return solutions < SOLUTIONS_TO_COMPARE ? [] : [{ language, solutions, bands: bandsOf(ofLanguage) }];
  });
  return { languages, place: languages.some(({ language }) => language === own.language) ? placeOf(best, own) : null };
}

function placeOf(best: readonly BestRow[], own: Own): SubmissionTimes["place"] {
  const noiseMs = Math.max(LEAST_NOISE_MS, own.cpuMs * NOISE_SHARE, own.spreadMs);
  const others = best.filter((row) => row.language === own.language && !row.is_own);
  const faster = countOf(others.filter((row) => row.cpu_ms < own.cpuMs - noiseMs));
  const slower = countOf(others.filter((row) => row.cpu_ms > own.cpuMs + noiseMs));
  return { faster, slower, close: countOf(others) - faster - slower, noise: secondsOfMs(noiseMs) };
}

function countOf(rows: readonly BestRow[]): number {
  return rows.reduce((sum, row) => sum + row.solutions, 0);
}

/** From the first band that has a solution to the last one. */
function bandsOf(rows: readonly BestRow[]): RuntimeBand[] {
  const edges = [0, ...BAND_EDGES_MS];
  const bands = edges.map((from, at) => {
    const to = edges[at + 1] ?? null;
    const solutions = countOf(rows.filter(({ cpu_ms: ms }) => ms >= from && (to === null || ms < to)));
    return { from: secondsOfMs(from), to: to === null ? null : secondsOfMs(to), solutions };
  });
  const first = bands.findIndex(({ solutions }) => solutions > 0);
  const last = bands.findLastIndex(({ solutions }) => solutions > 0);
  return bands.slice(first, last + 1);
}
