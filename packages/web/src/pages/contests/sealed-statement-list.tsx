import type { SealedProblem, SealedStatements } from "@verdict/contract/sealed-statements";
import { useEffect, useMemo, useRef } from "react";
import { cleanHtml } from "./clean-html.ts";
import "../../problems/problem-text.css";

/** What was in the file, to read and to print. */
export function SealedStatementList({ statements, onClose }: { statements: SealedStatements; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 text-lg font-semibold break-words outline-none">
          {statements.title}
        </h2>
        <button type="button" className="btn-quiet h-9 px-3 print:hidden" onClick={onClose}>
          Close
        </button>
      </div>
      {statements.problems.map((problem) => (
        <Statement key={problem.label} problem={problem} />
      ))}
    </>
  );
}

function Statement({ problem }: { problem: SealedProblem }) {
  const html = useMemo(() => cleanHtml(problem.descriptionHtml), [problem.descriptionHtml]);
  return (
    <article aria-label={`${problem.label} · ${problem.title}`} className="panel p-5">
      <h3 className="text-lg font-semibold break-words">
        {problem.label} · {problem.title}
      </h3>
      <p className="num mt-1 text-[0.8125rem] text-muted">
        {problem.timeLimitSeconds} s · {problem.memoryLimitMegabytes} MB
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what could act has been taken out. */}
      <div className="problem-text mt-4" dangerouslySetInnerHTML={{ __html: html }} />
      {problem.isInteractive === true ? (
        <p className="mt-4 text-muted">This problem is interactive: its sample conversations are at the site.</p>
      ) : (
        <>
          <h4 className="mt-6 mb-3 font-semibold">Examples</h4>
          <ol className="grid gap-3">
            {problem.examples.map(({ input, output, explanation }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a problem's examples never change their order.
              <li key={index} className="grid gap-2 rounded-box border border-line px-4 py-3">
                <ExampleText label="Input" text={input} />
                <ExampleText label="Output" text={output} />
                {explanation !== undefined && explanation !== "" && (
                  <p className="text-[0.8125rem] break-words whitespace-pre-wrap text-muted">{explanation}</p>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </article>
  );
}

function ExampleText({ label, text }: { label: string; text: string }) {
  return (
    <div className="grid gap-1">
      <span className="text-xs text-muted">{label}</span>
      <pre className="text-[0.8125rem] break-words whitespace-pre-wrap">{text}</pre>
    </div>
  );
}
