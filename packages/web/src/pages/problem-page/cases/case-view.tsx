import { formatMemory, formatRuntime } from "@verdict/contract/units";
import { CircleCheck, CircleX } from "lucide-react";
import { saysTheSame } from "../../../drafts/own-tests.ts";
import { TestOutcome, TestText } from "../../../judging/test-outcome.tsx";
import type { OpenRunTestCase } from "../../../platform/open-answers.ts";
import { verdictText } from "../../../ui/verdict-text.ts";
import { OwnTestFields } from "./own-test-fields.tsx";
import { PASSED, type RunCase } from "./run-cases.ts";

/**
 * One case: what the program reads, and beside it what it has printed and should print; or what it and the problem's
 * own program have said. `interaction`: how that one has a part in the runs, null where it has none.
 */
export function CaseView({
  shown: { own, input, answer, result, isLeftOut },
  interaction,
}: {
  shown: RunCase;
  interaction: string | null;
}) {
  const isTalk = interaction === "interactor";
  const given = isTalk ? null : <TestText label="Input" text={input} />;
  const left = own === null ? given : <OwnTestFields test={own} interaction={interaction} />;
  if (result === null) {
    return (
      <div className="grid gap-x-4 gap-y-3 @lg:grid-cols-2">
        {left}
        <div>
          {answer !== null && interaction === null && <TestText label="Expected" text={answer} />}
          {interaction !== null && own === null && !isLeftOut && (
            <p className="text-[0.8125rem] leading-5 text-faint">
              {isTalk
                ? "Run has your program talk with the problem's own; here stands what they say."
                : "Run shows what your program reads and writes in each of its runs."}
            </p>
          )}
          {isLeftOut && <p className="mt-2 text-[0.8125rem] text-muted">Not judged</p>}
          {own !== null && !isLeftOut && (
            <p className="text-[0.8125rem] leading-5 text-faint">
              {own.input.trim() === "" ? "Run leaves it out while its input is empty." : "Run tries it with the rest."}
            </p>
          )}
        </div>
      </div>
    );
  }
  return (
    <TestOutcome
      stdin={input}
      input={left}
      expected={result.expected_output}
      stdout={result.stdout}
      stderr={result.stderr}
      verdict={result.verdict}
      reason={result.reason}
      conversation={result.conversation}
    >
      {own !== null && interaction === null && <Expectation expected={own.expected} result={result} />}
      <Figures result={result} />
    </TestOutcome>
  );
}

function Figures({ result }: { result: OpenRunTestCase }) {
  const isPassed = result.status_id === PASSED;
  return (
    <p className="num text-xs text-faint">
      {isPassed ? "Passed" : verdictText(result.verdict)}
      {/* Not every server measures each test. */}
      {result.memory > 0 && ` · ${formatRuntime(result.runtime)} · ${formatMemory(result.memory)}`}
    </p>
  );
}

/** Whether the program printed what the user expects; the reference has its own say. */
function Expectation({ expected, result }: { expected: string; result: OpenRunTestCase }) {
  if (expected.trim() === "" || (result.verdict === "NC" && result.memory === 0)) return null;
  const isMet = saysTheSame(expected, result.stdout);
  const Icon = isMet ? CircleCheck : CircleX;
  const isDisputed = result.expected_output !== null && !saysTheSame(expected, result.expected_output);
  return (
    <p role="status" className="flex items-start gap-2 text-[0.8125rem] leading-5">
      <Icon className={`mt-0.5 size-4 shrink-0 ${isMet ? "text-success" : "text-error"}`} aria-hidden="true" />
      <span>
        {isMet ? "Your program prints what you expect." : "Your program prints something else than you expect."}
        {isDisputed && " The reference solution does not agree with your expectation."}
      </span>
    </p>
  );
}
