import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { dismissTeacher, nameTeacher } from "@verdict/contract/classes";
import { type FormEvent, useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { dayText } from "../../ui/date-text.ts";
import { FailureBox } from "../../ui/failure-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { TitledPanel } from "../../ui/panel.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { teachersQuery } from "./class-queries.ts";

/** Whom administrators have allowed to make classes. */
export function TeachersPanel() {
  const [emailId, setEmailId] = useState("");
  const queryClient = useQueryClient();
  const query = useQuery(teachersQuery);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ["teachers"] });
  const name = useMutation({
    mutationFn: () => callApi(nameTeacher, { body: { emailId } }),
    onSuccess: async () => {
      setEmailId("");
      await refresh();
    },
  });
  const dismiss = useMutation({
    mutationFn: (userId: string) => callApi(dismissTeacher, { params: { userId } }),
    onSuccess: refresh,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    name.mutate();
  };
  return (
    <TitledPanel title="Who may teach">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="max-w-prose text-muted">
          Teachers make classes and see what their own students submit for them. They are no administrators: they change
          no problem and see no hidden test.
        </p>
        <Loaded query={query} what="the teachers">
          {(teachers) =>
            teachers.length === 0 ? (
              <p className="text-muted">Nobody yet, beside administrators.</p>
            ) : (
              <ul aria-label="Teachers" className="divide-y divide-line">
                {teachers.map((teacher) => (
                  <li key={teacher.userId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                    <span className="min-w-0 flex-1 basis-48">
                      <span className="block truncate font-medium">{teacher.name}</span>
                      <span className="block truncate text-[0.8125rem] text-muted">
                        {teacher.emailId} · since {dayText(teacher.since)}
                      </span>
                    </span>
                    <button
                      type="button"
                      className="btn-quiet h-8 px-3"
                      aria-label={`Take back what lets ${teacher.name} make classes`}
                      disabled={dismiss.isPending}
                      onClick={() => dismiss.mutate(teacher.userId)}
                    >
                      Take back
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
        <form onSubmit={submit} className="flex flex-wrap items-end gap-4" aria-label="Let somebody teach">
          <div className="w-72 max-w-full">
            <FormField
              label="Address of an account"
              error={undefined}
              type="email"
              required
              value={emailId}
              onChange={(event) => setEmailId(event.target.value)}
            />
          </div>
          <SubmitButton
            text="Let them teach"
            busyText="One moment..."
            isBusy={name.isPending}
            className="max-sm:w-full"
          />
        </form>
        <FailureBox error={name.error ?? dismiss.error} fallback="That could not be changed." />
      </div>
    </TitledPanel>
  );
}
