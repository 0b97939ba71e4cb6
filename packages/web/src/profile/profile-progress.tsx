import type { SolvedCounts } from "@verdict/contract/accounts";
import type { OpenProfile } from "../platform/open-answers.ts";
import { DIFFICULTY_LABEL } from "../ui/badges.tsx";
import { TitledPanel } from "../ui/panel.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { masteryPercent } from "./level.ts";
import { useAchievements } from "./use-achievements.ts";

const COUNTERS = [
  { difficulty: "easy", className: "text-success" },
  { difficulty: "medium", className: "text-warning" },
  { difficulty: "hard", className: "text-error" },
] as const;

/** How far on the way to Expert, and how many of each difficulty. */
export function ProfileProgress({ profile }: { profile: OpenProfile }) {
  const catalogue = useAchievements().data?.catalogue;
  const percent = masteryPercent(profile.problemsSolvedCount);
  return (
    <TitledPanel title="Coding Progress">
      <div className="flex items-baseline justify-between gap-4">
        <p>Problem Solving Mastery</p>
        <p className="num text-muted">{percent}%</p>
      </div>
      <ProgressBar label="Problem Solving Mastery" percent={percent} className="mt-3" />
      <SolvedCounters solved={profile.solvedByDifficulty} catalogue={catalogue} className="mt-6" />
    </TitledPanel>
  );
}

/** How many problems of each difficulty are solved; of how many, where that is known. */
export function SolvedCounters(input: {
  solved: SolvedCounts;
  catalogue: SolvedCounts | undefined;
  className?: string;
}) {
  const { solved, catalogue } = input;
  return (
    <dl className={`grid grid-cols-3 gap-3 ${input.className ?? ""}`}>
      {COUNTERS.map(({ difficulty, className }) => (
        <div key={difficulty} className="flex flex-col-reverse rounded-field bg-base-300/60 px-4 py-3">
          <dt className="text-xs text-muted">{DIFFICULTY_LABEL[difficulty]} Solved</dt>
          <dd className={`num text-xl font-semibold ${className}`}>
            {solved[difficulty]}
            {catalogue !== undefined && (
              <span className="ml-1.5 text-xs font-normal text-muted">of {catalogue[difficulty]}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
