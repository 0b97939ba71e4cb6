import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { announce, answerQuestion } from "@verdict/contract/contest-questions";
import { MessageCircle } from "lucide-react";
import { type FormEvent, useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { failureHint, failureText } from "../../platform/failures.ts";
import type { OpenContest, OpenJuryMessage } from "../../platform/open-answers.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorBox } from "../../ui/error-box.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { juryMessagesQuery } from "./contest-page-queries.ts";
import { MessageForm } from "./message-form.tsx";
import { MessageItem } from "./message-item.tsx";

/** All questions, those that wait first, and the way to tell everybody something. */
export function JuryPanel({ contest }: { contest: OpenContest }) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(juryMessagesQuery(contest._id));
  const tell = useMutation({
    mutationFn: (body: { label: string | null; text: string }) =>
      callApi(announce, { params: { contestId: contest._id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["contest", contest._id] }),
  });
  return (
    <>
      <MessageForm
        name="Announce"
        label="Announcement"
        hint="All who take part see it; what is about a problem, only those whose clock has started."
        button="Tell everybody"
        contest={contest}
        send={tell.mutateAsync}
        isBusy={tell.isPending}
        error={tell.error}
      />
      {error !== null ? (
        <div className="p-5">
          <ErrorBox
            text={failureText(error, "The questions could not be loaded.")}
            hint={failureHint(error)}
            onRetry={() => void refetch()}
          />
        </div>
      ) : data === undefined ? (
        <div className="grid place-items-center py-16">
          <Spinner label="Loading the questions" />
        </div>
      ) : data.length === 0 ? (
        <EmptyState icon={<MessageCircle className="size-5" aria-hidden="true" />} title="Nobody has asked anything." />
      ) : (
        <ul aria-label="Questions and announcements" className="divide-y divide-line">
          {data.map((message) => (
            <JuryItem key={message._id} contestId={contest._id} message={message} />
          ))}
        </ul>
      )}
    </>
  );
}

function JuryItem({ contestId, message }: { contestId: string; message: OpenJuryMessage }) {
  const [isAnswering, setIsAnswering] = useState(message.answer === null);
  return (
    <MessageItem message={message}>
      {message.from !== null && <p className="text-[0.8125rem] break-words text-muted">Asked by {message.from}</p>}
      {isAnswering ? (
        <AnswerForm contestId={contestId} message={message} onDone={() => setIsAnswering(false)} />
      ) : (
        <button type="button" className="btn-quiet h-8 justify-self-start px-3" onClick={() => setIsAnswering(true)}>
          Correct it
        </button>
      )}
    </MessageItem>
  );
}

function AnswerForm(input: { contestId: string; message: OpenJuryMessage; onDone: () => void }) {
  const { contestId, message, onDone } = input;
  const queryClient = useQueryClient();
  const [text, setText] = useState(message.answer ?? "");
  const give = useMutation({
    mutationFn: (isPublic: boolean) =>
      callApi(answerQuestion, { params: { contestId, questionId: message._id }, body: { text, isPublic } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["contest", contestId] });
      onDone();
    },
  });
  const answer = (isPublic: boolean) => (event: FormEvent) => {
    event.preventDefault();
    give.mutate(isPublic);
  };
  return (
    <form onSubmit={answer(message.isPublic)} className="grid gap-3">
      <TextArea
        label={message.question === null ? "Announcement" : "Answer"}
        error={undefined}
        rows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FailureBox error={give.error} fallback="The answer could not be sent." />
      <div className="flex flex-wrap gap-3">
        {message.question !== null && !message.isPublic && (
          <button type="button" className="btn-quiet h-9 px-3" disabled={give.isPending} onClick={answer(false)}>
            Answer who has asked
          </button>
        )}
        <button type="button" className="btn-quiet h-9 px-3" disabled={give.isPending} onClick={answer(true)}>
          {message.question === null ? "Tell everybody" : "Answer to all"}
        </button>
      </div>
    </form>
  );
}
