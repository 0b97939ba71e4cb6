import { useRef } from "react";
import { Link } from "react-router";
import type { OpenJudgeError, OpenJudgeErrorStanding } from "../platform/open-answers.ts";
import { paths } from "../platform/paths.ts";
import { Badge } from "../ui/badges.tsx";
import { momentText } from "../ui/date-text.ts";
import { knownWord } from "../ui/known-word.ts";
import { ScrollingText } from "../ui/scrolling-text.tsx";
import { languageText, verdictText, verdictTone } from "../ui/verdict-text.ts";

/** One submission without a verdict: whose, to what, why; and what is done about it at this moment. */
export function JudgeErrorRow(input: {
  row: OpenJudgeError;
  state: OpenJudgeErrorStanding["state"];
  verdict: string | null;
  isQueueing: boolean;
  onRetry: () => void;
}) {
  const { row, state, verdict } = input;
  const place = useRef<HTMLSpanElement>(null);
  const titleId = `judge-error-${row.submissionId}`;
  return (
    <li aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p id={titleId} className="min-w-0 basis-full sm:flex-1 sm:basis-0">
          <Link
            to={paths.adminUpdate(row.problemId)}
            className="font-medium underline-offset-4 hover:underline focus-visible:underline"
          >
            {row.problemTitle}
          </Link>
          <span className="block truncate text-muted">
            {row.emailId} · {languageText(row.language)}
          </span>
        </p>
        <span className="num text-xs text-muted">
          ended <time dateTime={row.endedAt}>{momentText(row.endedAt)}</time>
        </span>
        <span
          ref={place}
          tabIndex={-1}
          className="flex min-h-9 items-center rounded-field outline-offset-2"
          aria-live="polite"
        >
          {state === "judged" ? (
            <Badge tone={verdictTone(verdict ?? "")}>{verdictText(verdict ?? "")}</Badge>
          ) : state !== "failed" ? (
            <UnderWay state={state} />
          ) : row.fault.kind === "problem" ? (
            <Badge tone="warning">The problem is at fault</Badge>
          ) : (
            <button
              type="button"
              className="btn-quiet h-9 px-3"
              aria-describedby={titleId}
              disabled={input.isQueueing}
              onClick={() => {
                // The button goes, and the focus stays where its outcome will be.
                place.current?.focus({ preventScroll: true });
                input.onRetry();
              }}
            >
              {input.isQueueing ? "Queueing..." : "Judge again"}
            </button>
          )}
        </span>
      </div>
      {row.fault.reason !== "" && <ScrollingText text={row.fault.reason} tone="text-muted" />}
      {state === "failed" && <p className="text-xs text-faint">{nextText(row)}</p>}
    </li>
  );
}

const UNDER_WAY = { judging: "Judging", waiting: "Waiting for a judge" };

/** A state that this page does not know stands as it came, and nothing turns beside it. */
function UnderWay({ state }: { state: string }) {
  const text = knownWord(UNDER_WAY, state);
  if (text === undefined) return <Badge tone="neutral">{state}</Badge>;
  return (
    <span className="inline-flex items-center gap-2 text-info">
      <span className="loading loading-spinner size-4" aria-hidden="true" />
      {text}
    </span>
  );
}

function nextText({ fault, retryAt }: OpenJudgeError): string {
  if (fault.kind === "problem")
    return "It would end the same way: mend the problem, then judge its submissions again there.";
  if (retryAt === null) return "It was tried often enough by itself: it waits for you.";
  return new Date(retryAt).getTime() > Date.now()
    ? `It is judged again by itself at ${momentText(retryAt)}.`
    : "It is judged again by itself within a minute.";
}
