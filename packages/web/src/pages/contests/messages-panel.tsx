import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { askJury, readMessages } from "@verdict/contract/contest-questions";
import { MessageCircle } from "lucide-react";
import { useEffect } from "react";
import { callApi } from "../../platform/call-api.ts";
import { failureHint, failureText } from "../../platform/failures.ts";
import type { OpenContest } from "../../platform/open-answers.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorBox } from "../../ui/error-box.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { messagesQuery } from "./contest-page-queries.ts";
import { MessageForm } from "./message-form.tsx";
import { MessageItem } from "./message-item.tsx";

/** What the jury was asked and has said, for those who take part. */
export function MessagesPanel({ contest, now }: { contest: OpenContest; now: number }) {
  const queryClient = useQueryClient();
  const params = { contestId: contest._id };
  const { data, error, refetch } = useQuery(messagesQuery(contest._id));
  const ask = useMutation({
    mutationFn: (body: { label: string | null; text: string }) => callApi(askJury, { params, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: messagesQuery(contest._id).queryKey }),
  });
  const { mutate: markRead } = useMutation({
    mutationFn: (number: number) => callApi(readMessages, { params, body: { number } }),
    // The messages themselves stay marked as new for as long as they are looked at.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["contest", contest._id], exact: true }),
  });
  const last = Math.max(0, ...(data ?? []).filter((one) => one.isUnread).map((one) => one.number));
  useEffect(() => {
    if (last > 0) markRead(last);
  }, [last, markRead]);
  const { startsAt, endsAt } = contest.entry ?? { startsAt: null, endsAt: null };
  const mayAsk = startsAt !== null && endsAt !== null && Date.parse(startsAt) <= now && now < Date.parse(endsAt);
  return (
    <>
      {mayAsk && (
        <MessageForm
          name="Ask the jury"
          label="Question"
          hint="Only the jury sees it, unless the answer is for all; then it goes without your name."
          button="Ask the jury"
          contest={contest}
          send={ask.mutateAsync}
          isBusy={ask.isPending}
          error={ask.error}
        />
      )}
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
        <EmptyState
          icon={<MessageCircle className="size-5" aria-hidden="true" />}
          title="Nothing has been said yet."
          hint="Announcements and answers stand here, and the bar above a problem says when there is a new one."
        />
      ) : (
        <ul aria-label="Questions and announcements" className="divide-y divide-line">
          {data.map((message) => (
            <MessageItem key={message._id} message={message} />
          ))}
        </ul>
      )}
    </>
  );
}
