import { type LanguageId, languageName } from "@verdict/contract/language";
import { isUnsolvedIn } from "@verdict/contract/said-time-factors";
import type { OpenProblem } from "../platform/open-answers.ts";

/** What is to be known of few problems before somebody begins: nobody keeps the limit, or the tests are not there yet. */
export function ProblemNotes({ problem, language }: { problem: OpenProblem; language: LanguageId }) {
  return (
    <>
      {isUnsolvedIn(language, problem.timeFactors) && (
        <p className="mt-2 text-right text-xs text-warning">
          No solution in {languageName(language)} is known to pass within the time limit.
        </p>
      )}
      {problem.awaitsTests === true && (
        <p role="status" className="mt-4 rounded-box border border-line px-4 py-3 text-sm text-muted">
          {awaitedText(problem.testsBuilt)}
        </p>
      )}
    </>
  );
}

function awaitedText(built: OpenProblem["testsBuilt"]): string {
  if (built === null) {
    return "The hidden tests of this problem could not be built. Run your code against the examples; nothing can be submitted until an administrator has mended it.";
  }
  const progress = built === undefined ? "" : `: ${built.built} of ${built.total} are there`;
  return `The hidden tests of this problem are still being built${progress}. A submission waits for them and puts them first.`;
}

/** The author's hints, one at a time: nobody has to read more than they want to. */
export function Hints({ hints }: { hints: readonly string[] }) {
  return (
    <section aria-label="Hints" className="mt-8 grid gap-2 print:hidden">
      <h3 className="mb-1 text-[0.9375rem] font-semibold">Hints</h3>
      {hints.map((hint, index) => (
        <details key={hint} className="rounded-field border border-line px-4 py-2.5">
          <summary className="cursor-pointer text-muted hover:text-base-content">Hint {index + 1}</summary>
          <p className="mt-2 leading-6 break-words whitespace-pre-wrap">{hint}</p>
        </details>
      ))}
    </section>
  );
}
