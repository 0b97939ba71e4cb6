import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { failureHint, failureText } from "../platform/failures.ts";
import type { OpenSmallestFailure } from "../platform/open-searches.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { ScrollingText } from "../ui/text-block.tsx";
import { verdictText } from "../ui/verdict-text.ts";
import type { KeptTest } from "./kept-test.ts";
import { effortText, progressText, spokenText } from "./smallest-words.ts";
import { type SmallestSearch, useSmallestSearch } from "./use-smallest-search.ts";

/**
 * For a submission that has failed: one press looks for the smallest input on which it does. Nothing at all where its
 * problem offers no search. `onKeep` makes an own test of what was found; it is left out where there are none.
 */
export function SmallestFailure({
  submissionId,
  onKeep,
}: {
  submissionId: string;
  onKeep?: (failed: KeptTest) => void;
}) {
  // Another submission is another search.
  return <OneSearch key={submissionId} submissionId={submissionId} {...(onKeep === undefined ? {} : { onKeep })} />;
}

function OneSearch({ submissionId, onKeep }: { submissionId: string; onKeep?: (failed: KeptTest) => void }) {
  const search = useSmallestSearch(submissionId);
  const { stopButton, heading } = useFocusInSearch(search);
  if (search.kind === "hidden") return null;
  return (
    <div>
      {/* Said politely, and only when something new begins: the counts beside it change many times a second. */}
      <p role="status" className="sr-only">
        {spokenText(search)}
      </p>
      {search.kind === "offered" && <Offer onStart={search.start} />}
      {search.kind === "searching" && (
        <div className="flex flex-wrap items-center gap-3">
          <span aria-hidden="true">
            <Spinner label="Searching" className="size-4.5" />
          </span>
          <p className="num min-w-0 text-[0.9375rem]">{progressText(search.progress)}</p>
          <button ref={stopButton} type="button" onClick={search.stop} className="btn-quiet ml-auto h-8 px-3 text-xs">
            Stop
          </button>
        </div>
      )}
      {search.kind === "failed" && (
        <ErrorBox
          text={failureText(search.error, "The search has failed.")}
          hint={failureHint(search.error)}
          onRetry={search.start}
        />
      )}
      {search.kind === "done" && (
        <section aria-label="Smallest failing input" className="rounded-box border border-line px-3.5 py-3">
          <h3 ref={heading} tabIndex={-1} className="mb-1.5 rounded-xs text-sm font-medium">
            {search.found.kind === "found" ? "Smallest failing input" : "No failing input found"}
          </h3>
          <Found found={search.found} onKeep={onKeep} />
        </section>
      )}
    </div>
  );
}

function Offer({ onStart }: { onStart: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button type="button" onClick={onStart} className="btn-quiet h-9 gap-2 px-3.5 text-sm">
        <Search className="size-4" aria-hidden="true" />
        Find the smallest failing input
      </button>
      <p className="text-[0.8125rem] text-muted">
        Tries made-up inputs, ten seconds at most. Hidden tests stay hidden.
      </p>
    </div>
  );
}

function Found({ found, onKeep }: { found: OpenSmallestFailure; onKeep: ((failed: KeptTest) => void) | undefined }) {
  if (found.kind === "nothing") {
    return (
      <p className="text-[0.8125rem] leading-5 text-muted">
        {effortText(found)} Your program was right on all of them: look at large inputs, at the time they take, and at
        the limits of your types.
      </p>
    );
  }
  const isWrong = found.verdict === "WA";
  return (
    <>
      <dl className="grid gap-3 @min-[34rem]:grid-cols-3">
        <Column label="Input" text={found.stdin} />
        <Column label="Expected" text={found.expected_output} />
        <Column label="Your output" text={found.stdout} tone={isWrong ? "text-error" : ""} />
      </dl>
      {!isWrong && (
        <p className="mt-2 text-[0.8125rem] leading-5 break-words text-warning">
          {verdictText(found.verdict)}
          {found.reason === "" ? "" : `: ${found.reason}`}
        </p>
      )}
      <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        {onKeep !== undefined && (
          <button type="button" onClick={() => onKeep(found)} className="btn-quiet h-8 px-3 text-xs">
            Keep as own test
          </button>
        )}
        <p className="num text-xs text-faint">{effortText(found)}</p>
      </div>
    </>
  );
}

function Column({ label, text, tone = "" }: { label: string; text: string; tone?: string }) {
  return (
    <div className="min-w-0 rounded-field bg-base-100 px-3 py-2">
      <dt className="mb-0.5 text-xs text-faint">{label}</dt>
      <dd>
        {text.trim() === "" ? (
          <span className="text-[0.8125rem] leading-5 text-faint italic">empty</span>
        ) : (
          <ScrollingText text={text.replace(/\n$/, "")} tone={tone} />
        )}
      </dd>
    </div>
  );
}

/**
 * What has the focus goes when a search begins or ends, and the focus with it: it moves on to what stands there now, unless
 * the user has gone elsewhere meanwhile.
 */
function useFocusInSearch({ kind }: SmallestSearch) {
  const stopButton = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(kind);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && before.current !== "hidden" && before.current !== kind) {
      (stopButton.current ?? heading.current)?.focus();
    }
    before.current = kind;
  }, [kind]);
  return { stopButton, heading };
}
