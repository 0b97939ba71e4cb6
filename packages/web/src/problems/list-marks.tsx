import { BOOKMARKS } from "@verdict/contract/problem-lists";
import { Bookmark, ListPlus } from "lucide-react";
import type { Membership } from "./own-lists.ts";

/** What a row can do with its problem: the same functions for all rows. */
export interface RowActions {
  changeMembership: (membership: Membership) => void;
  chooseLists: (problemId: string) => void;
}

interface ListMarksProps {
  problem: { _id: string; title: string };
  isBookmarked: boolean;
  actions: RowActions;
}

const BUTTON =
  "grid size-8 place-items-center rounded-field text-faint transition-colors hover:bg-hover hover:text-base-content";

/** The bookmark of a row, and beside it the way onto an own list. */
export function ListMarks({ problem, isBookmarked, actions }: ListMarksProps) {
  const problemId = problem._id;
  const toggle = () =>
    actions.changeMembership({ listId: BOOKMARKS, problemId, change: isBookmarked ? "remove" : "add" });
  return (
    <span className="relative z-1 -mr-2 flex shrink-0 max-sm:flex-col-reverse">
      <button
        type="button"
        aria-label={`Add ${problem.title} to a list`}
        title="Add to a list"
        onClick={() => actions.chooseLists(problemId)}
        className={`${BUTTON} group-hover:opacity-100 focus-visible:opacity-100 pointer-fine:opacity-0`}
      >
        <ListPlus className="size-4" aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={`Bookmark ${problem.title}`}
        title={isBookmarked ? "Remove the bookmark" : "Bookmark"}
        aria-pressed={isBookmarked}
        onClick={toggle}
        className={BUTTON}
      >
        <Bookmark className={isBookmarked ? "size-4 fill-primary text-primary" : "size-4"} aria-hidden="true" />
      </button>
    </span>
  );
}
