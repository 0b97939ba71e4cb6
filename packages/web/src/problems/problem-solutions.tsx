import { type LanguageId, LanguageName, languageId, languageName } from "@verdict/contract/language";
import { Lock } from "lucide-react";
import { LazyCodeView } from "../editor/lazy-editor.tsx";
import type { OpenProblem } from "../platform/open-answers.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** The reference solutions, one's own language first. The server sends them only to those who have solved the problem. */
export function ProblemSolutions({ problem, own }: { problem: OpenProblem; own: LanguageId }) {
  const solutions = (problem.referenceSolution ?? []).toSorted(
    (one, two) => Number(two.language === languageName(own)) - Number(one.language === languageName(own)),
  );
  return (
    <>
      <h2 className="text-lg font-semibold">Solutions</h2>
      {solutions.length === 0 ? (
        <EmptyState
          icon={<Lock className="size-5" aria-hidden="true" />}
          title="Solutions will be available after you solve the problem."
        />
      ) : (
        <ul className="mt-4 grid gap-4">
          {solutions.map(({ language, completeCode }) => (
            <li key={language} className="overflow-hidden rounded-box border border-line bg-base-100">
              <div className="flex items-center justify-between gap-3 border-b border-line py-1.5 pr-2 pl-4">
                <h3 className="min-w-0 py-1 text-[0.8125rem] font-medium break-words">
                  {problem.title} - {language}
                </h3>
                <CopyButton text={completeCode} />
              </div>
              <LazyCodeView
                code={completeCode.trimEnd()}
                language={languageOfName(language)}
                label={`${problem.title} - ${language}`}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** JavaScript for one that this page does not know: its colours may be wrong then, and its text is not. */
function languageOfName(name: string): LanguageId {
  const known = LanguageName.options.find((option) => option === name);
  return known === undefined ? "javascript" : languageId(known);
}
