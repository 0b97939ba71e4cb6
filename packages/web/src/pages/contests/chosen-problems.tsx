import { useQuery } from "@tanstack/react-query";
import { labelOf } from "@verdict/contract/contests";
import { ChevronLeft, ChevronRight, GripVertical, Plus, X } from "lucide-react";
import { useState } from "react";
import { failureHint, failureText } from "../../platform/failures.ts";
import type { OpenProblemSummary } from "../../platform/open-answers.ts";
import { allProblemsQuery } from "../../problems/problem-queries.ts";
import { searchFor } from "../../problems/search-problems.ts";
import { Badge, DifficultyBadge } from "../../ui/badges.tsx";
import { ErrorBox } from "../../ui/error-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

const MOST_FOUND = 8;

/**
 * A problem that the contest has had before, since an organiser's list of problems has no drafts; or one that a class has
 * of its own.
 */
export interface OwnProblem {
  problemId: string;
  title: string;
  isDraft: boolean;
}

/** One that is found beside those of the site. */
export type OfferedProblem = Pick<OpenProblemSummary, "_id" | "title" | "difficulty" | "tags">;

type Choosable = Pick<OpenProblemSummary, "_id" | "title" | "isDraft" | "awaitsTests">;

interface ChosenProps {
  /** In the order of their letters. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The contest's problems: dragged into their order, or moved by buttons; and below them those to choose from. */
export function ChosenProblems({
  chosen,
  own,
  offered = [],
  isChallenge,
  onChange,
}: ChosenProps & {
  own: readonly OwnProblem[];
  offered?: readonly OfferedProblem[];
  /** Only what everybody may read, and nothing to warn of. */
  isChallenge?: true;
}) {
  const { data = [], error, refetch } = useQuery(allProblemsQuery);
  // What a teacher has written is given to that class alone.
  const ofSite = data.filter(({ fromClass }) => fromClass === undefined);
  const all = [...offered, ...(isChallenge ? ofSite.filter(({ isDraft }) => isDraft !== true) : ofSite)];
  const byId = new Map<string, Choosable>([
    ...own.map(({ problemId, title, isDraft }) => [problemId, { _id: problemId, title, isDraft }] as const),
    ...all.map((problem) => [problem._id, problem] as const),
  ]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {error !== null && (
        <ErrorBox
          text={failureText(error, "Failed to fetch problems")}
          hint={failureHint(error)}
          onRetry={() => void refetch()}
        />
      )}
      {chosen.length > 0 && <Order chosen={chosen} byId={byId} onChange={onChange} />}
      {!isChallenge && <Warnings problems={chosen.flatMap((id) => byId.get(id) ?? [])} />}
      <Finder problems={all.filter(({ _id }) => !chosen.includes(_id))} onAdd={(id) => onChange([...chosen, id])} />
    </div>
  );
}

function Order({ chosen, byId, onChange }: ChosenProps & { byId: ReadonlyMap<string, Choosable> }) {
  const [dragged, setDragged] = useState<string | null>(null);
  const move = (id: string, to: number) => {
    const others = chosen.filter((one) => one !== id);
    onChange([...others.slice(0, to), id, ...others.slice(to)]);
  };
  return (
    <ol aria-label="Chosen problems" className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {chosen.map((id, index) => {
        const title = byId.get(id)?.title ?? id;
        return (
          <li
            key={id}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = "move";
              setDragged(id);
            }}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              if (dragged !== id) move(dragged, index);
            }}
            onDragEnd={() => setDragged(null)}
            className={`flex items-center gap-1 rounded-field border border-line bg-base-100 pr-1 pl-2 ${dragged === id ? "opacity-60" : ""}`}
          >
            <GripVertical className="size-4 shrink-0 cursor-grab text-faint max-sm:hidden" aria-hidden="true" />
            <span className="num w-6 shrink-0 text-center font-medium text-muted">{labelOf(index + 1)}</span>
            <span className="min-w-0 flex-1 truncate">{title}</span>
            <IconButton
              label={`Move ${title} up`}
              icon={<ChevronLeft className="size-4 rotate-90" aria-hidden="true" />}
              disabled={index === 0}
              onClick={() => move(id, index - 1)}
            />
            <IconButton
              label={`Move ${title} down`}
              icon={<ChevronRight className="size-4 rotate-90" aria-hidden="true" />}
              disabled={index === chosen.length - 1}
              onClick={() => move(id, index + 1)}
            />
            <IconButton
              label={`Take ${title} out`}
              icon={<X className="size-4" aria-hidden="true" />}
              onClick={() => onChange(chosen.filter((one) => one !== id))}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** What an organiser would rather know before the start. */
function Warnings({ problems }: { problems: readonly Choosable[] }) {
  const count = (number: number) => `${number} ${number === 1 ? "problem is" : "problems are"}`;
  const open = problems.filter(({ isDraft }) => isDraft !== true).length;
  const awaiting = problems.filter(({ awaitsTests }) => awaitsTests === true).length;
  if (open + awaiting === 0) return null;
  return (
    <ul className="grid gap-1 text-[0.8125rem] text-muted">
      {open > 0 && (
        <li>
          {count(open)} public: who likes can look beforehand. A draft stays a secret until the start, and its editorial
          until the end.
        </li>
      )}
      {awaiting > 0 && <li className="text-warning">{count(awaiting)} still waiting for their hidden tests.</li>}
    </ul>
  );
}

function Finder({ problems, onAdd }: { problems: readonly OpenProblemSummary[]; onAdd: (id: string) => void }) {
  const [text, setText] = useState("");
  const add = (id: string) => {
    setText("");
    onAdd(id);
  };
  const isMatch = searchFor(text, problems);
  // What nobody has seen is what most contests are made of.
  const drafts = problems.filter(({ isDraft }) => isDraft === true);
  const found = (text.trim() === "" ? [...drafts, ...problems.filter(({ isDraft }) => isDraft !== true)] : problems)
    .filter(isMatch)
    .slice(0, MOST_FOUND);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FormField
        label="Add a problem"
        error={undefined}
        type="search"
        placeholder="Title, tag or difficulty"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // It would save the form.
          event.preventDefault();
          if (found[0] !== undefined) add(found[0]._id);
        }}
      />
      <ul aria-label="Problems to choose from" className="divide-y divide-line rounded-field border border-line">
        {found.map((problem) => (
          <li key={problem._id}>
            <button
              type="button"
              className="flex min-h-10 w-full items-center gap-3 px-3 text-left -outline-offset-2 hover:bg-hover"
              onClick={() => add(problem._id)}
            >
              <Plus className="size-4 shrink-0 text-muted" aria-hidden="true" />
              <span className="min-w-0 flex-1 truncate">
                <span className="sr-only">Add </span>
                {problem.title}
              </span>
              {problem.isDraft && <Badge tone="info">Draft</Badge>}
              <DifficultyBadge difficulty={problem.difficulty} />
            </button>
          </li>
        ))}
        {found.length === 0 && <li className="px-3 py-2.5 text-muted">No problem is called so.</li>}
      </ul>
    </div>
  );
}
