import { useQuery } from "@tanstack/react-query";
import { Files } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import type { OpenContest, OpenContestLikeness, OpenLikePair } from "../../platform/open-answers.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterSelect } from "../../ui/filter-select.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { languageText } from "../../ui/verdict-text.ts";
import { contestPaths } from "./contest-paths.ts";
import { type LikenessChoice, likenessQuery, whichOf } from "./likeness-queries.ts";

const WHICH = { accepted: "Last accepted ones", last: "Last ones" };

/** Which programs resemble each other, for the jury once the contest is over. */
export function LikenessPanel({ contest }: { contest: OpenContest }) {
  const [search, setSearch] = useSearchParams();
  const problems = contest.problems ?? [];
  const label = search.get("problem") ?? problems[0]?.label ?? "A";
  const choice = { contestId: contest._id, label, which: whichOf(search.get("which")) };
  const query = useQuery(likenessQuery(choice));
  const choose = (change: Record<string, string>) =>
    setSearch({ tab: "likeness", problem: label, which: choice.which, ...change }, { replace: true });
  const labels = problems.map((problem) => [problem.label, `${problem.label} · ${problem.title}`]);
  return (
    <>
      <div className="flex flex-wrap gap-3 border-b border-line px-5 py-3">
        <FilterSelect
          name="problem"
          label="Problem"
          value={label}
          options={Object.fromEntries(labels)}
          onChange={(problem) => choose({ problem })}
        />
        <FilterSelect
          name="which"
          label="Programs"
          value={choice.which}
          options={WHICH}
          onChange={(which) => choose({ which })}
        />
      </div>
      <p className="max-w-prose px-5 pt-4 text-muted">
        Likeness is no proof: a short problem has one obvious program, and people learn from the same books. It says
        where to look. Starter code, and what more than half of the entries have, counts for nobody; names, comments and
        layout make no difference.
      </p>
      <Loaded query={query} what="the comparison">
        {(likeness) => <Pairs choice={choice} likeness={likeness} />}
      </Loaded>
    </>
  );
}

function Pairs({ choice, likeness }: { choice: LikenessChoice; likeness: OpenContestLikeness }) {
  return (
    <>
      <p role="status" className="num px-5 py-3 text-[0.8125rem] text-muted">
        {comparedText(likeness)}
      </p>
      {likeness.pairs.length === 0 ? (
        <EmptyState
          icon={<Files className="size-5" aria-hidden="true" />}
          title="No two programs resemble each other."
        />
      ) : (
        <ol aria-label="Pairs, the most alike first" className="divide-y divide-line border-t border-line">
          {likeness.pairs.map((pair) => (
            <PairItem key={`${pair.first.submissionId} ${pair.second.submissionId}`} choice={choice} pair={pair} />
          ))}
        </ol>
      )}
    </>
  );
}

function PairItem({ choice, pair }: { choice: LikenessChoice; pair: OpenLikePair }) {
  const { first, second, percent, longestTokens } = pair;
  return (
    <li className="relative flex items-center gap-4 px-5 py-3 hover:bg-hover">
      <span className="num w-12 shrink-0 text-right font-medium">{percent} %</span>
      <span className="min-w-0 flex-1">
        <Link
          to={contestPaths.likePair(choice, { first: first.submissionId, second: second.submissionId })}
          className="block font-medium break-words -outline-offset-2 after:absolute after:inset-0"
        >
          {first.name} and {second.name}
        </Link>
        <span className="num block text-[0.8125rem] text-muted">
          {languagesText(first.language, second.language)} · longest common part {longestTokens} tokens
        </span>
      </span>
    </li>
  );
}

function languagesText(first: string, second: string): string {
  return first === second ? languageText(first) : `${languageText(first)} and ${languageText(second)}`;
}

function comparedText({ compared, leftOut }: OpenContestLikeness): string {
  const programs = (count: number) => (count === 1 ? "1 program" : `${count} programs`);
  return [
    `${programs(compared)} compared.`,
    leftOut.tooShort > 0 && `${programs(leftOut.tooShort)} left out, too short to say anything.`,
    leftOut.tooMany > 0 && `${programs(leftOut.tooMany)} left out: there are too many, and the earliest are compared.`,
  ]
    .filter((text) => text !== false)
    .join(" ");
}
