import { EyeOff, Pause, Play, RotateCcw, Timer as TimerIcon } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import * as z from "zod/mini";
import { keptValue } from "../../platform/kept-value.ts";
import { elapsedMs, keptStopwatch, type Stopwatch, stopwatchText, toggled } from "./stopwatch.ts";

const TICK_MS = 1000;
const IS_HIDDEN = keptValue({ key: "verdict:timer-hidden", schema: z.enum(["yes", "no"]), fallback: "no" });
const BUTTON =
  "inline-grid size-6 place-items-center rounded-md text-faint transition-colors hover:bg-hover hover:text-base-content";

/** How long one has worked on this problem, for those who want to know: it can be paused, set back, and hidden. */
export function Timer({ problemId }: { problemId: string }) {
  const [isHidden, setIsHidden] = useState(() => IS_HIDDEN.read() === "yes");
  const [kept] = useState(() => keptStopwatch(problemId, Date.now()));
  const [watch, setWatch] = useState(kept.read);
  const [now, setNow] = useState(Date.now);
  const isRunning = watch.startedAt !== null;
  useEffect(() => {
    kept.write(watch);
  }, [kept, watch]);
  useEffect(() => {
    if (!isRunning || isHidden) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, isHidden]);
  const hide = (next: boolean) => {
    setIsHidden(next);
    setNow(Date.now());
    IS_HIDDEN.write(next ? "yes" : "no");
  };
  const set = (next: Stopwatch) => {
    setWatch(next);
    setNow(Date.now());
  };
  if (isHidden) {
    return (
      <button
        type="button"
        aria-label="Show the timer"
        title="Show the timer"
        className={BUTTON}
        onClick={() => hide(false)}
      >
        <TimerIcon className="size-3.5" aria-hidden="true" />
      </button>
    );
  }
  const Icon = isRunning ? Pause : Play;
  return (
    <fieldset className="inline-flex shrink-0 items-center">
      <legend className="sr-only">Timer</legend>
      <span role="timer" className={`num mr-1 ${isRunning ? "text-muted" : ""}`}>
        {stopwatchText(elapsedMs(watch, now))}
      </span>
      <TimerButton
        label={isRunning ? "Pause the timer" : "Start the timer"}
        onClick={() => set(toggled(watch, Date.now()))}
      >
        <Icon className="size-3" aria-hidden="true" />
      </TimerButton>
      <TimerButton
        label="Set the timer back"
        onClick={() => set({ elapsedMs: 0, startedAt: isRunning ? Date.now() : null })}
      >
        <RotateCcw className="size-3" aria-hidden="true" />
      </TimerButton>
      <TimerButton label="Hide the timer" onClick={() => hide(true)}>
        <EyeOff className="size-3" aria-hidden="true" />
      </TimerButton>
    </fieldset>
  );
}

function TimerButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick} className={BUTTON}>
      {children}
    </button>
  );
}
