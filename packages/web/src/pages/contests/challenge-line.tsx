import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteContest } from "@verdict/contract/contest-form";
import { useState } from "react";
import { useNavigate } from "react-router";
import { callApi } from "../../platform/call-api.ts";
import type { OpenContest } from "../../platform/open-answers.ts";
import { paths } from "../../platform/paths.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";

/** What a challenge is, its link to hand on, and for its maker the way to take it back. */
export function ChallengeLine({ contest, now }: { contest: OpenContest; now: number }) {
  const isOpen = now < Date.parse(contest.endsAt);
  return (
    <section aria-label="Challenge" className="grid gap-3 text-[0.8125rem] text-muted">
      <div className="flex flex-wrap items-center gap-3">
        <p className="max-w-prose">
          Nobody organises this challenge: {contest.isListed ? "everybody" : "whoever has its link"} may take part, and
          starts when they like. While your clock runs, what helps with its problems is closed to you.
        </p>
        {isOpen && <CopyButton text={`${window.location.origin}${paths.contest(contest._id)}`} label="Copy the link" />}
        {contest.isOwn === true && <TakeBack contestId={contest._id} />}
      </div>
    </section>
  );
}

function TakeBack({ contestId }: { contestId: string }) {
  const [isSure, setIsSure] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => callApi(deleteContest, { params: { contestId } }),
    onSuccess: async () => {
      await navigate(paths.contests);
      queryClient.removeQueries({ queryKey: ["contest", contestId] });
    },
  });
  if (!isSure) {
    return (
      <button type="button" className="btn-quiet h-8 px-3 text-xs" onClick={() => setIsSure(true)}>
        Delete
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        className="btn-danger h-8 px-3 text-xs"
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
      >
        Delete the challenge
      </button>
      <button type="button" className="btn-quiet h-8 px-3 text-xs" onClick={() => setIsSure(false)}>
        Keep it
      </button>
      <FailureBox error={remove.error} fallback="The challenge could not be deleted." />
    </>
  );
}
