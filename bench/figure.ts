/** One figure a line, for people and programs. */
export function printFigure(figure: string, value: number, unit: string): void {
  process.stdout.write(`${JSON.stringify({ figure, value: Number(value.toPrecision(4)), unit })}\n`);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median of the ratios round by round: what else the machine does hits both of a round alike. */
export function medianRatio(values: readonly number[], floor: readonly number[]): number {
  return median(values.map((value, round) => value / (floor[round] ?? Number.NaN)));
}
