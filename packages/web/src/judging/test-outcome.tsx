import type { ComponentProps } from "react";
import { LazyModule } from "../ui/lazy-module.tsx";
import { TextBlock } from "../ui/text-block.tsx";
import { shownReason, usualCause } from "./failure-reason.ts";
import type { OutputDiff } from "./output-diff.tsx";

/** A short single line is compared by eye; anything longer gets a diff. */
const SHORT_OUTPUT = 60;

interface TestOutcomeProps {
  stdin: string;
  /** Null where there is no known answer. */
  expected: string | null;
  stdout: string;
  stderr: string;
  verdict: string;
  /** Why the program ended, in words; empty when it ended well. */
  reason: string;
}

/** What one visible test gave to the program and got back. */
export function TestOutcome({ stdin, expected, stdout, stderr, verdict, reason }: TestOutcomeProps) {
  const hint = usualCause(reason);
  const why = shownReason(reason, stderr);
  const isWrong = verdict === "WA" && expected !== null;
  return (
    <>
      <dl>
        <TextBlock label="Input" text={stdin} />
        {expected === null ? (
          <div className="grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-3 py-1 text-[0.8125rem] leading-5 text-faint">
            <dt>Expected</dt>
            <dd className="italic">The reference solution gives no answer for this input.</dd>
          </div>
        ) : (
          <TextBlock label="Expected" text={expected} />
        )}
        <TextBlock label="Output" text={stdout} tone={isWrong ? "text-error" : ""} />
        {why !== "" && <TextBlock label="Reason" text={why} tone="text-warning" />}
        {hint !== null && (
          <div className="grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-3 pb-1">
            <dt className="sr-only">What that often means</dt>
            <dd className="col-start-2 text-[0.8125rem] leading-5 text-muted">{hint}</dd>
          </div>
        )}
        {stderr !== "" && <TextBlock label="Stderr" text={stderr} tone="text-warning" />}
      </dl>
      {isWrong && needsDiff(expected, stdout) && (
        <div className="mt-2">
          <LazyOutputDiff expected={expected} actual={stdout} />
        </div>
      )}
    </>
  );
}

function needsDiff(expected: string, actual: string): boolean {
  return [expected, actual].some((text) => {
    const shown = text.replace(/\n$/, "");
    return shown.length > SHORT_OUTPUT || shown.includes("\n") || /[ \t\r]$/.test(shown);
  });
}

/** The diff's code is fetched when a first output differs. */
function LazyOutputDiff(props: ComponentProps<typeof OutputDiff>) {
  return (
    <LazyModule load={loadDiff} name="The comparison" pending={<div className="skeleton h-16 w-full" />}>
      {(module) => <module.OutputDiff {...props} />}
    </LazyModule>
  );
}

function loadDiff() {
  return import("./output-diff.tsx");
}
