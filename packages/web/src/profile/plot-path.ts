/**
 * The path of a line that stays level until each point and steps there. It starts at `startY` and runs on to `endX`.
 */
export function stepPath(points: readonly { x: number; y: number }[], input: { startY: number; endX: number }): string {
  const [first] = points;
  if (first === undefined) return "";
  const steps = points.map((point) => `H ${round(point.x)} V ${round(point.y)}`);
  return `M ${round(first.x)} ${round(input.startY)} ${steps.join(" ")} H ${input.endX}`;
}

/**
 * The smallest even number of the kind 2, 4, 6, 8, 10, 20, 40, 60 … that is not below `value`: half of it is whole too.
 */
export function niceCeiling(value: number): number {
  for (let power = 1; ; power *= 10) {
    const fitting = [2, 4, 6, 8, 10].map((step) => step * power).find((step) => step >= value);
    if (fitting !== undefined) return fitting;
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
