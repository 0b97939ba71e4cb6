/** The kinds of the queue, as people call them; one that this page does not know as it came. */
export const KIND_TEXT: Readonly<Record<string, string>> = {
  run: "Runs",
  submit: "Submissions",
  verify: "Checks of problems",
  rejudge: "Rejudging",
  smallest: "Searches",
  growth: "Measurings",
};

export const STATE_TEXT: Readonly<Record<string, string>> = {
  working: "Working",
  idle: "Idle",
  draining: "Draining",
  drained: "Drained",
  unfit: "Cannot judge",
  gone: "No sign of life",
};

/** Of the bucket with the videos. */
export const STORE_TEXT: Readonly<Record<string, string>> = {
  ok: "Reachable",
  away: "Away",
  unknown: "Not asked yet",
};

export function countText(count: number): string {
  return count.toLocaleString("en", { maximumFractionDigits: count < 10 ? 1 : 0 });
}

/** `0.4 s`, `12 s`, `3 min`, `2.1 h`. */
export function secondsText(seconds: number): string {
  if (seconds < 10) return `${Number(seconds.toFixed(1))} s`;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}

const UNITS = ["kB", "MB", "GB", "TB"] as const;

/** In thousands, as disks are sold: `1.5 GB`. */
export function bytesText(bytes: number): string {
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${UNITS[unit]}`;
}

/** Of all requests, those that ended with a fault of ours. */
export function percentText(part: number): string {
  if (part === 0) return "0%";
  const percent = part * 100;
  return percent < 0.1 ? "< 0.1%" : `${Number(percent.toFixed(percent < 10 ? 1 : 0))}%`;
}
