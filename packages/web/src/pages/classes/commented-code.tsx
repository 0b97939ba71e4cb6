import { useMutation, useQueryClient } from "@tanstack/react-query";
import { comment, deleteComment } from "@verdict/contract/class-submissions";
import { MessageSquare } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { CodeView } from "../../editor/code-view.tsx";
import { callApi } from "../../platform/call-api.ts";
import type { OpenClassSubmission } from "../../platform/open-answers.ts";
import { Badge } from "../../ui/badges.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { shortMomentText } from "../../ui/date-text.ts";
import { FailureBox } from "../../ui/failure-box.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { languageText } from "../../ui/verdict-text.ts";

/** Words among code. Written out here: as classes they would be in the styles of every page. */
const NOTE_TEXT = {
  font: "0.875rem/1.5 var(--font-sans)",
  whiteSpace: "normal",
  background: "var(--color-base-300)",
} as const;

interface CodeProps {
  classId: string;
  submission: OpenClassSubmission;
}

/** The code, each comment below its line; staff press a line's number to say something of it. */
export function CommentedCode({ classId, submission, children }: CodeProps & { children?: ReactNode }) {
  const [line, setLine] = useState<number | null>(null);
  const { comments, mayComment } = submission;
  const isOpen = (at: number | null) => mayComment && line === at;
  const notesOf = (at: number | null) => comments.filter((one) => one.line === at);
  const below = (at: number) =>
    notesOf(at).length === 0 && !isOpen(at) ? null : (
      <div className="grid gap-3 border-y border-line px-5 py-3" style={NOTE_TEXT}>
        <Notes classId={classId} submission={submission} notes={notesOf(at)} />
        {isOpen(at) && (
          <CommentForm classId={classId} submission={submission} line={at} onClose={() => setLine(null)} />
        )}
      </div>
    );
  return (
    <section aria-label="Code" className="panel overflow-hidden">
      <div className="flex flex-wrap items-center gap-2 border-b border-line py-2 pr-2.5 pl-5">
        <h2 className="mr-auto text-sm font-medium">
          Code<span className="max-sm:hidden"> · {languageText(submission.language)}</span>
        </h2>
        {children}
        <CopyButton text={submission.code} />
      </div>
      <CodeView
        code={submission.code}
        language={submission.language}
        label="Submitted code"
        below={below}
        onLine={mayComment ? setLine : undefined}
      />
      <div className="grid gap-3 border-t border-line px-5 py-4">
        <Notes classId={classId} submission={submission} notes={notesOf(null)} />
        {mayComment ? (
          <>
            <p className="text-[0.8125rem] text-muted">
              Press the number of a line to say something of it, or say it of the whole:
            </p>
            <CommentForm classId={classId} submission={submission} line={null} />
          </>
        ) : (
          comments.length === 0 && <p className="text-[0.8125rem] text-muted">Nobody has commented on it yet.</p>
        )}
      </div>
    </section>
  );
}

function Notes({ classId, submission, notes }: CodeProps & { notes: OpenClassSubmission["comments"] }) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: (commentId: string) => callApi(deleteComment, { params: { classId, commentId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["class", classId, "submission", submission._id] }),
  });
  if (notes.length === 0) return null;
  return (
    <ul aria-label="Comments" className="grid gap-3">
      {notes.map((note) => (
        <li key={note._id} className="flex items-start gap-3">
          <MessageSquare className="mt-1 size-4 shrink-0 text-muted" aria-hidden="true" />
          <div className="min-w-0 flex-1">
            <p className="break-words whitespace-pre-line">{note.text}</p>
            <p className="num mt-1 flex flex-wrap items-center gap-2 text-xs text-muted">
              {note.author ?? "Somebody who has left"} · {shortMomentText(note.at)}
              {note.isNew && !submission.mayComment && <Badge tone="info">New</Badge>}
              {note.mayDelete && (
                <button
                  type="button"
                  className="hover:underline"
                  aria-label={`Take away: ${note.text.slice(0, 40)}`}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(note._id)}
                >
                  Take away
                </button>
              )}
            </p>
          </div>
        </li>
      ))}
      <FailureBox error={remove.error} fallback="The comment could not be taken away." />
    </ul>
  );
}

function CommentForm(input: CodeProps & { line: number | null; onClose?: () => void }) {
  const { classId, submission, line, onClose } = input;
  const queryClient = useQueryClient();
  const [text, setText] = useState("");
  const say = useMutation({
    mutationFn: () => callApi(comment, { params: { classId, submissionId: submission._id }, body: { line, text } }),
    onSuccess: async () => {
      setText("");
      await queryClient.invalidateQueries({ queryKey: ["class", classId, "submission", submission._id] });
      onClose?.();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    say.mutate();
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextArea
        label={line === null ? "Comment on the whole" : `Comment on line ${line}`}
        error={undefined}
        rows={2}
        maxLength={2_000}
        required
        autoFocus={line !== null}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FailureBox error={say.error} fallback="The comment could not be kept." />
      <div className="flex flex-wrap gap-3">
        <SubmitButton text="Comment" busyText="One moment..." isBusy={say.isPending} className="max-sm:w-full" />
        {onClose !== undefined && (
          <button type="button" className="btn-quiet" onClick={onClose}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
