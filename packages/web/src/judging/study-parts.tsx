import { type ReactNode, useEffect, useRef } from "react";
import { failureHint, failureText } from "../platform/failures.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { Spinner } from "../ui/spinner.tsx";
import type { StudyState } from "./use-study.ts";

/** What a study looks like at each of its stages; `children` shows what was found. */
export function StudyStages<Progress, Found>(input: {
  study: StudyState<Progress, Found>;
  icon: ReactNode;
  /** On the button. */
  action: string;
  /** What it does and costs, beside the button. */
  note: string;
  progressText: (progress: Progress | null) => string;
  /** For screen readers: changes when something new begins, and not with every count. */
  spokenText: (study: StudyState<Progress, Found>) => string;
  failedText: string;
  /** Of the region with what was found, and its heading, which may differ with that. */
  name: string;
  headingOf: (found: Found) => string;
  children: (found: Found) => ReactNode;
}) {
  const { study } = input;
  const { box, stopButton, heading } = useStudyInSight(study);
  if (study.kind === "hidden") return null;
  if (study.kind === "impossible") return <p className="text-[0.8125rem] leading-5 text-muted">{study.why}</p>;
  return (
    <div ref={box} className="scroll-mt-3">
      {/* Said politely; the counts beside it change many times a second. */}
      <p role="status" className="sr-only">
        {input.spokenText(study)}
      </p>
      {study.kind === "offered" && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="button" onClick={study.start} className="btn-quiet h-9 gap-2 px-3.5 text-sm">
            {input.icon}
            {input.action}
          </button>
          <p className="text-[0.8125rem] text-muted">{input.note}</p>
        </div>
      )}
      {study.kind === "working" && (
        <div className="flex flex-wrap items-center gap-3">
          <span aria-hidden="true">
            <Spinner label="Working" className="size-4.5" />
          </span>
          <p className="num min-w-0 text-[0.9375rem]">{input.progressText(study.progress)}</p>
          <button ref={stopButton} type="button" onClick={study.stop} className="btn-quiet ml-auto h-8 px-3 text-xs">
            Stop
          </button>
        </div>
      )}
      {study.kind === "failed" && (
        <ErrorBox
          text={failureText(study.error, input.failedText)}
          hint={failureHint(study.error)}
          onRetry={study.start}
        />
      )}
      {study.kind === "done" && (
        <section aria-label={input.name}>
          <h3 ref={heading} tabIndex={-1} className="mb-1.5 rounded-xs text-sm font-medium">
            {input.headingOf(study.found)}
          </h3>
          {input.children(study.found)}
          {study.again !== null && (
            <button type="button" onClick={study.again} className="btn-quiet mt-2.5 h-8 px-3 text-xs">
              Try again
            </button>
          )}
        </section>
      )}
    </div>
  );
}

/**
 * What has the focus goes when a study begins or ends, and the focus with it: it moves on to what stands there now,
 * unless the user has gone elsewhere meanwhile. What was found comes into sight as a whole, in a low pane too.
 */
function useStudyInSight({ kind }: { kind: string }) {
  const box = useRef<HTMLDivElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(kind);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && before.current !== "hidden" && before.current !== kind) {
      (stopButton.current ?? heading.current)?.focus();
    }
    if (before.current === "working" && kind === "done") box.current?.scrollIntoView({ block: "start" });
    before.current = kind;
  }, [kind]);
  return { box, stopButton, heading };
}
