import { useMutation, useQueryClient } from "@tanstack/react-query";
import { joinTeam, leaveTeam } from "@verdict/contract/contest-entering";
import { type FormEvent, useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import type { OpenContest } from "../../platform/open-answers.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";

/** For who takes no part yet: into a team that somebody else has founded. */
export function JoinTeamForm({ contest }: { contest: OpenContest }) {
  const queryClient = useQueryClient();
  const [code, setCode] = useState("");
  const join = useMutation({
    mutationFn: () => callApi(joinTeam, { params: { contestId: contest._id }, body: { code } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["contest", contest._id] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    join.mutate();
  };
  return (
    <form onSubmit={submit} className="panel grid gap-4 p-5" aria-label="Join a team">
      <p>Or join a team: its founder sees the code on this page. You can join until the start.</p>
      <div className="flex flex-wrap items-end gap-4">
        <div className="w-48 max-sm:w-full">
          <FormField
            label="Code of the team"
            error={undefined}
            value={code}
            required
            autoComplete="off"
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
        <SubmitButton text="Join" busyText="One moment..." isBusy={join.isPending} className="max-sm:w-full" />
      </div>
      <FailureBox error={join.error} fallback="You could not join." />
    </form>
  );
}

/** Who is in the team, and until its clock starts the code for others and the way out. */
export function TeamPanel({ contest, team }: { contest: OpenContest; team: NonNullable<OpenContest["team"]> }) {
  const queryClient = useQueryClient();
  const leave = useMutation({
    mutationFn: () => callApi(leaveTeam, { params: { contestId: contest._id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["contest", contest._id] }),
  });
  const hasBegun = contest.entry?.startsAt != null && Date.parse(contest.entry.startsAt) <= Date.parse(contest.now);
  const isOver = Date.parse(contest.endsAt) <= Date.parse(contest.now);
  return (
    <section aria-label="Team" className="panel grid gap-3 px-5 py-4">
      <p className="break-words">
        <span className="font-medium">{contest.entry?.name}</span>: {team.members.join(", ")}
      </p>
      {team.code !== null && (
        <p className="flex flex-wrap items-center gap-3">
          <span className="text-muted">
            Up to {contest.teamSize} people. Others join with the code <code className="num">{team.code}</code>
          </span>
          <CopyButton text={team.code} />
        </p>
      )}
      {!hasBegun && !isOver && (
        <button
          type="button"
          className="btn-quiet h-8 justify-self-start px-3"
          disabled={leave.isPending}
          onClick={() => leave.mutate()}
        >
          Leave the team
        </button>
      )}
      <FailureBox error={leave.error} fallback="You could not leave." />
    </section>
  );
}
