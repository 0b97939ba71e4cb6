import { costOfSubmission } from "@verdict/contract/cost-text";
import { pointsText } from "@verdict/contract/points";
import type { ReactNode } from "react";
import type { OpenReport, OpenSubmission } from "../platform/open-answers.ts";
import { momentText } from "../ui/date-text.ts";
import { languageText } from "../ui/verdict-text.ts";
import { instructionsText } from "./times-text.ts";

/** When, in which language, how many tests, and at what cost. */
export function SubmissionFacts({ submission, children }: { submission: OpenSubmission; children?: ReactNode }) {
  const cost = costOfSubmission(submission);
  return (
    <dl className="num flex flex-wrap gap-x-7 gap-y-2 text-[0.8125rem]">
      <Fact name="Submitted">{momentText(submission.createdAt)}</Fact>
      <Fact name="Language">{languageText(submission.language)}</Fact>
      {submission.points !== undefined && <Fact name="Points">{pointsText(submission.points)}</Fact>}
      {submission.verdict !== null && (
        <Fact name="Test cases">
          {submission.testCasesPassed}/{submission.testCasesTotal}
        </Fact>
      )}
      {cost !== null && <Fact name="Runtime">{`${cost.runtime.figure} ${cost.runtime.of}`}</Fact>}
      {cost !== null && <Fact name="Memory">{`${cost.memory.figure} ${cost.memory.of}`}</Fact>}
      {children}
    </dl>
  );
}

/**
 * The most that a test has taken, where the judge's machine counts them: the same program takes nearly as many each
 * time.
 */
export function InstructionsFact({ tests }: { tests: OpenReport["tests"] }) {
  const counts = tests.flatMap(({ instructions }) => instructions ?? []);
  if (counts.length === 0) return null;
  return <Fact name="Instructions">{instructionsText(Math.max(...counts))}</Fact>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-faint">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
