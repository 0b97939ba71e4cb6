import { useQuery, useQueryClient } from "@tanstack/react-query";
import { checkRoster, inviteAgain, takeRoster, withdrawInvitation } from "@verdict/contract/classes";
import { Upload, Users } from "lucide-react";
import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import type { OpenPendingInvitation, OpenRosterEntry, OpenSchoolClass } from "../../platform/open-answers.ts";
import { Badge } from "../../ui/badges.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { InvitedList } from "../rosters/invited-list.tsx";
import { RosterDialog } from "../rosters/roster-dialog.tsx";
import { rosterQuery } from "./class-queries.ts";
import { peopleText, roleText } from "./class-text.ts";
import { MemberDialog } from "./member-dialog.tsx";

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
            {isImporting && <ClassRosterDialog classId={schoolClass._id} onClose={() => setIsImporting(false)} />}
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
  return (
    <InvitedList
      invited={invitations.map((one) => ({
        ...one,
        badges: (
          <>
            {one.label !== "" && <Badge tone="neutral">{one.label}</Badge>}
            {one.role !== "student" && <Badge tone="primary">{roleText(one.role)}</Badge>}
          </>
        ),
      }))}
      queryKey={["class", classId]}
      mayChange={mayChange}
      mailAgain={(emailId) => callApi(inviteAgain, { params: { classId, emailId } })}
      withdraw={(emailId) => callApi(withdrawInvitation, { params: { classId, emailId } })}
    />
  );
}

function ClassRosterDialog({ classId, onClose }: { classId: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const params = { classId };
  return (
    <RosterDialog
      title="Take in a roster"
      example={"email,name,label\nada@example.org,Ada Lovelace,2026-0815"}
      check={(csv) => callApi(checkRoster, { params, body: { csv } })}
      take={async (csv) => {
        await callApi(takeRoster, { params, body: { csv } });
        await queryClient.invalidateQueries({ queryKey: ["class", classId] });
      }}
      onClose={onClose}
    >
      A table as spreadsheets save it (CSV), with the columns email, name, label and role, or a list of addresses. Who
      is new gets an invitation by mail; who is in the class already gets the name and the label of the roster. Nobody
      is taken out.
    </RosterDialog>
  );
}
