import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { changeEntry } from "@verdict/contract/contest-form";
import { Users } from "lucide-react";
import { type FormEvent, useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { failureHint, failureText } from "../../platform/failures.ts";
import type { OpenContestEntry } from "../../platform/open-answers.ts";
import { Badge } from "../../ui/badges.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorBox } from "../../ui/error-box.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { entriesQuery } from "./contest-page-queries.ts";

/** Who takes part, for the organiser: more time, out of the ranking, off the board. */
export function EntriesPanel({ contestId }: { contestId: string }) {
  const { data, error, refetch } = useQuery(entriesQuery(contestId));
  const [changed, setChanged] = useState<OpenContestEntry | null>(null);
  if (error !== null) {
    return (
      <div className="p-5">
        <ErrorBox
          text={failureText(error, "The participants could not be loaded.")}
          hint={failureHint(error)}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className="grid place-items-center py-16">
        <Spinner label="Loading the participants" />
      </div>
    );
  }
  if (data.length === 0) {
    return <EmptyState icon={<Users className="size-5" aria-hidden="true" />} title="Nobody takes part yet." />;
  }
  return (
    <>
      <ul aria-label="Participants" className="divide-y divide-line">
        {data.map((entry) => (
          <li key={entry._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
            <span className="min-w-0 flex-1 basis-48">
              <span className="block truncate font-medium">{entry.name}</span>
              <span className="block truncate text-[0.8125rem] text-muted">{entry.emails.join(", ")}</span>
            </span>
            {entry.kind !== "official" && <Badge tone="neutral">{entry.kind}</Badge>}
            {entry.extraMinutes > 0 && <Badge tone="info">+{entry.extraMinutes} min</Badge>}
            {entry.disqualifiedReason !== null && <Badge tone="error">Disqualified</Badge>}
            <button
              type="button"
              className="btn-quiet h-8 px-3"
              aria-label={`Change ${entry.name}`}
              onClick={() => setChanged(entry)}
            >
              Change
            </button>
          </li>
        ))}
      </ul>
      {changed !== null && <EntryDialog contestId={contestId} entry={changed} onClose={() => setChanged(null)} />}
    </>
  );
}

function EntryDialog(input: { contestId: string; entry: OpenContestEntry; onClose: () => void }) {
  const { contestId, entry, onClose } = input;
  const queryClient = useQueryClient();
  const [extraMinutes, setExtraMinutes] = useState(String(entry.extraMinutes));
  const [isOfficial, setIsOfficial] = useState(entry.kind === "official");
  const [reason, setReason] = useState(entry.disqualifiedReason ?? "");
  const change = useMutation({
    mutationFn: () =>
      callApi(changeEntry, {
        params: { contestId, entryId: entry._id },
        body: {
          extraMinutes: Number(extraMinutes),
          isOfficial,
          disqualifiedReason: reason.trim() === "" ? null : reason,
        },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["contest", contestId] });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <Dialog title={entry.name} onClose={onClose} className="max-w-md">
      <form onSubmit={submit} className="grid gap-4 p-5">
        <FormField
          label="More time, in minutes"
          error={undefined}
          type="number"
          min={0}
          value={extraMinutes}
          onChange={(event) => setExtraMinutes(event.target.value)}
        />
        {entry.kind !== "virtual" && (
          <label className="flex items-center gap-3">
            <input
              type="checkbox"
              className="size-4 accent-primary"
              checked={isOfficial}
              onChange={(event) => setIsOfficial(event.target.checked)}
            />
            In the ranking
          </label>
        )}
        <FormField
          label="Disqualified, because"
          hint="Empty: on the board. The reason is shown to whoever it is about."
          error={undefined}
          value={reason}
          maxLength={300}
          onChange={(event) => setReason(event.target.value)}
        />
        <FailureBox error={change.error} fallback="The entry could not be changed." />
        <SubmitButton text="Save" busyText="Saving..." isBusy={change.isPending} />
      </form>
    </Dialog>
  );
}
