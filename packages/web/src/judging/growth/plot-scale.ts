/** Positions on a logarithmic axis, and the powers of ten that are written beside it. */
export interface LogScale {
  at(value: number): number;
  ticks: number[];
}

/** From `least` at `start` to `most` at `end`; both must be above zero. What lies beyond is put at the end. */
export function logScale(values: { least: number; most: number }, room: { start: number; end: number }): LogScale {
  const low = Math.log10(values.least);
  const span = Math.max(Math.log10(values.most) - low, 0.01);
  const at = (value: number) => {
    const share = (Math.log10(Math.max(value, values.least)) - low) / span;
    return room.start + Math.min(1, share) * (room.end - room.start);
  };
  const first = Math.ceil(low - 1e-9);
  const powers = Array.from(
    { length: Math.max(0, Math.floor(low + span + 1e-9) - first + 1) },
    (_unused, step) => first + step,
  );
  // On an axis over many powers every second or third one is enough.
  const every = Math.ceil(powers.length / 6);
  return { at, ticks: powers.filter((_power, place) => place % every === 0).map((power) => 10 ** power) };
}
