import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeClass, deleteClass, dropCode, renewCode } from "@verdict/contract/classes";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { callApi } from "../../platform/call-api.ts";
import type { OpenSchoolClass } from "../../platform/open-answers.ts";
import { paths } from "../../platform/paths.ts";
import { FailureBox } from "../../ui/failure-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";

/** For its teachers: name, code, archive, deletion. */
export function ClassSettings({ schoolClass }: { schoolClass: OpenSchoolClass }) {
  return (
    <div className="divide-y divide-line">
      <NameForm schoolClass={schoolClass} />
      {!schoolClass.isArchived && <CodeButtons schoolClass={schoolClass} />}
      <ArchiveButton schoolClass={schoolClass} />
      <DeletionForm schoolClass={schoolClass} />
    </div>
  );
}

interface PartProps {
  schoolClass: OpenSchoolClass;
}

function useRefresh(classId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: ["class", classId] });
  };
}

function NameForm({ schoolClass }: PartProps) {
  const { _id: classId, isArchived } = schoolClass;
  const [name, setName] = useState(schoolClass.name);
  const [freeLateDays, setFreeLateDays] = useState(String(schoolClass.freeLateDays));
  const change = useMutation({
    mutationFn: () =>
      callApi(changeClass, { params: { classId }, body: { name, isArchived, freeLateDays: Number(freeLateDays) } }),
    onSuccess: useRefresh(classId),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <form onSubmit={submit} className="grid gap-4 p-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField
          label="Name of the class"
          error={undefined}
          required
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <FormField
          label="Free late days"
          hint="So many days late cost each student nothing, over all assignments of the class."
          error={undefined}
          type="number"
          min={0}
          max={60}
          value={freeLateDays}
          onChange={(event) => setFreeLateDays(event.target.value)}
        />
      </div>
      <FailureBox error={change.error} fallback="The class could not be saved." />
      <SubmitButton
        text="Save"
        busyText="Saving..."
        isBusy={change.isPending}
        className="justify-self-start max-sm:w-full"
      />
    </form>
  );
}

function CodeButtons({ schoolClass: { _id: classId, joinCode } }: PartProps) {
  const refresh = useRefresh(classId);
  const renew = useMutation({
    mutationFn: () => callApi(renewCode, { params: { classId } }),
    onSuccess: refresh,
  });
  const drop = useMutation({
    mutationFn: () => callApi(dropCode, { params: { classId } }),
    onSuccess: refresh,
  });
  return (
    <section aria-label="Code" className="grid gap-3 p-5">
      <p className="text-muted">
        {joinCode === null
          ? "Without a code only those on the roster come in."
          : "Whoever has the code becomes a student. A new one closes the old one; those who are in stay."}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn-quiet" disabled={renew.isPending} onClick={() => renew.mutate()}>
          {joinCode === null ? "Make a code" : "New code"}
        </button>
        {joinCode !== null && (
          <button type="button" className="btn-quiet" disabled={drop.isPending} onClick={() => drop.mutate()}>
            No code any more
          </button>
        )}
      </div>
      <FailureBox error={renew.error ?? drop.error} fallback="The code could not be changed." />
    </section>
  );
}

function ArchiveButton({ schoolClass: { _id: classId, name, isArchived, freeLateDays } }: PartProps) {
  const change = useMutation({
    mutationFn: () =>
      callApi(changeClass, { params: { classId }, body: { name, isArchived: !isArchived, freeLateDays } }),
    onSuccess: useRefresh(classId),
  });
  return (
    <section aria-label="Archive" className="grid justify-items-start gap-3 p-5">
      <p className="text-muted">
        {isArchived
          ? "It is archived: all can look, nobody joins, and nothing changes."
          : "At the end of a term: all can still look, nobody joins, and nothing changes any more."}
      </p>
      <button type="button" className="btn-quiet" disabled={change.isPending} onClick={() => change.mutate()}>
        {isArchived ? "Take it back" : "Archive the class"}
      </button>
      <FailureBox error={change.error} fallback="That could not be changed." />
    </section>
  );
}

function DeletionForm({ schoolClass: { _id: classId, name } }: PartProps) {
  const [typed, setTyped] = useState("");
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callApi(deleteClass, { params: { classId } }),
    onSuccess: async () => {
      await navigate(paths.classes);
      queryClient.removeQueries({ queryKey: ["class", classId] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === name) remove.mutate();
  };
  return (
    <form onSubmit={submit} className="grid gap-4 p-5" aria-label="Delete the class">
      <div className="w-72 max-w-full">
        <FormField
          label="Delete the class"
          hint="Roster, labels and assignments go with it. Type its name to make sure."
          error={undefined}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <FailureBox error={remove.error} fallback="The class could not be deleted." />
      {typed.trim() === name && (
        <SubmitButton
          text="Delete it"
          busyText="Deleting..."
          isBusy={remove.isPending}
          isDanger
          className="justify-self-start"
        />
      )}
    </form>
  );
}
