import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ClassRole, changeMember, removeMember } from "@verdict/contract/classes";
import { type FormEvent, useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import type { OpenRosterEntry, OpenSchoolClass } from "../../platform/open-answers.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { ROLE_TEXT } from "./class-text.ts";

export function MemberDialog(input: { schoolClass: OpenSchoolClass; member: OpenRosterEntry; onClose: () => void }) {
  const { schoolClass, member, onClose } = input;
  const params = { classId: schoolClass._id, userId: member.userId };
  const queryClient = useQueryClient();
  const [role, setRole] = useState<string>(member.role);
  const [name, setName] = useState(member.name);
  const [label, setLabel] = useState(member.label);
  const onSuccess = async () => {
    await queryClient.invalidateQueries({ queryKey: ["class", schoolClass._id] });
    onClose();
  };
  const change = useMutation({
    mutationFn: () => callApi(changeMember, { params, body: { role: ClassRole.parse(role), name, label } }),
    onSuccess,
  });
  const remove = useMutation({ mutationFn: () => callApi(removeMember, { params }), onSuccess });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <Dialog title={member.name} onClose={onClose} className="max-w-md">
      <form onSubmit={submit} className="grid gap-4 p-5">
        <FormField
          label="Name in the class"
          hint="Empty: as the account says."
          error={undefined}
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <FormField
          label="Label"
          hint="A matriculation number, a seat. The staff of the class alone see it."
          error={undefined}
          maxLength={60}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <SelectField label="Role" options={ROLE_TEXT} value={role} onChange={(event) => setRole(event.target.value)} />
        <FailureBox error={change.error ?? remove.error} fallback="The roster could not be changed." />
        {!schoolClass.isArchived && <SubmitButton text="Save" busyText="Saving..." isBusy={change.isPending} />}
        <button type="button" className="btn-danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
          Take out of the class
        </button>
      </form>
    </Dialog>
  );
}
