import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Shuffle } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { useAuth } from "../platform/auth.tsx";
import { paths } from "../platform/paths.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { neighboursOf, nextOnLadder, randomProblem } from "./neighbours.ts";
import { allProblemsQuery, solvedProblemsQuery } from "./problem-queries.ts";

/** The ways to the previous, the next and any other problem. Without the list they are simply not there. */
export function ProblemLinks({ problemId }: { problemId: string }) {
  const problems = useQuery(allProblemsQuery).data ?? [];
  const enabled = useAuth().user !== null;
  const solved = useQuery({ ...solvedProblemsQuery, enabled }).data ?? [];
  const navigate = useNavigate();
  const { previous, next } = neighboursOf(problems, problemId);
  const goToRandom = () => {
    const solvedIds = new Set(solved.map((problem) => problem._id));
    const problem = randomProblem({ problems, solvedIds, id: problemId, random: Math.random() });
    if (problem !== null) void navigate(paths.problem(problem._id));
  };
  return (
    <nav aria-label="Other problems" className="-mr-2 flex shrink-0">
      <StepLink
        problem={previous}
        label="Previous problem"
        icon={<ChevronLeft className="size-4" aria-hidden="true" />}
      />
      <StepLink problem={next} label="Next problem" icon={<ChevronRight className="size-4" aria-hidden="true" />} />
      <IconButton
        label="Random problem"
        icon={<Shuffle className="size-4" aria-hidden="true" />}
        disabled={problems.length < 2}
        onClick={goToRandom}
      />
    </nav>
  );
}

/**
 * A link to the next problem, in words, for the moment when one is solved: the next step of the ladder, while there is
 * one.
 */
export function NextProblemLink({ problemId }: { problemId: string }) {
  const problems = useQuery(allProblemsQuery).data ?? [];
  const solvedIds = new Set((useQuery(solvedProblemsQuery).data ?? []).map((problem) => problem._id));
  const step = nextOnLadder(problems, solvedIds, problemId);
  const next = step ?? neighboursOf(problems, problemId).next;
  if (next === null) return null;
  return (
    <Link
      to={paths.problem(next._id)}
      className="btn-quiet h-auto min-h-9 gap-2 justify-self-start px-3.5 text-[0.8125rem]"
    >
      {step === null ? "Next" : "Next on the ladder"}: {next.title}
      <ChevronRight className="size-4" aria-hidden="true" />
    </Link>
  );
}

const LINK = "grid size-9 place-items-center rounded-field transition-colors";

function StepLink(input: { problem: { _id: string; title: string } | null; label: string; icon: ReactNode }) {
  if (input.problem === null) {
    return (
      <span className={`${LINK} text-base-content/25`} aria-hidden="true">
        {input.icon}
      </span>
    );
  }
  return (
    <Link
      to={paths.problem(input.problem._id)}
      aria-label={`${input.label}: ${input.problem.title}`}
      title={`${input.label}: ${input.problem.title}`}
      className={`${LINK} text-muted hover:bg-hover hover:text-base-content`}
    >
      {input.icon}
    </Link>
  );
}
