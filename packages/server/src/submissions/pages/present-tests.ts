import type { TimingSpan } from "@verdict/contract/judging";
import type { JudgedTest, Phase, PhaseSpan } from "@verdict/contract/submission-pages";
import { kilobytesOfBytes, secondsOfMs } from "@verdict/contract/units";
import type { Verdict } from "@verdict/contract/verdict";
import type { KeptTest } from "./store.ts";

/*
 * What is told of tests (decision 0025): of a hidden one a submission tells its number and its verdict, until it is
 * accepted. Without the numbers of the visible tests all count as hidden.
 */

interface Judged {
  verdict: Verdict | null;
  visibleTests: readonly number[];
}

export function presentTests(tests: readonly KeptTest[], judged: Judged): JudgedTest[] {
  return tests.map(({ number, verdict, cpuMs, memoryBytes, instructions }) => {
    const counted = instructions == null ? {} : { instructions };
    const figures = { runtime: secondsOfMs(cpuMs), memory: kilobytesOfBytes(memoryBytes), ...counted };
    const isVisible = judged.visibleTests.includes(number);
    return { number, verdict, isVisible, ...(isVisible || judged.verdict === "AC" ? figures : {}) };
  });
}

/** Null where nothing was recorded. */
export function presentWaterfall(timings: readonly TimingSpan[], judged: Judged): PhaseSpan[] | null {
  const spans = timings.flatMap((timing) => {
    const span = spanOf(timing);
    const isTold =
      span !== null && (span.test === null || judged.verdict === "AC" || judged.visibleTests.includes(span.test));
    return isTold ? [span] : [];
  });
  return spans.length === 0 ? null : spans;
}

const PHASES: Record<string, Phase> = { queue: "queue", compile: "compile", test: "test", compare: "compare" };

/** Null for what is no phase of its own: programs of the problem, a second look at a program that did not parse. */
function spanOf({ name, startMs, endMs }: TimingSpan): PhaseSpan | null {
  const [, word = "", number] = /^([a-z]+)(?: (\d+))?$/.exec(name) ?? [];
  const phase = Object.hasOwn(PHASES, word) ? PHASES[word] : undefined;
  if (phase === undefined) return null;
  const test = number === undefined ? null : Number(number);
  return { phase, test, start: secondsOfMs(startMs), end: secondsOfMs(endMs) };
}
