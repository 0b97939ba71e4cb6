import { Play, Send } from "lucide-react";
import type { ReactNode } from "react";
import { useKeptFocus } from "../ui/use-kept-focus.ts";

/** Run and Submit. Both wait while either is at work; the one at work shows it. */
export function JudgeButtons(input: {
  isRunning: boolean;
  isSubmitting: boolean;
  onRun: () => void;
  onSubmit: () => void;
  /** Somebody points at one of the buttons, or has the focus on it. */
  onNear: () => void;
  /** The switch that runs by itself. It comes late, and its place is kept. */
  live: ReactNode;
  className: string;
}) {
  const { isRunning, isSubmitting } = input;
  const isBusy = isRunning || isSubmitting;
  const runButton = useKeptFocus(isBusy);
  const submitButton = useKeptFocus(isBusy);
  return (
    <div className={`flex shrink-0 items-center gap-1.5 ${input.className}`}>
      <span className="w-13 shrink-0">{input.live}</span>
      <button
        ref={runButton}
        type="button"
        title="Run (Ctrl+Enter)"
        className="btn-quiet h-9 gap-2 px-3.5"
        disabled={isBusy}
        onPointerEnter={input.onNear}
        onFocus={input.onNear}
        onClick={input.onRun}
      >
        <BusyIcon isBusy={isRunning} icon={<Play className="size-3.5" aria-hidden="true" />} />
        Run
      </button>
      <button
        ref={submitButton}
        type="button"
        title="Submit (Ctrl+Shift+Enter)"
        className="btn-cta h-9 gap-2 px-3.5"
        disabled={isBusy}
        onPointerEnter={input.onNear}
        onFocus={input.onNear}
        onClick={input.onSubmit}
      >
        <BusyIcon isBusy={isSubmitting} icon={<Send className="size-3.5" aria-hidden="true" />} />
        Submit
      </button>
    </div>
  );
}

function BusyIcon({ isBusy, icon }: { isBusy: boolean; icon: ReactNode }) {
  return isBusy ? <span className="loading loading-spinner size-3.5" aria-hidden="true" /> : icon;
}
