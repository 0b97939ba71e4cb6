import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as calls from "@verdict/contract/people";
import { type FormEvent, useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import type { OpenPerson } from "../../platform/open-answers.ts";
import { dayText, momentText } from "../../ui/date-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { PersonBadges } from "./person-row.tsx";

interface Changing {
  person: OpenPerson;
  onChange: (person: OpenPerson) => void;
}

/** What an administrator may do to one account; after each step it shows the account as it is then. */
export function PersonDialog({ person, onChange, onClose }: Changing & { onClose: () => void }) {
  return (
    <Dialog title={person.name} aside={<PersonBadges person={person} />} onClose={onClose} className="max-w-lg">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
        <p className="break-words text-muted">{person.emailId}</p>
        {person.role !== "admin" && (person.lock === null ? <LockForm {...{ person, onChange }} /> : null)}
        {person.lock !== null && <Locked {...{ person, onChange }} />}
        {person.lock === null && <RoleForm {...{ person, onChange }} />}
      </div>
    </Dialog>
  );
}

/** One call that gives the account as it is afterwards. */
function useChange<Input>(
  onChange: (person: OpenPerson) => void,
  call: (input: Input) => Promise<{ person: OpenPerson }>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: async ({ person }) => {
      onChange(person);
      await queryClient.invalidateQueries({ queryKey: ["people"] });
    },
  });
}

function LockForm({ person, onChange }: Changing) {
  const [reason, setReason] = useState("");
  const lock = useChange(onChange, () =>
    callApi(calls.lockPerson, { params: { userId: person._id }, body: { reason } }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    lock.mutate(undefined);
  };
  return (
    <form onSubmit={submit} className="grid gap-3" aria-label="Lock the account">
      <h3 className="font-medium">Lock the account</h3>
      <p className="text-muted">
        All its sessions and personal tokens end at once, and nobody logs in to it. Its submissions and places on boards
        stay. You can unlock it at any time.
      </p>
      <FormField
        label="Reason"
        hint="Its owner is told by mail and at the next login."
        error={undefined}
        required
        maxLength={300}
        autoComplete="off"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FailureBox error={lock.error} fallback="The account could not be locked." />
      <SubmitButton text="Lock" busyText="Locking..." isBusy={lock.isPending} />
    </form>
  );
}

function Locked({ person, onChange }: Changing) {
  const params = { userId: person._id };
  const unlock = useChange(onChange, () => callApi(calls.unlockPerson, { params }));
  const remove = useChange(onChange, () => callApi(calls.deletePerson, { params }));
  const keep = useChange(onChange, () => callApi(calls.keepPerson, { params }));
  const isBusy = unlock.isPending || remove.isPending || keep.isPending;
  if (person.lock === null) return null;
  return (
    <section className="grid gap-3" aria-label="Lock">
      <p>
        Locked by {person.lock.by} on {momentText(person.lock.at)}: <q>{person.lock.reason}</q>
      </p>
      {person.deletedAfter === null ? (
        <p className="text-muted">
          You can have it deleted with everything in it. That happens after fourteen days, in which you can take it
          back.
        </p>
      ) : (
        <p className="text-error">
          The account and everything in it will be deleted on {dayText(person.deletedAfter)}. Unlocking it takes that
          back, too.
        </p>
      )}
      <FailureBox error={unlock.error ?? remove.error ?? keep.error} fallback="The account could not be changed." />
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn-quiet" disabled={isBusy} onClick={() => unlock.mutate(undefined)}>
          Unlock
        </button>
        {person.deletedAfter === null ? (
          <button type="button" className="btn-danger" disabled={isBusy} onClick={() => remove.mutate(undefined)}>
            Delete in 14 days
          </button>
        ) : (
          <button type="button" className="btn-quiet" disabled={isBusy} onClick={() => keep.mutate(undefined)}>
            Keep the account
          </button>
        )}
      </div>
    </section>
  );
}

function RoleForm({ person, onChange }: Changing) {
  const [currentPassword, setCurrentPassword] = useState("");
  const isAdmin = person.role === "admin";
  const change = useChange(onChange, () =>
    callApi(calls.changePersonRole, {
      params: { userId: person._id },
      body: { role: isAdmin ? "user" : "admin", currentPassword },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(undefined);
    setCurrentPassword("");
  };
  const title = isAdmin ? "Take the role of an administrator away" : "Make an administrator";
  return (
    <form
      onSubmit={submit}
      className="grid gap-3 border-t border-line pt-5 first:border-0 first:pt-0"
      aria-label={title}
    >
      <h3 className="font-medium">{title}</h3>
      <p className="text-muted">
        Administrators see every hidden test and every submission, change every problem, and may do to other accounts
        what you may do here.
      </p>
      <FormField
        label="Your own password"
        type="password"
        autoComplete="current-password"
        error={undefined}
        required
        value={currentPassword}
        onChange={(event) => setCurrentPassword(event.target.value)}
      />
      <FailureBox error={change.error} fallback="The role could not be changed." />
      <SubmitButton
        text={isAdmin ? "Take the role away" : "Make an administrator"}
        busyText="One moment..."
        isBusy={change.isPending}
      />
    </form>
  );
}
