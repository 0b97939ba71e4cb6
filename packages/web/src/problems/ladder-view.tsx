import { Tag } from "@verdict/contract/problems";
import { Circle, CircleCheck, CircleDashed, CircleDot } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { paths } from "../platform/paths.ts";
import { DifficultyBadge, tagText } from "../ui/badges.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { stepsAround } from "./ladder-steps.ts";
import type { ProblemMarks } from "./problem-filters.ts";
import type { NumberedProblem } from "./problem-row.tsx";

/** A ladder for each tag: its problems in the catalogue's order, each building on those above it. */
export function LadderView({ problems, marks }: { problems: readonly NumberedProblem[]; marks: ProblemMarks }) {
  const tags = new Set<string>([...Tag.options, ...problems.map((problem) => problem.tags)]);
  const ladders = [...tags]
    .map((tag) => ({ tag, steps: problems.filter((problem) => problem.tags === tag) }))
    .filter(({ steps }) => steps.length > 0);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {ladders.map(({ tag, steps }) => (
        <Ladder key={tag} title={tagText(tag)} steps={steps} marks={marks} />
      ))}
    </div>
  );
}

/** `note` says what comes before it. */
export function Ladder(input: {
  title: string;
  note?: string | undefined;
  steps: readonly NumberedProblem[];
  marks: ProblemMarks;
}) {
  const { title, note, steps, marks } = input;
  const headingId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { shown, next } = stepsAround(steps, marks.solvedIds);
  const solved = steps.filter(({ _id }) => marks.solvedIds.has(_id)).length;
  const drawn = isWhole ? steps : shown;
  return (
    <section aria-labelledby={headingId} className="panel overflow-hidden">
      <div className="p-5 pb-4">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id={headingId} className="font-medium">
            {title}
          </h2>
          <p className="num text-xs text-muted">
            {solved} of {steps.length} solved
          </p>
        </div>
        {note !== undefined && <p className="mt-1 text-xs text-muted">{note}</p>}
        <ProgressBar
          label={`${title}: solved`}
          percent={Math.round((solved / steps.length) * 100)}
          className="mt-3 h-1.5"
        />
      </div>
      <ol start={drawn[0] === undefined ? 1 : steps.indexOf(drawn[0]) + 1} className="border-t border-line py-1">
        {drawn.map((step) => (
          <Step key={step._id} step={step} marks={marks} isNext={step === next} />
        ))}
      </ol>
      {shown.length < steps.length && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="h-10 w-full border-t border-line text-xs text-muted -outline-offset-2 hover:bg-hover hover:text-base-content"
        >
          {isWhole ? "Show where I am" : `Show all ${steps.length} steps`}
        </button>
      )}
    </section>
  );
}

function Step({ step, marks, isNext }: { step: NumberedProblem; marks: ProblemMarks; isNext: boolean }) {
  const state = marks.solvedIds.has(step._id) ? "solved" : marks.attemptedIds.has(step._id) ? "attempted" : "open";
  return (
    <li
      aria-current={isNext ? "step" : undefined}
      className="relative flex h-11 items-center gap-3 px-5 [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto] hover:bg-hover aria-[current=step]:bg-primary/8"
    >
      <StepMark state={state} isNext={isNext} />
      <Link
        to={paths.problem(step._id)}
        className={`min-w-0 flex-1 truncate -outline-offset-2 after:absolute after:inset-0 ${isNext ? "font-medium" : state === "solved" ? "text-muted" : ""}`}
      >
        {step.title}
      </Link>
      {isNext && <span className="text-xs font-medium text-primary">Next</span>}
      <DifficultyBadge difficulty={step.difficulty} />
    </li>
  );
}

function StepMark({ state, isNext }: { state: "solved" | "attempted" | "open"; isNext: boolean }) {
  const className = "size-4 shrink-0";
  if (state === "solved") return <CircleCheck className={`${className} text-success`} aria-label="Solved" />;
  if (state === "attempted") return <CircleDashed className={`${className} text-warning`} aria-label="Attempted" />;
  if (isNext) return <CircleDot className={`${className} text-primary`} aria-hidden="true" />;
  return <Circle className={`${className} text-faint`} aria-hidden="true" />;
}
