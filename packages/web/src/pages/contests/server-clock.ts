import { useEffect, useState } from "react";

const TICK_MS = 1_000;

/** How far the server's clock is from that which runs since the page was opened, in milliseconds. */
export type ClockOffset = number;

/** To be called when an answer has just come that says the server's time. No clock that a person can set is asked. */
export function offsetOf(now: string): ClockOffset {
  return Date.parse(now) - performance.now();
}

/** The server's time in milliseconds, each second anew. */
export function useServerTime(offset: ClockOffset): number {
  const [time, setTime] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setTime(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return time + offset;
}
