import { CircleCheck, CircleDot, CircleX, X, Zap } from "lucide-react";
import { useEffect, useState } from "react";
import { countsText, markText } from "../../editor/marks/mark-words.ts";
import type { ShownMark } from "../../editor/marks/shown-marks.ts";
import { switchTo } from "../../editor/typing-settings.ts";
import { timeText } from "../../ui/date-text.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import type { DeskState } from "./desk/problem-desk.ts";
import { useDesk, useDeskState } from "./desk/use-desk.ts";

const LIST_ID = "marks-list";
/** Screen readers hear of complaints when somebody has stopped typing, and not of each that comes and goes. */
const QUIET_MS = 1_500;

/** How many errors and hints there are; opens the list of them. */
export function MarksChip() {
  const { store } = useDesk();
  const marks = useDeskState((state) => state.marks);
  const isListOpen = useDeskState((state) => state.isListOpen);
  const isPrepared = useDeskState(({ readiness }) => readiness === "prepared");
  return (
    <>
      {marks.length === 0 ? (
        <span aria-hidden="true" className={`inline-flex items-center gap-1 ${isPrepared ? "" : "invisible"}`}>
          <CircleCheck className="size-3.5" />
          No errors
        </span>
      ) : (
        <button
          type="button"
          aria-expanded={isListOpen}
          aria-controls={isListOpen ? LIST_ID : undefined}
          title="Errors and hints (F8 goes through them)"
          onClick={() => store.change({ isListOpen: !isListOpen, walked: null })}
          className="inline-flex h-6 items-center gap-1.5 rounded-field px-1.5 text-base-content hover:bg-hover"
        >
          <SeverityIcon severity={marks.some(({ severity }) => severity === "error") ? "error" : "warning"} />
          {countsText(marks)}
        </button>
      )}
      <Announcement marks={marks} isPrepared={isPrepared} />
    </>
  );
}

/** All of them with their lines, between the editor and what stands below it: it covers nothing. */
export function MarksList() {
  const { store, editor } = useDesk();
  const marks = useDeskState((state) => state.marks);
  const walked = useDeskState((state) => state.walked);
  const isListOpen = useDeskState((state) => state.isListOpen);
  const close = () => store.change({ isListOpen: false, walked: null });
  if (!isListOpen || marks.length === 0) return null;
  return (
    <section
      id={LIST_ID}
      aria-label="Errors and hints"
      className="flex max-h-36 shrink-0 items-start border-t border-line bg-base-100"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        close();
        editor.current?.view?.focus();
      }}
    >
      <ol className="max-h-36 min-w-0 flex-1 overflow-y-auto py-1">
        {marks.map((mark, place) => (
          <li key={`${mark.from} ${mark.message}`}>
            <button
              type="button"
              aria-current={place === walked}
              ref={(row) => {
                if (place === walked) row?.scrollIntoView({ block: "nearest" });
              }}
              onClick={() => store.read().attending?.goTo(mark)}
              className="flex w-full items-start gap-2 px-3 py-1 text-left text-[0.8125rem] leading-5 hover:bg-hover aria-current:bg-hover"
            >
              <SeverityIcon severity={mark.severity} />
              <span className="num w-14 shrink-0 text-muted">Line {mark.line}</span>
              <span className="sr-only">{mark.severity === "error" ? "Error:" : "Hint:"}</span>
              <span className="min-w-0 break-words">{mark.message}</span>
            </button>
          </li>
        ))}
      </ol>
      <IconButton label="Close the list" icon={<X className="size-4" aria-hidden="true" />} onClick={close} />
    </section>
  );
}

/** They differ in shape as well as in colour. */
function SeverityIcon({ severity }: { severity: ShownMark["severity"] }) {
  const Icon = severity === "error" ? CircleX : CircleDot;
  const color = severity === "error" ? "text-error" : "text-warning";
  return <Icon className={`mt-px size-4 shrink-0 ${color}`} aria-hidden="true" />;
}

/** Nothing is said of code that never had a complaint: only that the last one is gone. */
function Announcement({ marks, isPrepared }: { marks: readonly ShownMark[]; isPrepared: boolean }) {
  const [said, setSaid] = useState("");
  const [first] = marks;
  const text = first === undefined ? "" : `${countsText(marks)}. ${markText(first)}`;
  const next = text !== "" ? text : said !== "" && isPrepared ? "No errors." : said;
  useEffect(() => {
    const timer = setTimeout(() => setSaid(next), QUIET_MS);
    return () => clearTimeout(timer);
  }, [next]);
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  );
}

/** Lets what Run tries be tried again after each pause in typing. */
export function LiveSwitch() {
  const isLiveRunning = useDeskState((state) => state.isLiveRunning);
  const isOn = useDeskState((state) => state.isLive);
  const isPossible = useDeskState(({ isPreparing, readiness }) => isPreparing && readiness !== "off");
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
export function LiveLine() {
  const { code } = useDesk();
  const isShown = useDeskState(({ isLive, isPreparing }) => isLive && isPreparing);
  const isRunning = useDeskState((state) => state.isLiveRunning);
  const words = useDeskState(liveWords);
  const isOfThisCode = useDeskState(({ readiness, isLiveRunning }) => readiness === "prepared" && !isLiveRunning);
  const language = useDeskState((state) => state.language);
  const green = useDeskState((state) => state.green);
  const isAtGreen = useDeskState((state) => state.isAtGreen);
  if (!isShown) return null;
  return (
    <div className="mb-3 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line pb-2 text-[0.8125rem]">
      <span className="inline-flex items-center gap-1.5 font-medium text-muted">
        <Zap className={`size-3.5 ${isRunning ? "text-success motion-safe:animate-pulse" : ""}`} aria-hidden="true" />
        Live
      </span>
      <span role="status" className={isOfThisCode ? "" : "text-faint"}>
        {words}
      </span>
      {green !== null && (
        <span className="ml-auto inline-flex items-center gap-2 text-muted">
          <span className="num">
            {isAtGreen ? "Passed" : "Last passed"} at {timeText(green.at)}
          </span>
          {!isAtGreen && (
            <button
              type="button"
              onClick={() => code.put(language, green.code, `Back to the code that passed at ${timeText(green.at)}.`)}
              className="link-quiet"
            >
              Go back to it
            </button>
          )}
        </span>
      )}
    </div>
  );
}

function liveWords({ readiness, liveTests }: DeskState): string {
  if (readiness === "off") return "Not on this site now.";
  if (readiness === "refused") return "Waits for code that compiles.";
  if (liveTests === null) return "Runs when you pause.";
  return `${liveTests.passed} of ${liveTests.total} ${liveTests.total === 1 ? "test passes" : "tests pass"}`;
}
