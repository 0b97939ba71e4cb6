import { LanguageId, languageName } from "@verdict/contract/language";
import { NOT_WITH_INTERACTION } from "@verdict/contract/not-with-interaction";
import { ChevronRight, Lock } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { CodeView } from "../editor/code-view.tsx";
import type { OpenProblem } from "../platform/open-answers.ts";
import { paths } from "../platform/paths.ts";
import { ClosedByContest } from "../ui/closed-by-contest.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { closingOf } from "./closing-of.ts";
import { WeakTestsForm } from "./weak-tests-form.tsx";

/**
 * The reference solutions: that of the language in the editor first and open, the others folded. The server sends them
 * only to those who have solved the problem.
 */
export function ProblemSolutions({ problem, own }: { problem: OpenProblem; own: LanguageId }) {
  const solutions = (problem.referenceSolution ?? []).toSorted(
    (one, two) => Number(two.language === languageName(own)) - Number(one.language === languageName(own)),
  );
  const closing = closingOf(problem, "answers");
  return (
    <>
      <h2 className="text-lg font-semibold">Solutions</h2>
      {closing ? (
        <ClosedByContest contest={closing} what="Nobody sees solutions" />
      ) : solutions.length === 0 ? (
        <EmptyState
          icon={<Lock className="size-5" aria-hidden="true" />}
          title="Solutions will be available after you solve the problem."
        />
      ) : (
        <ul key={own} className="mt-4 grid gap-3">
          {solutions.map((solution, index) => (
            <Solution key={solution.language} title={problem.title} solution={solution} startsOpen={index === 0} />
          ))}
        </ul>
      )}
      {problem.hasTalk === true && (
        <Link to={paths.talk(problem._id)} className="btn-quiet mt-4 h-9 px-3">
          What others have written
        </Link>
      )}
      {!problem.contest &&
        solutions.length > 0 &&
        (problem.interaction === undefined ? (
          <WeakTestsForm problemId={problem._id} />
        ) : (
          <p className="mt-6 border-t border-line pt-4 text-[0.8125rem] leading-5 text-muted">
            {NOT_WITH_INTERACTION.weakTests}
          </p>
        ))}
    </>
  );
}

function Solution({
  title,
  solution: { language, completeCode },
  startsOpen,
}: {
  title: string;
  solution: NonNullable<OpenProblem["referenceSolution"]>[number];
  startsOpen: boolean;
}) {
  const [isOpen, setOpen] = useState(startsOpen);
  const name = `${title} - ${language}`;
  return (
    <li className="relative overflow-hidden rounded-box border border-line bg-base-100">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex cursor-pointer items-center gap-2 py-1.5 pr-28 pl-3">
          <ChevronRight
            className={`size-4 shrink-0 text-muted transition-transform ${isOpen ? "rotate-90" : ""}`}
            aria-hidden="true"
          />
          <h3 className="min-w-0 py-1 text-[0.8125rem] font-medium break-words">{name}</h3>
        </summary>
        {isOpen && (
          <div className="border-t border-line">
            <CodeView code={completeCode.trimEnd()} language={languageIdOf(language)} label={name} />
          </div>
        )}
      </details>
      <div className="absolute top-1 right-1.5">
        <CopyButton text={completeCode} />
      </div>
    </li>
  );
}

/** As it came for one that this page does not know, and has no colours for. */
function languageIdOf(name: string): string {
  return LanguageId.options.find((id) => languageName(id) === name) ?? name;
}
