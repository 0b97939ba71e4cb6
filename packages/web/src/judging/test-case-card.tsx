import { formatMemory, formatRuntime } from "@verdict/contract/units";
import { Check, CircleX, TriangleAlert } from "lucide-react";
import type { OpenRunTestCase } from "../platform/open-answers.ts";
import type { Tone } from "../ui/badges.tsx";
import { verdictText, verdictTone } from "../ui/verdict-text.ts";
import { TestOutcome } from "./test-outcome.tsx";

/** Judge0's number for "passed". */
const PASSED = 3;

const COLOR: Record<Tone, string> = {
  success: "text-success",
  error: "text-error",
  warning: "text-warning",
  info: "text-warning",
  neutral: "text-muted",
  primary: "text-muted",
};

export function TestCaseCard({ title, testCase }: { title: string; testCase: OpenRunTestCase }) {
  const isPassed = testCase.status_id === PASSED;
  const tone = isPassed ? "success" : verdictTone(testCase.verdict);
  const Icon = isPassed ? Check : tone === "error" ? CircleX : TriangleAlert;
  const color = COLOR[tone];
  return (
    <li className="rounded-box border border-line px-3.5 py-3">
      <div className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className={`flex items-center gap-2 text-sm font-medium ${color}`}>
          <Icon className="size-4" aria-hidden="true" />
          {title}
        </h3>
        <span className={`text-[0.8125rem] ${color}`}>{isPassed ? "Passed" : verdictText(testCase.verdict)}</span>
        {/* Not every server measures each test. */}
        {testCase.memory > 0 && (
          <span className="num ml-auto text-xs text-faint">
            {formatRuntime(testCase.runtime)} · {formatMemory(testCase.memory)}
          </span>
        )}
      </div>
      <TestOutcome
        stdin={testCase.stdin}
        expected={testCase.expected_output}
        stdout={testCase.stdout}
        stderr={testCase.stderr}
        verdict={testCase.verdict}
        reason={testCase.reason}
      />
    </li>
  );
}
