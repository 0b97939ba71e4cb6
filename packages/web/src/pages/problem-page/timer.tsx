import { EyeOff, Pause, Play, RotateCcw, Timer as TimerIcon } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { elapsedMs, parseStopwatch, type Stopwatch, stopwatchText, toggled } from "./stopwatch.ts";

const TICK_MS = 1000;
const HIDDEN_KEY = "verdict:timer-hidden";
const BUTTON =
  "inline-grid size-6 place-items-center rounded-md text-faint transition-colors hover:bg-hover hover:text-base-content";

/** How long one has worked on this problem, for those who want to know: it can be paused, set back, and hidden. */
export function Timer({ problemId }: { problemId: string }) {
  const key = `verdict:timer:${problemId}`;
  const [isHidden, setIsHidden] = useState(() => read(localStorage, HIDDEN_KEY) === "yes");
  const [watch, setWatch] = useState(() => parseStopwatch(read(sessionStorage, key), Date.now()));
  const [now, setNow] = useState(Date.now);
  const isRunning = watch.startedAt !== null;
  useEffect(() => write(sessionStorage, key, JSON.stringify(watch)), [key, watch]);
  useEffect(() => {
    if (!isRunning || isHidden) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, isHidden]);
  const hide = (next: boolean) => {
    setIsHidden(next);
    setNow(Date.now());
    write(localStorage, HIDDEN_KEY, next ? "yes" : "no");
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

function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** A browser that keeps nothing only forgets the time with the page. */
function write(storage: Storage, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
