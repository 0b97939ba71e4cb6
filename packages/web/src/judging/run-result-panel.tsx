import { useEffect } from "react";
import type { OpenRunResult } from "../platform/open-answers.ts";
import { LazyModule, loadAhead } from "../ui/lazy-module.tsx";
import { TextBlock } from "../ui/text-block.tsx";
import { JudgingBusy } from "./judging-busy.tsx";
import { JudgingFailure } from "./judging-failure.tsx";
import type { JudgeInput, JudgingState } from "./judging-state.ts";

const loadOutcome = () => import("./run-outcome.tsx");

/** What the last Run said. */
export function RunResultPanel(input: {
  running: JudgingState<OpenRunResult>;
  onRetry: (sent: JudgeInput) => void;
  onCancel: () => void;
  /** What Run will try, shown before the first one; empty for own input. */
  examples: readonly { input: string; output: string }[];
}) {
  const { running } = input;
  const isBusy = running.kind === "busy";
  useEffect(() => {
    if (isBusy) loadAhead(loadOutcome);
  }, [isBusy]);
  switch (running.kind) {
    case "idle":
      // Of own input the fields above say what Run does.
      if (input.examples.length === 0) return null;
      return (
        <>
          <p className="text-muted">Click "Run" to test your code with the example test cases.</p>
          <Examples examples={input.examples} />
        </>
      );
    case "busy":
      return <JudgingBusy {...running} onCancel={input.onCancel} />;
    case "failed":
      // The product's words for any failed run; what happened in fact stands below them.
      return (
        <JudgingFailure
          text="Internal server error"
          error={running.error}
          onRetry={() => input.onRetry(running.input)}
        />
      );
    case "done":
      return (
        <LazyModule load={loadOutcome} name="The result" pending={<div className="skeleton h-12 w-full" />}>
          {({ RunOutcome }) => (
            <RunOutcome
              result={running.result}
              total={running.progress.totalTestCases ?? running.result.testCases.length}
              isOwnInput={running.input.ownInput !== null}
            />
          )}
        </LazyModule>
      );
    default:
      return running satisfies never;
  }
}

function Examples({ examples }: { examples: readonly { input: string; output: string }[] }) {
  return (
    <ol aria-label="Examples" className="mt-3 grid gap-2 empty:hidden">
      {examples.map((example, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a problem's examples never change their order.
        <li key={index} className="rounded-box border border-line px-3.5 py-2.5">
          <h3 className="mb-1 text-[0.8125rem] font-medium text-muted">Case {index + 1}</h3>
          <dl>
            <TextBlock label="Input" text={example.input} />
            <TextBlock label="Expected" text={example.output} />
          </dl>
        </li>
      ))}
    </ol>
  );
}
