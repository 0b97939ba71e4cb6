import type { Problem } from "@verdict/contract/problems";
import type { ReactNode } from "react";
import { DifficultyBadge, SolvedBadge, TagBadge } from "../ui/badges.tsx";
import "./problem-text.css";

/** The statement and its examples. `links` stands beside the title: the ways to other problems. */
export function ProblemDescription({ problem, links }: { problem: Problem; links: ReactNode }) {
  return (
    <article>
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-xl leading-8 font-semibold break-words">{problem.title}</h2>
        {links}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <DifficultyBadge difficulty={problem.difficulty} />
        <TagBadge tag={problem.tags} />
        {problem.isSolved && (
          <span className="ml-1 inline-flex">
            <SolvedBadge />
          </span>
        )}
        <span className="num ml-auto text-xs text-faint">
          {problem.timeLimitSeconds} s · {problem.memoryLimitMegabytes} MB
        </span>
      </div>
      <div
        className="problem-text mt-5"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server rendered and sanitized it when the problem was saved.
        dangerouslySetInnerHTML={{ __html: problem.descriptionHtml }}
      />
      <h3 className="mt-8 mb-3 text-[0.9375rem] font-semibold">Examples:</h3>
      <ol className="grid gap-3">
        {problem.visibleTestCases.map((example, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a problem's examples never change their order.
          <li key={index} className="rounded-box border border-line px-4 py-3.5">
            <dl className="grid gap-2.5">
              <ExampleText label="Input" text={example.input} />
              <ExampleText label="Output" text={example.output} />
              {example.explanation !== undefined && example.explanation !== "" && (
                <ExampleRow label="Explanation">
                  <p className="text-[0.8125rem] leading-5 break-words whitespace-pre-wrap text-muted">
                    {example.explanation}
                  </p>
                </ExampleRow>
              )}
            </dl>
          </li>
        ))}
      </ol>
    </article>
  );
}

function ExampleText({ label, text }: { label: string; text: string }) {
  return (
    <ExampleRow label={label}>
      <pre className="font-mono text-[0.8125rem] leading-5 break-words whitespace-pre-wrap">
        {text.replace(/\n$/, "")}
      </pre>
    </ExampleRow>
  );
}

function ExampleRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-[0.8125rem] leading-5 text-faint">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
