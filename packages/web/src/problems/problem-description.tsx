import { type LanguageId, languageName } from "@verdict/contract/language";
import { timeFactorIn } from "@verdict/contract/said-time-factors";
import { type ReactNode, useRef, useState } from "react";
import type { OpenProblem } from "../platform/open-answers.ts";
import { Badge, DifficultyBadge, SolvedBadge, TagBadge } from "../ui/badges.tsx";
import { CopyIconButton } from "../ui/copy-button.tsx";
import { latePart } from "../ui/late-part.tsx";
import { useReachableParts } from "../ui/use-reachable-parts.ts";
import type { ShownTranslation } from "./statement-extras.tsx";
import "./problem-text.css";

const StatementExtras = latePart(async () => (await import("./statement-extras.tsx")).StatementExtras);
const TopicChips = latePart(async () => (await import("./topic-chips.tsx")).TopicChips);
const InteractionSamples = latePart(async () => (await import("./interaction-samples.tsx")).InteractionSamples);
const Hints = latePart(async () => (await import("./problem-notes.tsx")).Hints);
const ProblemNotes = latePart(async () => (await import("./problem-notes.tsx")).ProblemNotes);
const ProgramFacts = latePart(async () => (await import("./program-facts.tsx")).ProgramFacts);

/** The statement and its examples. `links` stands beside the title: the ways to other problems. */
export function ProblemDescription(input: { problem: OpenProblem; language: LanguageId; links: ReactNode }) {
  const { problem, language, links } = input;
  const statement = useRef<HTMLDivElement>(null);
  const [translation, setTranslation] = useState<ShownTranslation | null>(null);
  const { title, descriptionHtml } = translation?.problemId === problem._id ? translation : problem;
  useReachableParts(statement, descriptionHtml);
  return (
    <article>
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-xl leading-8 font-semibold break-words">{title}</h2>
        {links}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <DifficultyBadge difficulty={problem.difficulty} />
        <TagBadge tag={problem.tags} />
        {problem.fromClass !== undefined && <Badge tone="neutral">from {problem.fromClass}</Badge>}
        <TopicChips problemId={problem._id} />
        {problem.isSolved && (
          <span className="ml-1 inline-flex">
            <SolvedBadge />
          </span>
        )}
        {problem.timeLimitSeconds > 0 && <Limits problem={problem} language={language} />}
        {problem.timeLimitSeconds > 0 && <MoreLimits memory={problem.memoryLimitMegabytes} language={language} />}
      </div>
      {(problem.awaitsTests === true || problem.timeFactors !== undefined) && (
        <ProblemNotes problem={problem} language={language} />
      )}
      {hasExtras(problem) && <StatementExtras problem={problem} onTranslate={setTranslation} />}
      <div
        ref={statement}
        className="problem-text mt-5"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server rendered and sanitized it when the problem was saved.
        dangerouslySetInnerHTML={{ __html: descriptionHtml }}
      />
      {problem.interaction === undefined ? (
        <Examples problem={problem} />
      ) : (
        <InteractionSamples problem={problem} language={language} />
      )}
      {problem.hints !== undefined && problem.hints.length > 0 && <Hints hints={problem.hints} />}
    </article>
  );
}

function Examples({ problem }: { problem: OpenProblem }) {
  return (
    <>
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
    </>
  );
}

function hasExtras({ statementLanguages, attachments, descriptionHtml }: OpenProblem): boolean {
  return (statementLanguages ?? attachments) !== undefined || /^<p><a href="[^"]+\.pdf"/.test(descriptionHtml);
}

/** What a program in the chosen language may use: slower languages get more time than the problem's own limit. */
function Limits({ problem, language }: { problem: OpenProblem; language: LanguageId }) {
  const factor = timeFactorIn(language, problem.timeFactors);
  const seconds = problem.timeLimitSeconds * factor;
  const why = factor === 1 ? "" : `: ${factor} times the problem's ${problem.timeLimitSeconds} s`;
  return (
    <dl className="num ml-auto flex gap-4 text-xs text-muted">
      <div className="flex gap-1.5" title={`Time limit of each test for ${languageName(language)}${why}`}>
        <dt className="text-faint">Time</dt>
        <dd>
          {seconds} s<span className="sr-only">{` for ${languageName(language)}${why}`}</span>
        </dd>
      </div>
      <div className="flex gap-1.5" title="Memory limit">
        <dt className="text-faint">Memory</dt>
        <dd>{problem.memoryLimitMegabytes} MB</dd>
      </div>
    </dl>
  );
}

/** Libraries, threads, files: for those who ask. */
function MoreLimits({ memory, language }: { memory: number; language: LanguageId }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="relative text-xs text-muted print:hidden"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <summary className="cursor-pointer list-none text-faint underline hover:text-base-content">Limits</summary>
      {isOpen && (
        <div
          // So that a press on its text takes the focus, which would leave it otherwise.
          tabIndex={-1}
          className="absolute right-0 z-10 mt-1.5 w-72 rounded-box border border-line-strong bg-base-200 p-3 shadow-2xl"
        >
          <ProgramFacts language={language} memoryMegabytes={memory} />
        </div>
      )}
    </details>
  );
}

/** The statement for a sheet of paper: dark on light, whole, and nothing else of the page. */
export function PrintedProblem({ problem, language }: { problem: OpenProblem; language: LanguageId }) {
  return (
    <div className="printed">
      <ProblemDescription problem={problem} language={language} links={null} />
    </div>
  );
}

function ExampleText({ label, text }: { label: string; text: string }) {
  return (
    <ExampleRow label={label} aside={<CopyIconButton text={text} label={`Copy ${label.toLowerCase()}`} />}>
      <pre className="min-w-0 flex-1 font-mono text-[0.8125rem] leading-5 break-words whitespace-pre-wrap">
        {text.replace(/\n$/, "")}
      </pre>
    </ExampleRow>
  );
}

function ExampleRow({ label, aside, children }: { label: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-[0.8125rem] leading-5 text-faint">{label}</dt>
      <dd className="flex min-w-0 items-start justify-between gap-2">
        {children}
        {aside !== undefined && <span className="-my-1 shrink-0">{aside}</span>}
      </dd>
    </div>
  );
}
