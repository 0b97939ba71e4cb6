import type { SiteSample } from "@verdict/contract/site-status";

export interface PlotPoint {
  /** Milliseconds since 1970. */
  at: number;
  value: number;
}

/** A pause in the samples: nobody took any, and a line through it would be invented. */
const LONGEST_GAP_MS = 90_000;

/** One value of each sample, oldest first. */
export function pointsOf(samples: readonly SiteSample[], figureOf: (sample: SiteSample) => number): PlotPoint[] {
  return samples.map((sample) => ({ at: new Date(sample.at).getTime(), value: figureOf(sample) }));
}

/** The points in runs without a gap. */
export function runsOf(points: readonly PlotPoint[]): PlotPoint[][] {
  const runs: PlotPoint[][] = [];
  let last: PlotPoint | null = null;
  for (const point of points) {
    const run = last === null || point.at - last.at > LONGEST_GAP_MS ? undefined : runs.at(-1);
    if (run === undefined) runs.push([point]);
    else run.push(point);
    last = point;
  }
  return runs;
}

/** 0, half and whole of the smallest of 1, 2, 4, 6, 8, 10, 20 … that is not below any value. */
export function ticksOf(points: readonly PlotPoint[]): [number, number, number] {
  const most = Math.max(1, ...points.map(({ value }) => value));
  for (let power = 1; ; power *= 10) {
    const fitting = [1, 2, 4, 6, 8].map((step) => step * power).find((step) => step >= most);
    if (fitting !== undefined) return [0, fitting / 2, fitting];
  }
}
