/** The day (UTC) of a moment, given as a Date or in milliseconds since 1970: `2026-11-21`. */
export function utcDay(moment: Date | number): string {
  return new Date(moment).toISOString().slice(0, "2026-11-21".length);
}
