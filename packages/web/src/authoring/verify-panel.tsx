import type { ReferenceFailure } from "@verdict/contract/admin-problems";
import { languageName } from "@verdict/contract/language";
import { CircleCheck, CircleMinus, CircleX, LoaderCircle } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { CompilerOutput } from "../judging/compiler-output.tsx";
import { TestOutcome } from "../judging/test-outcome.tsx";
import { TestStrip } from "../judging/test-strip.tsx";
import { TitledPanel } from "../ui/panel.tsx";
import { verdictText } from "../ui/verdict-text.ts";
import type { ReferenceProgress, VerifyProgress } from "./verify-progress.ts";

/**
 * The reference solutions on their way through the tests, and the test at which one fails. Without `isBusy` nobody
 * judges them any more: what is not finished then was cancelled or broke off.
 */
export function VerifyPanel({ progress, isBusy }: { progress: VerifyProgress; isBusy: boolean }) {
  const { total, references, others } = progress;
  const panel = useRef<HTMLDivElement>(null);
  const isShown = total !== null || others !== null;
  // Whoever pressed the button is told what happens, wherever in the long form they are.
  useEffect(() => {
    if (isShown) panel.current?.scrollIntoView({ block: "center" });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={panel}>
      <TitledPanel title="Reference solutions against all tests">
        <ul className="grid gap-5">
          {total !== null &&
            references.map((reference) => (
              <li key={reference.language}>
                <div className="mb-2 flex items-center gap-2">
                  {STATE_ICONS[stateOf(reference, total, isBusy)]}
                  <h3 className="font-medium tracking-normal">{languageName(reference.language)}</h3>
                  <p className="num ml-auto text-xs text-muted" role="status">
                    {stateText(reference, total, isBusy)}
                  </p>
                </div>
                <TestStrip tests={reference.tests} total={total} />
                {reference.failure !== null && <Failure failure={reference.failure} />}
              </li>
            ))}
          {others !== null && <OtherSolutions {...others} isBusy={isBusy} />}
        </ul>
      </TitledPanel>
    </div>
  );
}

/** Slow ones may take minutes in which nothing else happens. */
function OtherSolutions({ judged, total, isBusy }: { judged: number; total: number; isBusy: boolean }) {
  const state = judged === total ? "passed" : isBusy ? "running" : "stopped";
  return (
    <li className="flex items-center gap-2">
      {STATE_ICONS[state]}
      <h3 className="font-medium tracking-normal">Other solutions of the package</h3>
      <p className="num ml-auto shrink-0 text-xs text-muted" role="status">
        {state === "stopped" ? "Stopped at " : ""}
        {judged} / {total} judged
      </p>
    </li>
  );
}

type ReferenceState = "failed" | "passed" | "running" | "stopped";

function stateOf(reference: ReferenceProgress, total: number, isBusy: boolean): ReferenceState {
  if (reference.failure !== null) return "failed";
  // The reason of a failing test comes a moment after it.
  if (reference.tests.length === total && reference.tests.every((test) => test.verdict === "AC")) return "passed";
  return isBusy ? "running" : "stopped";
}

const STATE_ICONS: Record<ReferenceState, ReactNode> = {
  failed: <CircleX className="size-4 shrink-0 text-error" aria-hidden="true" />,
  passed: <CircleCheck className="size-4 shrink-0 text-success" aria-hidden="true" />,
  running: <LoaderCircle className="size-4 shrink-0 animate-spin text-muted" aria-hidden="true" />,
  stopped: <CircleMinus className="size-4 shrink-0 text-muted" aria-hidden="true" />,
};

function stateText(reference: ReferenceProgress, total: number, isBusy: boolean): string {
  if (reference.failure !== null) return verdictText(reference.failure.verdict);
  const isStopped = stateOf(reference, total, isBusy) === "stopped";
  if (!reference.isCompiled) return isStopped ? "Not judged" : "Waiting for the judge";
  return `${isStopped ? "Stopped at " : ""}${reference.tests.length} / ${total} tests`;
}

function Failure({ failure }: { failure: ReferenceFailure }) {
  const kind = failure.isVisible ? "visible" : "hidden";
  return (
    <div className="mt-3 rounded-field border border-error/30 px-4 py-3">
      <p className="mb-2 font-medium text-error">
        {failure.number === null
          ? `${languageName(failure.language)}: ${verdictText(failure.verdict)}`
          : `${languageName(failure.language)} fails ${kind} test ${failure.number}: ${verdictText(failure.verdict)}`}
      </p>
      {failure.compilerOutput !== undefined && <CompilerOutput text={failure.compilerOutput} />}
      {failure.number !== null && (
        <TestOutcome
          stdin={failure.stdin}
          expected={failure.expected_output}
          stdout={failure.stdout}
          stderr={failure.stderr}
          verdict={failure.verdict}
          reason={failure.reason}
        />
      )}
    </div>
  );
}
