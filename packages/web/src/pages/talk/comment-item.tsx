import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeComment, removeComment, reportComment } from "@verdict/contract/talk";
import { hideComment } from "@verdict/contract/talk-moderation";
import { useRef, useState } from "react";
import { useAuth } from "../../platform/auth.tsx";
import { callApi } from "../../platform/call-api.ts";
import type { OpenTalkComment } from "../../platform/open-answers.ts";
import { Badge } from "../../ui/badges.tsx";
import { shortMomentText } from "../../ui/date-text.ts";
import { FailureBox } from "../../ui/failure-box.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentText } from "./comment-text.tsx";
import { HideButton } from "./hide-button.tsx";
import { ReportButton } from "./report-button.tsx";
import { talkKey } from "./talk-queries.ts";

interface CommentProps {
  problemId: string;
  comment: OpenTalkComment;
}

/** One comment with what one can do to it. */
export function CommentItem(input: CommentProps & { isLocked: boolean; onGone: () => void }) {
  const { problemId, comment, isLocked, onGone } = input;
  const [isEdited, setIsEdited] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const queryClient = useQueryClient();
  const params = { problemId, commentId: comment._id };
  const change = useMutation({
    mutationFn: (text: string) => callApi(changeComment, { params, body: { text } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: talkKey(problemId) }),
  });
  const titleId = `comment-${comment._id}`;
  return (
    <li
      ref={item}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 py-4 outline-none"
    >
      <p id={titleId} className="num flex flex-wrap items-center gap-2 text-xs text-muted">
        <span className="font-medium text-base-content">{comment.author}</span>
        <time dateTime={comment.at}>{shortMomentText(comment.at)}</time>
        {comment.editedAt !== null && <span>changed</span>}
        {comment.isHidden && <Badge tone="warning">Hidden by an administrator</Badge>}
      </p>
      {isEdited && comment.text !== null ? (
        <CommentForm
          label="Change your comment"
          button="Save"
          start={comment.text}
          write={change}
          onClose={() => {
            setIsEdited(false);
            // The form that had the focus is gone.
            item.current?.focus();
          }}
        />
      ) : (
        <>
          <CommentText html={comment.html} />
          <div className="flex flex-wrap items-center gap-3">
            {comment.isOwn ? (
              <OwnButtons params={params} titleId={titleId} isLocked={isLocked} onGone={onGone} onEdit={setIsEdited} />
            ) : (
              <ReportButton
                what="this comment"
                titleId={titleId}
                isReported={comment.isReported}
                problemId={problemId}
                report={(reason) => callApi(reportComment, { params, body: { reason } })}
              />
            )}
            <AdminButtons comment={comment} problemId={problemId} titleId={titleId} />
          </div>
        </>
      )}
    </li>
  );
}

function OwnButtons(input: {
  params: { problemId: string; commentId: string };
  titleId: string;
  isLocked: boolean;
  onEdit: (isEdited: boolean) => void;
  onGone: () => void;
}) {
  const { params, titleId, isLocked, onEdit, onGone } = input;
  const [isAsked, setIsAsked] = useState(false);
  const takeAway = useRef<HTMLButtonElement>(null);
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callApi(removeComment, { params }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: talkKey(params.problemId) });
      onGone();
    },
  });
  return (
    <>
      {!isLocked && !isAsked && (
        <button
          type="button"
          className="btn-quiet h-8 px-3 text-xs"
          aria-describedby={titleId}
          onClick={() => onEdit(true)}
        >
          Change
        </button>
      )}
      <button
        ref={takeAway}
        type="button"
        className="btn-quiet h-8 px-3 text-xs"
        aria-describedby={titleId}
        disabled={remove.isPending}
        onClick={() => (isAsked ? remove.mutate() : setIsAsked(true))}
      >
        {isAsked ? "Take it away for good" : "Take away"}
      </button>
      {isAsked && (
        <button
          type="button"
          className="btn-quiet h-8 px-3 text-xs"
          onClick={() => {
            setIsAsked(false);
            takeAway.current?.focus();
          }}
        >
          Keep it
        </button>
      )}
      <FailureBox error={remove.error} fallback="The comment could not be taken away." />
    </>
  );
}

function AdminButtons({ problemId, comment, titleId }: CommentProps & { titleId: string }) {
  const isAdmin = useAuth().user?.role === "admin";
  if (!isAdmin) return null;
  const params = { problemId, commentId: comment._id };
  return (
    <HideButton
      problemId={problemId}
      titleId={titleId}
      isHidden={comment.isHidden}
      hide={(isHidden) => callApi(hideComment, { params, body: { isHidden } })}
    />
  );
}
