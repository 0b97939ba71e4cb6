import { useEffect, useState } from "react";
import { Spinner } from "../ui/spinner.tsx";
import type { JudgingProgress } from "./judging-progress.ts";
import { TestStrip } from "./test-strip.tsx";

/** Judging takes a second or two; whoever waits longer is told that it goes on and may stop waiting. */
const LONG_WAIT_MS = 8000;

export function JudgingBusy(input: {
  progress: JudgingProgress;
  startedAt: number;
  isReconnecting: boolean;
  onCancel: () => void;
}) {
  const { progress } = input;
  const isLong = useIsPast(input.startedAt + LONG_WAIT_MS);
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3">
        <Spinner label="Judging" className="size-4.5" />
        <p className="num text-[0.9375rem]">{input.isReconnecting ? "Waiting for the verdict…" : stepText(progress)}</p>
        <span role="status" className="sr-only">
          {progress.line?.said}
        </span>
        {isLong && (
          <button type="button" onClick={input.onCancel} className="btn-quiet ml-auto h-8 px-3 text-xs">
            Stop waiting
          </button>
        )}
      </div>
      {progress.totalTestCases !== null && <TestStrip tests={progress.tests} total={progress.totalTestCases} />}
      {(isLong || input.isReconnecting) && (
        <p className="text-[0.8125rem] text-muted">{waitText(input.isReconnecting)}</p>
      )}
    </div>
  );
}

function stepText({ id, isCompiled, line, tests, totalTestCases }: JudgingProgress): string {
  if (id === null) return "Sending your code…";
  if (line !== null) return line.shown;
  if (!isCompiled) return "Compiling…";
  return totalTestCases === null ? "Running the tests…" : `${tests.length} of ${totalTestCases} tests judged`;
}

function waitText(isReconnecting: boolean): string {
  if (isReconnecting)
    return "The connection was lost, but the judge has your submission. Its verdict will appear here.";
  return "Still judging. Your code is kept, whatever happens.";
}

function useIsPast(time: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsPast(true), Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  }, [time]);
  return isPast;
}
