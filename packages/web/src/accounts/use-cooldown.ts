import { useCallback, useEffect, useState } from "react";

const TICK_MS = 1000;

/** Seconds left until something may be done again, counted down each second; 0 when it may. Starts at `startSeconds`. */
export function useCooldown(startSeconds: number): { secondsLeft: number; restart: (seconds: number) => void } {
  const [secondsLeft, setSecondsLeft] = useState(startSeconds);
  // Counted from a moment in time, since a background tab's timer may sleep.
  const [endsAt, setEndsAt] = useState(() => Date.now() + startSeconds * TICK_MS);
  const isRunning = secondsLeft > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSecondsLeft(secondsUntil(endsAt)), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, endsAt]);

  const restart = useCallback((seconds: number) => {
    setEndsAt(Date.now() + seconds * TICK_MS);
    setSecondsLeft(seconds);
  }, []);
  return { secondsLeft, restart };
}

/** Rounded up: the server counts as well, and refuses whoever is half a second early. */
function secondsUntil(endsAt: number): number {
  return Math.max(0, Math.ceil((endsAt - Date.now()) / TICK_MS));
}
