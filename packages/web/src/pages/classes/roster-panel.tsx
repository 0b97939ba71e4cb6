import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { inviteAgain, withdrawInvitation } from "@verdict/contract/classes";
import { Upload, Users } from "lucide-react";
import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import type { OpenPendingInvitation, OpenRosterEntry, OpenSchoolClass } from "../../platform/open-answers.ts";
import { Badge } from "../../ui/badges.tsx";
import { dayText } from "../../ui/date-text.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { rosterQuery } from "./class-queries.ts";
import { peopleText, roleText } from "./class-text.ts";
import { MemberDialog } from "./member-dialog.tsx";
import { RosterDialog } from "./roster-dialog.tsx";

/** Who belongs to the class, for its staff; its teachers change it. */
export function RosterPanel({ schoolClass }: { schoolClass: OpenSchoolClass }) {
  const query = useQuery(rosterQuery(schoolClass._id));
  const [isImporting, setIsImporting] = useState(false);
  const mayChange = schoolClass.mayManage && !schoolClass.isArchived;
  return (
    <Loaded query={query} what="the roster">
      {({ members, invitations }) => {
        const students = members.filter(({ role }) => role === "student");
        return (
          <div className="grid grid-cols-[minmax(0,1fr)]">
            <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
              <p className="num text-muted">
                {peopleText(students.length)}
                {invitations.length > 0 && `, ${invitations.length} invited`}
              </p>
              {mayChange && (
                <button type="button" className="btn-quiet h-9 gap-2 px-3" onClick={() => setIsImporting(true)}>
                  <Upload className="size-4" aria-hidden="true" />
                  Take in a roster
                </button>
              )}
            </div>
            <Members
              title="Staff"
              members={members.filter(({ role }) => role !== "student")}
              schoolClass={schoolClass}
            />
            {students.length === 0 && invitations.length === 0 ? (
              <EmptyState
                icon={<Users className="size-5" aria-hidden="true" />}
                title="There are no students yet."
                hint="Read the code out, or take in a roster."
              />
            ) : (
              <Members title="Students" members={students} schoolClass={schoolClass} />
            )}
            <Invitations invitations={invitations} classId={schoolClass._id} mayChange={mayChange} />
            {isImporting && <RosterDialog classId={schoolClass._id} onClose={() => setIsImporting(false)} />}
          </div>
        );
      }}
    </Loaded>
  );
}

function Members(input: { title: string; members: readonly OpenRosterEntry[]; schoolClass: OpenSchoolClass }) {
  const { title, members, schoolClass } = input;
  const [changed, setChanged] = useState<OpenRosterEntry | null>(null);
  if (members.length === 0) return null;
  return (
    <section aria-label={title} className="border-t border-line">
      <h2 className="px-5 pt-4 text-sm font-medium">{title}</h2>
      <ul aria-label={title} className="divide-y divide-line">
        {members.map((member) => (
          <li key={member.userId} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
            <span className="min-w-0 flex-1 basis-48">
              <span className="block truncate font-medium">{member.name}</span>
              <span className="block truncate text-[0.8125rem] text-muted">{member.emailId}</span>
            </span>
            {member.label !== "" && <Badge tone="neutral">{member.label}</Badge>}
            {member.role !== "student" && <Badge tone="primary">{roleText(member.role)}</Badge>}
            {schoolClass.mayManage && (
              <button
                type="button"
                className="btn-quiet h-8 px-3"
                aria-label={`Change ${member.name}`}
                onClick={() => setChanged(member)}
              >
                Change
              </button>
            )}
          </li>
        ))}
      </ul>
      {changed !== null && <MemberDialog schoolClass={schoolClass} member={changed} onClose={() => setChanged(null)} />}
    </section>
  );
}

function Invitations(input: { invitations: readonly OpenPendingInvitation[]; classId: string; mayChange: boolean }) {
  const { invitations, classId, mayChange } = input;
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ["class", classId] });
  const again = useMutation({
    mutationFn: (emailId: string) => callApi(inviteAgain, { params: { classId, emailId } }),
    onSuccess: refresh,
  });
  const withdraw = useMutation({
    mutationFn: (emailId: string) => callApi(withdrawInvitation, { params: { classId, emailId } }),
    onSuccess: refresh,
  });
  const isBusy = again.isPending || withdraw.isPending;
  if (invitations.length === 0) return null;
  return (
    <section aria-label="Invited" className="border-t border-line">
      <h2 className="px-5 pt-4 text-sm font-medium">Invited, and not here yet</h2>
      <ul aria-label="Invited" className="divide-y divide-line">
        {invitations.map(({ emailId, name, label, role, mailedAt }) => (
          <li key={emailId} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
            <span className="min-w-0 flex-1 basis-48">
              <span className="block truncate font-medium">{name === "" ? emailId : name}</span>
              <span className="block truncate text-[0.8125rem] text-muted">
                {[
                  ...(name === "" ? [] : [emailId]),
                  mailedAt === null ? "no mail yet" : `mail of ${dayText(mailedAt)}`,
                ].join(" · ")}
              </span>
            </span>
            {label !== "" && <Badge tone="neutral">{label}</Badge>}
            {role !== "student" && <Badge tone="primary">{roleText(role)}</Badge>}
            {mayChange && (
              <span className="flex gap-2">
                <button
                  type="button"
                  className="btn-quiet h-8 px-3"
                  aria-label={`Mail again: ${emailId}`}
                  disabled={isBusy}
                  onClick={() => again.mutate(emailId)}
                >
                  Mail again
                </button>
                <button
                  type="button"
                  className="btn-quiet h-8 px-3"
                  aria-label={`Take back the invitation of ${emailId}`}
                  disabled={isBusy}
                  onClick={() => withdraw.mutate(emailId)}
                >
                  Take back
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {(again.error !== null || withdraw.error !== null) && (
        <div className="px-5 py-3">
          <FailureBox error={again.error ?? withdraw.error} fallback="The invitation could not be changed." />
        </div>
      )}
    </section>
  );
}
