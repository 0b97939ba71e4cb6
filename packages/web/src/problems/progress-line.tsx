import { Difficulty } from "@verdict/contract/problems";
import type { OpenProblemSummary } from "../platform/open-answers.ts";
import { DIFFICULTY_LABEL } from "../ui/badges.tsx";

const COLOR: Record<Difficulty, { text: string; bar: string; rest: string }> = {
  easy: { text: "text-success", bar: "bg-success", rest: "bg-success/15" },
  medium: { text: "text-warning", bar: "bg-warning", rest: "bg-warning/15" },
  hard: { text: "text-error", bar: "bg-error", rest: "bg-error/15" },
};

/** How far one has come through the catalogue: one line, a piece of it for each difficulty. */
export function ProgressLine(input: { problems: readonly OpenProblemSummary[]; solvedIds: ReadonlySet<string> }) {
  const { problems, solvedIds } = input;
  const parts = Difficulty.options
    .map((difficulty) => {
      const all = problems.filter((problem) => problem.difficulty === difficulty);
      return { difficulty, total: all.length, solved: all.filter(({ _id }) => solvedIds.has(_id)).length };
    })
    .filter(({ total }) => total > 0);
  // Those of a difficulty that this page does not know count as well.
  const solved = problems.filter(({ _id }) => solvedIds.has(_id)).length;
  return (
    <section aria-label="Your progress" className="w-full max-w-md min-w-0">
      <div className="num flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-xs text-muted">
        <p className="text-sm">
          <span className="font-medium text-base-content">{solved.toLocaleString("en")}</span> of{" "}
          {problems.length.toLocaleString("en")} solved
        </p>
        <p className="flex gap-3">
          {parts.map(({ difficulty, ...part }) => (
            <span key={difficulty}>
              <span className={COLOR[difficulty].text}>{DIFFICULTY_LABEL[difficulty]}</span> {part.solved}/{part.total}
            </span>
          ))}
        </p>
      </div>
      <div aria-hidden="true" className="mt-2 flex h-1.5 gap-0.5">
        {parts.map(({ difficulty, ...part }) => (
          <div
            key={difficulty}
            className={`overflow-hidden rounded-full ${COLOR[difficulty].rest}`}
            style={{ flexGrow: part.total }}
          >
            <div
              className={`h-full rounded-full ${COLOR[difficulty].bar}`}
              style={{ width: `${(part.solved / part.total) * 100}%` }}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
