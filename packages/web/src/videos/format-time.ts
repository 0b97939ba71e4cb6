/** `3:07` for 187.9 seconds, `71:00` for an hour and eleven minutes: m:ss, as the spec shows video times. */
export function formatTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
