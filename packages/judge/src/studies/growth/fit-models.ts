/** A time and how far it may be off. */
export interface WeightedPoint {
  size: number;
  cpuMs: number;
  sigmaMs: number;
}

/** `fixedMs + scaleMs · shape(size)`, and the sum of squared distances in units of sigma. */
export interface Fitted {
  fixedMs: number;
  scaleMs: number;
  misfit: number;
}

/** Least squares, where what does not grow lies within its bounds and nothing shrinks. */
export function fitShape(
  points: readonly WeightedPoint[],
  shape: (size: number) => number,
  fixed: { least: number; most: number },
): Fitted {
  const sums = { w: 0, x: 0, y: 0, xx: 0, xy: 0 };
  for (const { size, cpuMs, sigmaMs } of points) {
    const w = 1 / sigmaMs ** 2;
    const x = shape(size);
    sums.w += w;
    sums.x += w * x;
    sums.y += w * cpuMs;
    sums.xx += w * x * x;
    sums.xy += w * x * cpuMs;
  }
  const scaleFor = (fixedMs: number) => Math.max(0, (sums.xy - fixedMs * sums.x) / sums.xx);
  const determinant = sums.w * sums.xx - sums.x ** 2;
  const free =
    determinant > 1e-12 * sums.w * sums.xx ? (sums.xx * sums.y - sums.x * sums.xy) / determinant : fixed.least;
  const fixedMs = Math.min(fixed.most, Math.max(fixed.least, free));
  const scaleMs = scaleFor(fixedMs);
  const misfit = points.reduce(
    (sum, { size, cpuMs, sigmaMs }) => sum + ((cpuMs - fixedMs - scaleMs * shape(size)) / sigmaMs) ** 2,
    0,
  );
  return { fixedMs, scaleMs, misfit };
}

/** A shape with one parameter, tried on a grid. */
export interface Tried extends Fitted {
  parameter: number;
}

/** `most`: the largest size, so that shapes are about 1 there. */
export function powerShape(exponent: number, most: number): (size: number) => number {
  return (size) => (size / most) ** exponent;
}

/** `rate`: how many times e lie between nothing and the largest size. */
export function exponentialShape(rate: number, most: number): (size: number) => number {
  return (size) => Math.exp(rate * (size / most - 1));
}

export function tryOnGrid(
  grid: readonly number[],
  fitWith: (parameter: number) => Fitted,
): { best: Tried; all: readonly Tried[] } {
  const all = grid.map((parameter) => ({ parameter, ...fitWith(parameter) }));
  const best = all.reduce((least, one) => (one.misfit < least.misfit ? one : least));
  return { best, all };
}
