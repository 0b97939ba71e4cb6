import { useQuery } from "@tanstack/react-query";
import { useAuth } from "../platform/auth.tsx";
import { Badge } from "../ui/badges.tsx";
import { showTopics, topicsById, topicsQuery, useShowsTopics } from "./topics.ts";

/** On the page of a problem: its topics and its rating, behind a word that shows and hides them everywhere. */
export function TopicChips({ problemId }: { problemId: string }) {
  const { user } = useAuth();
  const isShown = useShowsTopics();
  const { data, isError } = useQuery({ ...topicsQuery, enabled: isShown && user !== null, select: topicsById });
  if (user === null) return null;
  const own = data?.get(problemId);
  return (
    <span className="flex flex-wrap items-center gap-2 print:hidden">
      {isShown &&
        own?.topics.map((topic) => (
          <Badge key={topic} tone="neutral">
            {topic}
          </Badge>
        ))}
      {isShown && own?.rating !== undefined && <RatingBadge rating={own.rating} />}
      {isShown && (isError || (data !== undefined && own === undefined)) && (
        <span className="text-xs text-muted">{isError ? "The topics could not be loaded." : "No topics"}</span>
      )}
      <button
        type="button"
        aria-pressed={isShown}
        className="text-xs text-faint underline hover:text-base-content"
        onClick={() => showTopics(!isShown)}
      >
        {isShown ? "Hide topics" : "Topics"}
      </button>
    </span>
  );
}

export function RatingBadge({ rating }: { rating: number }) {
  return (
    <span
      className="num text-xs text-muted"
      title="How difficult it was for those who have tried it; 1500 is the middle"
    >
      <span className="sr-only">Rating </span>
      {rating}
    </span>
  );
}
