import { CircleCheck, CircleDot, CircleX, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { ShownMark } from "../../../editor/marks/shown-marks.ts";
import { markText } from "../../../editor/marks/walk-marks.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { DeskSession } from "./desk-session.ts";
import { countsText } from "./marks-words.ts";

const LIST_ID = "marks-list";
/** Screen readers hear of complaints when somebody has stopped typing, and not of each that comes and goes. */
const QUIET_MS = 1_500;

export function useDeskState(session: DeskSession) {
  return useSyncExternalStore(session.store.subscribe, session.store.read);
}

/** How many errors and hints there are; opens the list of them. */
export function MarksChip({ session }: { session: DeskSession }) {
  const { marks, isListOpen, readiness } = useDeskState(session);
  return (
    <>
      {marks.length === 0 ? (
        <span
          aria-hidden="true"
          className={`inline-flex items-center gap-1 ${readiness === "prepared" ? "" : "invisible"}`}
        >
          <CircleCheck className="size-3.5" />
          No errors
        </span>
      ) : (
        <button
          type="button"
          aria-expanded={isListOpen}
          aria-controls={isListOpen ? LIST_ID : undefined}
          title="Errors and hints (F8 goes through them)"
          onClick={() => session.toggleList()}
          className="inline-flex h-6 items-center gap-1.5 rounded-field px-1.5 text-base-content hover:bg-hover"
        >
          <SeverityIcon severity={marks.some(({ severity }) => severity === "error") ? "error" : "warning"} />
          {countsText(marks)}
        </button>
      )}
      <Announcement marks={marks} isPrepared={readiness === "prepared"} />
    </>
  );
}

/** All of them with their lines, between the editor and what stands below it: it covers nothing. */
export function MarksList({ session }: { session: DeskSession }) {
  const { marks, walked, isListOpen } = useDeskState(session);
  if (!isListOpen || marks.length === 0) return null;
  return (
    <section
      id={LIST_ID}
      aria-label="Errors and hints"
      className="flex max-h-36 shrink-0 items-start border-t border-line bg-base-100"
      onKeyDown={(event) => {
        if (event.key === "Escape") session.leaveList();
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
              onClick={() => session.goTo(mark)}
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
      <IconButton
        label="Close the list"
        icon={<X className="size-4" aria-hidden="true" />}
        onClick={() => session.toggleList()}
      />
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
