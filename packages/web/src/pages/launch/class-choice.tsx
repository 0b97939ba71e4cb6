import { useMutation } from "@tanstack/react-query";
import { chooseClass } from "@verdict/contract/lti-launch";
import { type FormEvent, useState } from "react";
import { AuthCard } from "../../accounts/auth-card.tsx";
import { callApi } from "../../platform/call-api.ts";
import { FailureBox } from "../../ui/failure-box.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import type { StepProps } from "./step-props.ts";

const NEW = "new";

/** A teacher says which class a course is. */
export function ClassChoice({ ticket, step, onStep }: StepProps<"class">) {
  const { platform, course, classes, mayMake } = step;
  const options = Object.fromEntries([
    ...(mayMake ? [[NEW, `A new class: ${course}`]] : []),
    ...classes.map(({ _id, name }) => [_id, name]),
  ]);
  const [chosen, setChosen] = useState(Object.keys(options)[0] ?? NEW);
  const choose = useMutation({
    mutationFn: () => callApi(chooseClass, { params: { ticket }, body: { classId: chosen === NEW ? null : chosen } }),
    onSuccess: onStep,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose.mutate();
  };
  return (
    <AuthCard heading={course} text={`Which of your classes is this course of ${platform}?`}>
      <form onSubmit={submit} className="grid gap-4">
        <SelectField
          label="Class"
          options={options}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
        <p className="text-muted">Whoever opens the course as a learner becomes a student of the class.</p>
        <FailureBox error={choose.error} fallback="That could not be done." />
        <SubmitButton text="This class" busyText="One moment..." isBusy={choose.isPending} />
      </form>
    </AuthCard>
  );
}
