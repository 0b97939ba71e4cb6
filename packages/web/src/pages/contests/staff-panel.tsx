import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { dismissStaff, nameStaff, type StaffRole } from "@verdict/contract/contest-staff";
import { type FormEvent, useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import type { OpenStaffMember } from "../../platform/open-answers.ts";
import { Badge } from "../../ui/badges.tsx";
import { ChoiceButtons } from "../../ui/choice-buttons.tsx";
import { dayText } from "../../ui/date-text.ts";
import { FailureBox } from "../../ui/failure-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { knownWord } from "../../ui/known-word.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { staffQuery } from "./contest-page-queries.ts";

const ROLES = [
  { value: "jury", label: "Jury" },
  { value: "organiser", label: "Organiser" },
] as const;
const ROLE_TEXTS: Record<StaffRole, string> = { jury: "Jury", organiser: "Organiser" };

/** Who organises the contest and who is of its jury, without being an admin. */
export function StaffPanel({ contestId }: { contestId: string }) {
  const [who, setWho] = useState("");
  const [role, setRole] = useState<StaffRole>("jury");
  const queryClient = useQueryClient();
  const query = useQuery(staffQuery(contestId));
  const refresh = () => queryClient.invalidateQueries({ queryKey: ["contest", contestId] });
  const name = useMutation({
    mutationFn: () => callApi(nameStaff, { params: { contestId }, body: { who, role } }),
    onSuccess: async () => {
      setWho("");
      await refresh();
    },
  });
  const dismiss = useMutation({
    mutationFn: (userId: string) => callApi(dismissStaff, { params: { contestId, userId } }),
    onSuccess: refresh,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    name.mutate();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
      <p className="max-w-prose text-muted">
        The jury answers questions, sees all submissions and the board without its freeze. Organisers may do everything
        with this contest. Both read its problems at any time, see no hidden test and no reference solution, and take
        part out of the ranking, from then on for good.
      </p>
      <Loaded query={query} what="the staff">
        {(staff) =>
          staff.length === 0 ? (
            <p className="text-muted">Nobody yet, beside administrators.</p>
          ) : (
            <ul aria-label="Staff" className="divide-y divide-line">
              {staff.map((member) => (
                <Member
                  key={member.userId}
                  member={member}
                  isBusy={dismiss.isPending}
                  onDismiss={() => dismiss.mutate(member.userId)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-4" aria-label="Name staff">
        <div className="w-72 max-w-full">
          <FormField
            label="Address or whole name of an account"
            error={undefined}
            required
            maxLength={254}
            autoComplete="off"
            value={who}
            onChange={(event) => setWho(event.target.value)}
          />
        </div>
        <ChoiceButtons legend="Role" options={ROLES} value={role} onChange={setRole} />
        <SubmitButton text="Name" busyText="One moment..." isBusy={name.isPending} className="max-sm:w-full" />
      </form>
      <FailureBox error={name.error ?? dismiss.error} fallback="That could not be changed." />
    </div>
  );
}

function Member(input: { member: OpenStaffMember; isBusy: boolean; onDismiss: () => void }) {
  const { member, isBusy, onDismiss } = input;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block truncate font-medium">{member.name}</span>
        <span className="block truncate text-[0.8125rem] text-muted">
          {member.emailId} · since {dayText(member.since)}
        </span>
      </span>
      <Badge tone={member.role === "organiser" ? "primary" : "info"}>
        {knownWord(ROLE_TEXTS, member.role) ?? member.role}
      </Badge>
      <button
        type="button"
        className="btn-quiet h-8 px-3"
        aria-label={`Dismiss ${member.name}`}
        disabled={isBusy}
        onClick={onDismiss}
      >
        Dismiss
      </button>
    </li>
  );
}
