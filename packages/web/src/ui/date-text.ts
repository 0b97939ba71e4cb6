/** `21 Nov 2026, 14:05` in the reader's own time zone: how every moment is written. */
export function momentText(moment: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" }).format(new Date(moment));
}

/** `21 Nov, 14:05`: without the year where it goes without saying. */
export function shortMomentText(moment: string): string {
  const date = new Date(moment);
  if (date.getFullYear() !== new Date().getFullYear()) return momentText(moment);
  const parts = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat("en-GB", parts).format(date);
}

/** `21 Nov 2026`, in the reader's own time zone. */
export function dayText(moment: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" }).format(new Date(moment));
}

/** `14:05` of a moment of the clock (milliseconds). */
export function timeText(ms: number): string {
  return new Intl.DateTimeFormat("en-GB", { timeStyle: "short" }).format(ms);
}
