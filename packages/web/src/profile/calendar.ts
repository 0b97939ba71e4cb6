/** Days are `2026-11-21` in UTC throughout, as the wire has them. */
const MS_PER_DAY = 24 * 60 * 60 * 1000;

interface DayCell {
  date: string;
  count: number;
}

/** A column of the heatmap: seven days from Sunday on, null where the span has not begun or is over. */
type Week = readonly (DayCell | null)[];

/** The days from `from` to `to`, both included, in weeks. */
export function weeksOf(from: string, to: string, counts: ReadonlyMap<string, number>): Week[] {
  const days: (DayCell | null)[] = Array.from({ length: weekday(from) }, () => null);
  for (let time = timeOf(from); time <= timeOf(to); time += MS_PER_DAY) {
    const date = dateOf(time);
    days.push({ date, count: counts.get(date) ?? 0 });
  }
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_nothing, week) => days.slice(week * 7, week * 7 + 7));
}

/** 0 for none, then 1 to 4 for quarters of the busiest day. */
export function heatOf(count: number, busiest: number): number {
  return count === 0 ? 0 : Math.max(1, Math.ceil((count / Math.max(busiest, 4)) * 4));
}

/** The name of the month that begins in this week, null in all others; the first week names its own. */
export function monthLabel(weeks: readonly Week[], index: number): string | null {
  const first = firstDay(weeks[index]);
  const before = firstDay(weeks[index - 1]);
  if (first === undefined) return null;
  return before !== undefined && before.slice(0, 7) === first.slice(0, 7) ? null : MONTH.format(timeOf(first));
}

const MONTH = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
const LONG = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** `21 Nov 2026`. */
export function longDay(date: string): string {
  return LONG.format(timeOf(date));
}

export function timeOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

export function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function weekday(date: string): number {
  return new Date(timeOf(date)).getUTCDay();
}

function firstDay(week: Week | undefined): string | undefined {
  return week?.find((day) => day !== null)?.date;
}
