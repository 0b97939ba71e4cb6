import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteContest, publishProblems, thawBoard } from "@verdict/contract/contest-form";
import { offerSealed } from "@verdict/contract/sealed-statements";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { callApi } from "../../platform/call-api.ts";
import type { OpenContest } from "../../platform/open-answers.ts";
import { paths } from "../../platform/paths.ts";
import { FailureBox } from "../../ui/failure-box.tsx";
import { RemoveTimeDialog } from "./removed-time.tsx";

const CALLS = { thaw: thawBoard, publish: publishProblems, delete: deleteContest, seal: offerSealed };

/** What its organiser can do with a contest, as far as it can be done now. */
export function OrganiserBar({ contest, now, children }: { contest: OpenContest; now: number; children: ReactNode }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const act = useMutation({
    mutationFn: (verb: keyof typeof CALLS) => callApi(CALLS[verb], { params: { contestId: contest._id } }),
    onSuccess: async (_answer, verb) => {
      if (verb === "delete") await navigate(paths.contests);
      else await queryClient.invalidateQueries({ queryKey: ["contest", contest._id] });
    },
  });
  const [isTakingOut, setTakingOut] = useState(false);
  const isOver = Date.parse(contest.endsAt) <= now;
  const isRunning = !isOver && Date.parse(contest.startsAt) <= now;
  const hasDrafts = contest.problems?.some(({ isDraft }) => isDraft === true) ?? false;
  const button = (verb: keyof typeof CALLS, text: string) => (
    <button type="button" className="btn-quiet h-9 px-3" disabled={act.isPending} onClick={() => act.mutate(verb)}>
      {text}
    </button>
  );
  return (
    <section aria-label="Organise" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {children}
        {Date.parse(contest.startsAt) <= now && (
          <button type="button" className="btn-quiet h-9 px-3" onClick={() => setTakingOut(true)}>
            Take time out
          </button>
        )}
        {Date.parse(contest.startsAt) > now &&
          contest.windowMinutes === null &&
          contest.hasSealed !== true &&
          button("seal", "Offer the statements sealed")}
        {isOver && contest.isFrozen && button("thaw", "Thaw the board")}
        {isOver && hasDrafts && button("publish", "Publish the problems")}
        {(!isRunning || contest.isChallenge === true) &&
          contest.isOwn !== true &&
          (isDeleting ? (
            <>
              <button
                type="button"
                className="btn-danger h-9 px-3"
                disabled={act.isPending}
                onClick={() => act.mutate("delete")}
              >
                Delete it with all entries
              </button>
              <button type="button" className="btn-quiet h-9 px-3" onClick={() => setIsDeleting(false)}>
                Keep it
              </button>
            </>
          ) : (
            <button type="button" className="btn-quiet h-9 px-3" onClick={() => setIsDeleting(true)}>
              Delete
            </button>
          ))}
      </div>
      <FailureBox error={act.error} fallback="That could not be done." />
      {isTakingOut && <RemoveTimeDialog contest={contest} onClose={() => setTakingOut(false)} />}
    </section>
  );
}
