import { useMutation } from "@tanstack/react-query";
import { chooseAssignment } from "@verdict/contract/lti-launch";
import { type FormEvent, useState } from "react";
import { AuthCard } from "../../accounts/auth-card.tsx";
import { callApi } from "../../platform/call-api.ts";
import { FailureBox } from "../../ui/failure-box.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import type { StepProps } from "./step-props.ts";

const CLASS = "class";

/** A teacher says what a link opens. */
export function AssignmentChoice({ ticket, step, onStep }: StepProps<"assignment">) {
  const { className, link, assignments } = step;
  const options = Object.fromEntries([
    ...assignments.map(({ _id, title, most }) => [_id, `${title} (${most} points)`]),
    [CLASS, "The class itself, without a grade"],
  ]);
  const [chosen, setChosen] = useState(Object.keys(options)[0] ?? CLASS);
  const choose = useMutation({
    mutationFn: () =>
      callApi(chooseAssignment, { params: { ticket }, body: { assignmentId: chosen === CLASS ? null : chosen } }),
    onSuccess: onStep,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose.mutate();
  };
  return (
    <AuthCard
      heading={className}
      text={link === null ? "What shall the new link in your course open?" : `What shall the link “${link}” open?`}
    >
      <form onSubmit={submit} className="grid gap-4">
        <SelectField
          label="Opens"
          options={options}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
        {assignments.length === 0 && (
          <p className="text-muted">
            The class has no assignment yet. Give it one first, and open the link in your course again.
          </p>
        )}
        <FailureBox error={choose.error} fallback="That could not be done." />
        <SubmitButton text="Choose" busyText="One moment..." isBusy={choose.isPending} />
      </form>
    </AuthCard>
  );
}
