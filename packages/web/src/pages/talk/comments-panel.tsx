import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addComment } from "@verdict/contract/talk";
import { MessageSquare } from "lucide-react";
import { useRef } from "react";
import { callApi } from "../../platform/call-api.ts";
import type { OpenTalkComment } from "../../platform/open-answers.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import { talkKey } from "./talk-queries.ts";

interface CommentPages {
  data: { pages: { comments: OpenTalkComment[] }[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** The thread, oldest first, with the way back to what is older, and the form for one's own. */
export function CommentsPanel(input: { problemId: string; comments: CommentPages; isLocked: boolean }) {
  const { problemId, comments, isLocked } = input;
  const list = useRef<HTMLElement>(null);
  const queryClient = useQueryClient();
  const say = useMutation({
    mutationFn: (text: string) => callApi(addComment, { params: { problemId }, body: { text } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: talkKey(problemId) }),
  });
  const rows = comments.data?.pages.toReversed().flatMap((page) => page.comments) ?? [];
  return (
    <div className="grid gap-4">
      {comments.hasNextPage && (
        <button
          type="button"
          className="btn-quiet justify-self-center"
          disabled={comments.isFetchingNextPage}
          onClick={() => void comments.fetchNextPage()}
        >
          {comments.isFetchingNextPage ? "Loading..." : "Show earlier comments"}
        </button>
      )}
      <section ref={list} aria-label="Comments" tabIndex={-1} className="outline-none">
        {rows.length === 0 ? (
          <EmptyState
            icon={<MessageSquare className="size-5" aria-hidden="true" />}
            title="Nobody has written anything yet."
            hint="How have you solved it?"
          />
        ) : (
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <CommentItem
                key={row._id}
                problemId={problemId}
                comment={row}
                isLocked={isLocked}
                onGone={() => list.current?.focus()}
              />
            ))}
          </ul>
        )}
      </section>
      {isLocked ? (
        <p className="text-muted">The talk is locked: nobody adds to it any more.</p>
      ) : (
        <CommentForm label="Your comment" button="Comment" start="" write={say} />
      )}
    </div>
  );
}
