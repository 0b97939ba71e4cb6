import { useMutation, useQueryClient } from "@tanstack/react-query";
import { removeTime, returnTime } from "@verdict/contract/contest-form";
import { minutesText } from "@verdict/contract/contests";
import { type FormEvent, useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import type { OpenContest } from "../../platform/open-answers.ts";
import { shortMomentText } from "../../ui/date-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorBox } from "../../ui/error-box.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { fieldText, laterText, momentOf } from "./form-values.ts";

const USUAL_MINUTES = [5, 10, 30];

/** What all are told of time that does not count; nothing where there is none. */
export function RemovedTime({ contest }: { contest: OpenContest }) {
  if (contest.removed.length === 0) return null;
  return (
    <ul aria-label="Time that does not count" className="num text-[0.8125rem] text-muted">
      {contest.removed.map(({ from, to }) => (
        <li key={from}>
          {minutesText((Date.parse(to) - Date.parse(from)) / 60_000)} from {shortMomentText(from)} on do not count; the
          end is later by as much.
        </li>
      ))}
    </ul>
  );
}

/** For the organiser, once something has broken down. */
export function RemoveTimeDialog({ contest, onClose }: { contest: OpenContest; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [to, setTo] = useState(() => fieldText(new Date()));
  const [from, setFrom] = useState(() => laterText(fieldText(new Date()), -10));
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const params = { contestId: contest._id };
  const act = useMutation({
    mutationFn: (body: { from: string; to: string; reason: string } | null) =>
      body === null ? callApi(returnTime, { params }) : callApi(removeTime, { params, body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["contest", contest._id] });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = removeTime.body.safeParse({ from: momentOf(from), to: momentOf(to), reason });
    setFault(body.success ? null : (body.error.issues[0]?.message ?? "Something is missing"));
    if (body.success) act.mutate(body.data);
  };
  return (
    <Dialog title="Take time out" onClose={onClose} className="max-w-lg">
      <form onSubmit={submit} noValidate className="grid gap-4 overflow-y-auto p-5">
        <p className="text-muted">
          For when nobody could work: this time counts for nobody, and every clock that ran then ends later by as much.
          All who take part are told.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField
            label="From"
            error={undefined}
            type="datetime-local"
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
          <FormField
            label="Until"
            error={undefined}
            type="datetime-local"
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        </div>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">How long</legend>
          {USUAL_MINUTES.map((minutes) => (
            <button
              key={minutes}
              type="button"
              aria-pressed={laterText(to, -minutes) === from}
              className="btn-quiet h-8 px-3 text-xs aria-pressed:border-primary"
              onClick={() => setFrom(laterText(to, -minutes))}
            >
              {minutes} min
            </button>
          ))}
        </fieldset>
        <FormField
          label="Why"
          hint="All read it."
          error={undefined}
          value={reason}
          maxLength={300}
          onChange={(event) => setReason(event.target.value)}
        />
        {fault !== null && <ErrorBox text={fault} />}
        <FailureBox error={act.error} fallback="The time could not be taken out." />
        <div className="flex flex-wrap gap-3">
          <SubmitButton text="Take it out" busyText="One moment..." isBusy={act.isPending} />
          {contest.removed.length > 0 && (
            <button type="button" className="btn-quiet" disabled={act.isPending} onClick={() => act.mutate(null)}>
              Let all time count again
            </button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
