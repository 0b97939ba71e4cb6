import { useQuery } from "@tanstack/react-query";
import { BookOpenText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { failureHint } from "../platform/failures.ts";
import type { OpenProblem } from "../platform/open-answers.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorBox } from "../ui/error-box.tsx";
import { useReachableParts } from "../ui/use-reachable-parts.ts";
import { editorialQuery } from "./problem-queries.ts";
import "./problem-text.css";

/**
 * The author's own explanation: at once for those who have solved the problem, for all others behind a click. Once it
 * is loaded it stays open, also when the page changes its layout.
 */
export function EditorialText({ problem }: { problem: OpenProblem }) {
  const [isAskedFor, setIsAskedFor] = useState(false);
  const isWanted = problem.hasEditorial === true && (problem.isSolved || isAskedFor);
  const { data, error, refetch } = useQuery({ ...editorialQuery(problem._id), enabled: isWanted });
  if (problem.hasEditorial !== true) return null;
  if (data !== undefined) return <Text html={data.editorialHtml} takesFocus={isAskedFor} />;
  if (!isWanted) return <Closed onOpen={() => setIsAskedFor(true)} />;
  if (error === null) return <Skeleton />;
  return (
    <div className="mt-4">
      <ErrorBox text="The editorial could not be loaded." hint={failureHint(error)} onRetry={() => void refetch()} />
    </div>
  );
}

function Closed({ onOpen }: { onOpen: () => void }) {
  return (
    <EmptyState
      icon={<BookOpenText className="size-5" aria-hidden="true" />}
      title="How this problem is solved, step by step"
      hint="It opens by itself once you have solved the problem."
      action={
        <button type="button" className="btn-quiet h-auto min-h-10 px-4 py-2 whitespace-normal" onClick={onOpen}>
          Show the editorial &ndash; it gives the solution away
        </button>
      }
    />
  );
}

function Text({ html, takesFocus }: { html: string; takesFocus: boolean }) {
  const article = useRef<HTMLElement>(null);
  useReachableParts(article, html);
  useEffect(() => {
    // The button that was pressed is gone.
    if (takesFocus) article.current?.focus();
  }, [takesFocus]);
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-label="Editorial"
      className="problem-text mt-5 outline-none"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server rendered and sanitized it when the problem was saved.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const SKELETON_LINES = [92, 84, 96, 40, 88, 76, 60];

function Skeleton() {
  return (
    <div role="status" className="mt-6 grid gap-3">
      <span className="sr-only">Loading the editorial</span>
      {SKELETON_LINES.map((width) => (
        <div key={width} aria-hidden="true" className="skeleton h-3" style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
