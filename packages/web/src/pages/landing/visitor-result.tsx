import type { RunResult } from "@verdict/contract/submissions";
import type { Opened } from "@verdict/contract/tolerant-reader";
import { CompilerOutput } from "../../judging/compiler-output.tsx";
import { TestOutcome } from "../../judging/test-outcome.tsx";
import { Badge } from "../../ui/badges.tsx";
import { verdictText, verdictTone } from "../../ui/verdict-text.ts";

/** What the judge says of a visitor's run: the verdict, and of the first example that failed what it printed. */
export function VisitorResult({ result }: { result: Opened<RunResult> }) {
  const { verdict, testCases, compilerOutput } = result;
  const passed = testCases.filter((test) => test.verdict === "AC").length;
  const failed = testCases.find((test) => test.verdict !== "AC");
  return (
    <section aria-label="Result" className="grid min-w-0 gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={verdictTone(verdict)}>{verdictText(verdict)}</Badge>
        {testCases.length > 0 && (
          <span className="num text-sm text-muted">
            {passed} of {testCases.length} examples passed
          </span>
        )}
      </p>
      {compilerOutput !== undefined && <CompilerOutput text={compilerOutput} />}
      {failed !== undefined && <TestOutcome {...failed} expected={failed.expected_output} />}
    </section>
  );
}
