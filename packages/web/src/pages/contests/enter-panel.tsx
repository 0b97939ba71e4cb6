import { useMutation, useQueryClient } from "@tanstack/react-query";
import { enterContest, startContest } from "@verdict/contract/contest-entering";
import { type FormEvent, useState } from "react";
import { useAuth } from "../../platform/auth.tsx";
import { callApi } from "../../platform/call-api.ts";
import type { OpenContest } from "../../platform/open-answers.ts";
import { FailureBox } from "../../ui/failure-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { lengthText } from "./duration-text.ts";
import { JoinTeamForm } from "./team-panel.tsx";

/** The way in: taking part, and starting one's own clock. Nothing where there is nothing to do. */
export function EnterPanel({ contest, now }: { contest: OpenContest; now: number }) {
  const { entry } = contest;
  const isOver = Date.parse(contest.endsAt) <= now;
  if (entry === null) {
    return (
      <>
        <EnterForm contest={contest} isOver={isOver} />
        {contest.teamSize > 1 && !isOver && (contest.invitedAs ?? "") === "" && <JoinTeamForm contest={contest} />}
      </>
    );
  }
  if (isOver && entry.kind !== "virtual" && contest.problems !== null) return null;
  const isOwnClock = contest.windowMinutes !== null && entry.startsAt === null;
  if (isOwnClock && !isOver && Date.parse(contest.startsAt) <= now) return <StartPanel contest={contest} />;
  if (Date.parse(contest.startsAt) > now) {
    return (
      <div role="status" className="panel px-5 py-4">
        <p className="font-medium break-words">You take part as {entry.name}</p>
        <p className="mt-1 text-muted">The problems show here at the start, by themselves.</p>
      </div>
    );
  }
  return null;
}

function EnterForm({ contest, isOver }: { contest: OpenContest; isOver: boolean }) {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const invitedAs = isOver ? "" : (contest.invitedAs ?? "");
  const [name, setName] = useState(invitedAs || (user?.firstName ?? ""));
  const [code, setCode] = useState("");
  const enter = useMutation({
    mutationFn: () =>
      callApi(enterContest, {
        params: { contestId: contest._id },
        body: { name, ...(contest.needsCode ? { code } : {}) },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["contest", contest._id] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter.mutate();
  };
  return (
    <form onSubmit={submit} className="panel grid gap-4 p-5" aria-label="Take part">
      {contest.invitedAs !== undefined && !isOver && (
        <p className="font-medium break-words">
          You are invited{invitedAs === "" ? "." : ` to take part as ${invitedAs}.`}
        </p>
      )}
      {contest.teamSize > 1 && !isOver && invitedAs === "" && (
        <p>Teams of up to {contest.teamSize}: found one, and give its code to the others.</p>
      )}
      <p>{isOver ? VIRTUAL : contest.isChallenge === true ? CHALLENGE : contest.mayJudge ? UNOFFICIAL : OFFICIAL}</p>
      <div className="flex flex-wrap items-end gap-4">
        <div className="w-64 max-sm:w-full">
          <FormField
            label={contest.teamSize > 1 && !isOver ? "Name of the team" : "Name on the board"}
            error={undefined}
            value={name}
            maxLength={40}
            required
            readOnly={invitedAs !== ""}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        {contest.needsCode && (
          <div className="w-48 max-sm:w-full">
            <FormField
              label="Code"
              error={undefined}
              value={code}
              required
              autoComplete="off"
              onChange={(event) => setCode(event.target.value)}
            />
          </div>
        )}
        <SubmitButton
          text={isOver ? "Start now" : "Take part"}
          busyText="One moment..."
          isBusy={enter.isPending}
          className="max-sm:w-full"
        />
      </div>
      <FailureBox error={enter.error} fallback="You could not enter." />
    </form>
  );
}

const OFFICIAL = "Everybody sees this name on the board. Until the end you can enter; the clock waits for nobody.";
const CHALLENGE = "Everybody sees this name on the board. Your clock starts when you say so, and not yet.";
const UNOFFICIAL = "As staff of the contest you take part out of the ranking.";
const VIRTUAL =
  "It is over, and open all the same: start now, and your clock runs as long as the contest did. You are on the board out of the ranking, and see it as it was at your minute.";

function StartPanel({ contest }: { contest: OpenContest }) {
  const queryClient = useQueryClient();
  const start = useMutation({
    mutationFn: () => callApi(startContest, { params: { contestId: contest._id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["contest", contest._id] }),
  });
  return (
    <div className="panel grid justify-items-start gap-4 p-5">
      <p>
        From your start on you have {lengthText(contest.windowMinutes ?? 0)}, and the clock cannot be stopped. The
        problems show when it starts.
      </p>
      <button type="button" className="btn-cta" disabled={start.isPending} onClick={() => start.mutate()}>
        Start my clock
      </button>
      <FailureBox error={start.error} fallback="The clock could not be started." />
    </div>
  );
}
