import type { Verdict } from "@verdict/contract/verdict";
import { LazyOutputDiff } from "./lazy-output-diff.tsx";
import { TextBlock } from "./text-block.tsx";

/** A short single line is compared by eye; anything longer gets a diff. */
const SHORT_OUTPUT = 60;

interface TestOutcomeProps {
  stdin: string;
  /** Null where there is no known answer. */
  expected: string | null;
  stdout: string;
  stderr: string;
  verdict: Verdict;
  /** Why the program ended, in words; empty when it ended well. */
  reason: string;
}

/** What one visible test gave to the program and got back. */
export function TestOutcome({ stdin, expected, stdout, stderr, verdict, reason }: TestOutcomeProps) {
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
        {reason !== "" && <TextBlock label="Reason" text={reason} tone="text-warning" />}
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
