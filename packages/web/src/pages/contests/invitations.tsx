import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  checkContestRoster,
  mailContestInvitation,
  takeContestRoster,
  withdrawContestInvitation,
} from "@verdict/contract/contest-invitations";
import { Upload } from "lucide-react";
import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import type { OpenContest } from "../../platform/open-answers.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { InvitedList } from "../rosters/invited-list.tsx";
import { RosterDialog } from "../rosters/roster-dialog.tsx";
import { invitationsQuery } from "./contest-page-queries.ts";

/** For organisers: who is invited and has not entered, and the way to invite more. */
export function Invitations({ contest }: { contest: OpenContest }) {
  const contestId = contest._id;
  const query = useQuery(invitationsQuery(contestId));
  const [isInviting, setIsInviting] = useState(false);
  const isOver = Date.parse(contest.endsAt) <= Date.parse(contest.now);
  return (
    <Loaded query={query} what="the invitations">
      {(invited) => {
        const waiting = invited.filter(({ hasEntered }) => !hasEntered);
        return (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
              <p className="num text-muted">
                {invited.length === 0
                  ? "Nobody is invited by mail."
                  : `${invited.length} invited, ${invited.length - waiting.length} of them have entered.`}
              </p>
              {!isOver && (
                <button type="button" className="btn-quiet h-9 gap-2 px-3" onClick={() => setIsInviting(true)}>
                  <Upload className="size-4" aria-hidden="true" />
                  Invite people
                </button>
              )}
            </div>
            <InvitedList
              invited={waiting}
              queryKey={["contest", contestId]}
              mayChange={!isOver}
              mailAgain={(emailId) => callApi(mailContestInvitation, { params: { contestId, emailId } })}
              withdraw={(emailId) => callApi(withdrawContestInvitation, { params: { contestId, emailId } })}
            />
            {isInviting && <InviteDialog contest={contest} onClose={() => setIsInviting(false)} />}
          </>
        );
      }}
    </Loaded>
  );
}

function InviteDialog({ contest, onClose }: { contest: OpenContest; onClose: () => void }) {
  const queryClient = useQueryClient();
  const params = { contestId: contest._id };
  const hasTeams = contest.teamSize > 1;
  return (
    <RosterDialog
      title="Invite people"
      example={
        hasTeams
          ? "email,team\nada@example.org,The Sums\nbob@example.org,The Sums"
          : "email,name\nada@example.org,Ada Lovelace"
      }
      check={(csv) => callApi(checkContestRoster, { params, body: { csv } })}
      take={async (csv) => {
        await callApi(takeContestRoster, { params, body: { csv } });
        await queryClient.invalidateQueries({ queryKey: ["contest", contest._id] });
      }}
      onClose={onClose}
    >
      A table as spreadsheets save it (CSV), with the columns email and {hasTeams ? "team" : "name"}, or a list of
      addresses. Who is new gets an invitation by mail, sees the contest and enters it without its code,{" "}
      {hasTeams ? "people of one team as one entry" : "under the name that stands here"}. Nobody is taken out.
    </RosterDialog>
  );
}
