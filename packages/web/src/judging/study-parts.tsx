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
  failedText: string;
  /** Of the region with what was found, and its heading, which may differ with that. */
  name: string;
  headingOf: (found: Found) => string;
  children: (found: Found) => ReactNode;
}) {
  const { study } = input;
  const heading = useFocusAfterWork(study);
  switch (study.kind) {
    case "hidden":
      return null;
    case "offered":
      return (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="button" onClick={study.start} className="btn-quiet h-9 gap-2 px-3.5 text-sm">
            {input.icon}
            {input.action}
          </button>
          <p className="text-[0.8125rem] text-muted">{input.note}</p>
        </div>
      );
    case "working":
      return (
        <div className="flex flex-wrap items-center gap-3">
          {/* The words beside it are told as they change; the spinner has nothing to add. */}
          <span aria-hidden="true">
            <Spinner label="Working" className="size-4.5" />
          </span>
          <p className="num min-w-0 text-[0.9375rem]" role="status">
            {input.progressText(study.progress)}
          </p>
          {/* biome-ignore lint/a11y/noAutofocus: it stands where the button was that has just been pressed. */}
          <button type="button" autoFocus onClick={study.stop} className="btn-quiet ml-auto h-8 px-3 text-xs">
            Stop
          </button>
        </div>
      );
    case "failed":
      return (
        <ErrorBox
          text={failureText(study.error, input.failedText)}
          hint={failureHint(study.error)}
          onRetry={study.start}
        />
      );
    case "done":
      return (
        <section aria-label={input.name} className="rounded-box border border-line px-3.5 py-3">
          <h3 ref={heading} tabIndex={-1} className="mb-1.5 rounded-xs text-sm font-medium">
            {input.headingOf(study.found)}
          </h3>
          {input.children(study.found)}
        </section>
      );
    default:
      return study satisfies never;
  }
}

/** The Stop button goes with the work, and with it the focus: it moves on to what was found. */
function useFocusAfterWork({ kind }: { kind: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === "working" && kind === "done") heading.current?.focus();
    before.current = kind;
  }, [kind]);
  return heading;
}
