import { costOfSubmission } from "@verdict/contract/cost-text";
import { pointsText } from "@verdict/contract/points";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { OpenFailedTest, OpenSubmitResult } from "../platform/open-answers.ts";
import { paths } from "../platform/paths.ts";
import { askOfInput, StepsButton } from "../steps/steps-button.tsx";
import { LazyModule } from "../ui/lazy-module.tsx";
import { verdictText, verdictTone } from "../ui/verdict-text.ts";
import { CompilerOutput } from "./compiler-output.tsx";
import { MeasuredGrowth } from "./growth/measured-growth.tsx";
import type { JudgingProgress } from "./judging-progress.ts";
import { JudgingSummary } from "./judging-summary.tsx";
import type { KeptTest } from "./kept-test.ts";
import { NotJudged } from "./not-judged.tsx";
import { SmallestFailure } from "./smallest-failure.tsx";
import { TestOutcome } from "./test-outcome.tsx";
import { TestStrip } from "./test-strip.tsx";

/** What the judge has said of a submission. */
export function SubmitOutcome(input: {
  result: OpenSubmitResult;
  progress: JudgingProgress;
  /** Makes an own test of the failing example. */
  onKeepTest: (test: KeptTest) => void;
  children?: ReactNode;
}) {
  const { result, progress } = input;
  // Not every server names what it has stored.
  const isKnown = result.submissionId !== "";
  const title = result.accepted ? "Accepted" : (result.error ?? verdictText(result.verdict));
  return (
    <div className="grid gap-4">
      <JudgingSummary
        tone={result.accepted ? "success" : verdictTone(result.verdict)}
        title={title}
        passed={passedText(result)}
        cost={costOfSubmission(result)}
      >
        {!result.accepted && !title.includes(verdictText(result.verdict)) && result.verdict !== "WA" && (
          <p className="mt-2 text-[0.8125rem] text-muted">{verdictText(result.verdict)}</p>
        )}
        {result.compilerOutput !== undefined && <CompilerOutput text={result.compilerOutput} />}
        {isKnown && (
          <p className="mt-2 text-[0.8125rem]">
            <Link to={paths.submission(result.submissionId)} className="link-quiet text-muted">
              All about this submission
            </Link>
          </p>
        )}
      </JudgingSummary>
      {result.points !== undefined && <GroupPoints {...result.points} />}
      {progress.tests.length > 0 && (
        <div className="grid gap-1">
          <TestStrip tests={progress.tests} total={result.totalTestCases} isOver />
          {result.verdict === "TLE" && result.points === undefined && (
            <NotJudged judged={progress.tests.length} total={result.totalTestCases} />
          )}
        </div>
      )}
      {input.children}
      {/* Before what one may still find out: in a low pane nothing else of the difference would be seen. */}
      {result.failedTest !== undefined && <FailedTestCard test={result.failedTest} onKeep={input.onKeepTest} />}
      {isKnown && isSearchable(result) && (
        <SmallestFailure submissionId={result.submissionId} onKeep={input.onKeepTest} />
      )}
      {isKnown && result.verdict !== "CE" && result.verdict !== "JE" && (
        <MeasuredGrowth submissionId={result.submissionId} />
      )}
    </div>
  );
}

function GroupPoints({ groups }: NonNullable<OpenSubmitResult["points"]>) {
  return (
    <LazyModule load={loadPointsList} name="The points by group" pending={null}>
      {({ PointsList }) => <PointsList groups={groups} />}
    </LazyModule>
  );
}

function loadPointsList() {
  return import("./points-list.tsx");
}

function passedText({ points, passedTestCases, totalTestCases }: OpenSubmitResult): string {
  const passed = `Test Cases Passed: ${passedTestCases}/${totalTestCases}`;
  return points === undefined ? passed : `Points: ${pointsText(points)} · ${passed}`;
}

/** The server says whether its problem offers a search. */
function isSearchable({ accepted, verdict }: OpenSubmitResult): boolean {
  return !accepted && verdict !== "CE";
}

function FailedTestCard({ test, onKeep }: { test: OpenFailedTest; onKeep: (test: KeptTest) => void }) {
  return (
    <section aria-label="The first visible test that failed">
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-medium">First visible test that failed</h3>
        {/* Of a conversation no input alone gives the same again. */}
        {test.conversation === undefined && (
          <div className="flex gap-1.5">
            <StepsButton {...askOfInput("First visible test that failed", test)} />
            <button type="button" className="btn-quiet h-7 px-2.5 text-xs" onClick={() => onKeep(test)}>
              Keep as own test
            </button>
          </div>
        )}
      </div>
      <TestOutcome {...test} expected={test.expected_output} />
    </section>
  );
}
