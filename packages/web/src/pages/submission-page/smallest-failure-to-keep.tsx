import { useState } from "react";
import { Link } from "react-router";
import { keepOwnTest } from "../../drafts/keep-own-test.ts";
import type { KeptTest } from "../../judging/kept-test.ts";
import { SmallestFailure } from "../../judging/smallest-failure.tsx";
import { useAuth } from "../../platform/auth.tsx";
import type { OpenReport } from "../../platform/open-answers.ts";
import { paths } from "../../platform/paths.ts";
import type { StepsAsk } from "../../steps/steps-ask.ts";
import { StepsOpener } from "../../steps/steps-button.tsx";
import { LazyModule } from "../../ui/lazy-module.tsx";

const WORDS = {
  kept: "Kept among your own tests of the problem.",
  full: "You have as many own tests of this problem as there is room for.",
  refused: "Your browser keeps nothing at the moment, so the test could not be kept.",
} as const;

const loadSteps = () => import("../../steps/step-dialog.tsx");

/** Far from the problem's page, whose own tests what was found can be added to all the same. */
export function SmallestFailureToKeep({ report }: { report: OpenReport }) {
  const { user } = useAuth();
  const [outcome, setOutcome] = useState<keyof typeof WORDS | null>(null);
  const [ask, setAsk] = useState<StepsAsk | null>(null);
  if (user === null) return null;
  const keep = ({ stdin, expected_output: expected }: KeptTest) => {
    const test = { name: "Smallest failing input", input: stdin, expected };
    setOutcome(keepOwnTest({ userId: user._id, problemId: report.problemId, test }));
  };
  return (
    <>
      <StepsOpener value={setAsk}>
        <SmallestFailure submissionId={report._id} onKeep={keep} />
      </StepsOpener>
      {ask !== null && (
        <LazyModule load={loadSteps} name="The step view" pending={null}>
          {({ StepDialog }) => <StepDialog {...report} ask={ask} onClose={() => setAsk(null)} />}
        </LazyModule>
      )}
      <p role="status" className="mt-2 text-[0.8125rem] text-muted empty:hidden">
        {outcome !== null && (
          <>
            {WORDS[outcome]}{" "}
            <Link to={paths.problem(report.problemId)} className="text-primary underline">
              Open the problem
            </Link>
          </>
        )}
      </p>
    </>
  );
}
