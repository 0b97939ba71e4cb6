import type { OpenPhaseSpan, OpenPhaseTimes } from "../platform/open-answers.ts";

/** A row of the waterfall: the wait, the compiler, or a test with its comparing. */
export interface WaterfallRow {
  name: string;
  bars: readonly OpenPhaseSpan[];
  seconds: number;
}

const PHASE_NAME: Record<string, string> = {
  queue: "Waiting",
  compile: "Compile",
  test: "Test",
  compare: "Compare",
};

/** A judge needs some milliseconds to begin; from here on it was busy with others. */
const LEAST_BUSY_SECONDS = 0.1;

/** Phases that this page does not know are left out: it would not know where to draw them. */
export function waterfallRows(told: readonly OpenPhaseSpan[]): WaterfallRow[] {
  const spans = [...told, ...untilBegun(told)];
  const known = spans.filter(({ phase }) => Object.hasOwn(PHASE_NAME, phase));
  const rows = new Map<string, OpenPhaseSpan[]>();
  for (const span of known.toSorted((one, two) => order(one) - order(two) || one.start - two.start)) {
    const name = span.test === null ? (PHASE_NAME[span.phase] ?? span.phase) : `Test ${span.test}`;
    rows.set(name, [...(rows.get(name) ?? []), span]);
  }
  return [...rows].map(([name, bars]) => ({
    name,
    bars,
    seconds: bars.reduce((sum, { start, end }) => sum + (end - start), 0),
  }));
}

/**
 * A judge takes some jobs ahead of those that it works on: from its taking this one to its first step with it nothing
 * is told, and that is a wait like the one before. Tests begin one after the other, so that a hidden first one hides
 * the end.
 */
function untilBegun(spans: readonly OpenPhaseSpan[]): OpenPhaseSpan[] {
  const compile = spans.find(({ phase }) => phase === "compile");
  const begun = compile ?? spans.find(({ phase, test }) => phase === "test" && test === 1);
  if (begun === undefined || begun.start < LEAST_BUSY_SECONDS) return [];
  return [{ phase: "queue", test: null, start: 0, end: begun.start }];
}

export interface PhaseComparison {
  phase: string;
  name: string;
  /** The longest of this submission, in seconds; null where it has none that is told. */
  own: number | null;
  site: OpenPhaseTimes | null;
}

/** Each phase of this submission beside what the site usually takes for it. */
export function comparePhases(spans: readonly OpenPhaseSpan[], site: readonly OpenPhaseTimes[]): PhaseComparison[] {
  return Object.entries({ ...PHASE_NAME, test: "Slowest test", compare: "Slowest comparison" }).flatMap(
    ([phase, name]) => {
      const own = spans.filter((span) => span.phase === phase).map(({ start, end }) => end - start);
      const times = site.find((row) => row.phase === phase) ?? null;
      if (own.length === 0 && times === null) return [];
      return [{ phase, name, own: own.length === 0 ? null : Math.max(...own), site: times }];
    },
  );
}

/** `12 ms`, `1.24 s`: three digits are as many as a measured time bears. */
export function durationText(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(2)} s`;
}

function order({ phase, test }: OpenPhaseSpan): number {
  if (phase === "queue") return -2;
  return phase === "compile" ? -1 : (test ?? 0);
}
