import { Zap } from "lucide-react";
import { switchTo, useTypingSetting } from "../../../editor/typing-settings.ts";
import { timeText } from "../../../ui/date-text.ts";
import type { DeskSession } from "./desk-session.ts";
import type { DeskState } from "./desk-state.ts";
import { useDeskState } from "./marks-parts.tsx";

/** Lets what Run tries be tried again after each pause in typing. */
export function LiveSwitch({ session }: { session: DeskSession }) {
  const { isLiveRunning, readiness } = useDeskState(session);
  const isOn = useTypingSetting("live-examples");
  const isPossible = useTypingSetting("prepare-drafts") && readiness !== "off";
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn && isPossible}
      aria-disabled={!isPossible}
      title={
        isPossible
          ? "Live: run again after each pause in typing"
          : "Live needs your code to be checked while you type (editor settings)"
      }
      onClick={() => isPossible && switchTo("live-examples", isOn ? "off" : "on")}
      className="inline-flex h-9 w-full items-center justify-center gap-1 rounded-field border border-transparent text-[0.8125rem] text-muted hover:bg-hover aria-checked:border-success/50 aria-checked:text-success aria-disabled:text-faint"
    >
      <Zap className={`size-3.5 ${isLiveRunning ? "motion-safe:animate-pulse" : ""}`} aria-hidden="true" />
      Live
    </button>
  );
}

/** One line above the results: how the tests stand, and the way back to the code that passed last. */
export function LiveLine({ session }: { session: DeskSession }) {
  const state = useDeskState(session);
  const isPossible = useTypingSetting("prepare-drafts");
  if (!state.isLive || !isPossible) return null;
  const { green, isAtGreen } = state;
  return (
    <div className="mb-3 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line pb-2 text-[0.8125rem]">
      <span className="inline-flex items-center gap-1.5 font-medium text-muted">
        <Zap
          className={`size-3.5 ${state.isLiveRunning ? "text-success motion-safe:animate-pulse" : ""}`}
          aria-hidden="true"
        />
        Live
      </span>
      <span role="status" className={isOfThisCode(state) ? "" : "text-faint"}>
        {stateText(state)}
      </span>
      {green !== null && (
        <span className="ml-auto inline-flex items-center gap-2 text-muted">
          <span className="num">
            {isAtGreen ? "Passed" : "Last passed"} at {timeText(green.at)}
          </span>
          {!isAtGreen && (
            <button type="button" onClick={() => session.goToGreen()} className="link-quiet">
              Go back to it
            </button>
          )}
        </span>
      )}
    </div>
  );
}

function isOfThisCode({ readiness, isLiveRunning }: DeskState): boolean {
  return readiness === "prepared" && !isLiveRunning;
}

function stateText({ readiness, liveTests }: DeskState): string {
  if (readiness === "off") return "Not on this site now.";
  if (readiness === "refused") return "Waits for code that compiles.";
  if (liveTests === null) return "Runs when you pause.";
  return `${liveTests.passed} of ${liveTests.total} ${liveTests.total === 1 ? "test passes" : "tests pass"}`;
}
