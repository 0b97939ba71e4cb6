import { useMutation, useQueryClient } from "@tanstack/react-query";
import { withdrawSealed } from "@verdict/contract/sealed-statements";
import { useNavigate } from "react-router";
import { callApi } from "../../platform/call-api.ts";
import type { OpenContest } from "../../platform/open-answers.ts";
import { paths } from "../../platform/paths.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";

/** To the staff with a warning, to all others from the start on. */
export function SealedKey({ contest, keyText }: { contest: OpenContest; keyText: string }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const withdraw = useMutation({
    mutationFn: () => callApi(withdrawSealed, { params: { contestId: contest._id } }),
    onSuccess: async () => {
      await navigate(paths.contest(contest._id));
      await queryClient.invalidateQueries({ queryKey: ["contest", contest._id] });
    },
  });
  const hasBegun = Date.parse(contest.startsAt) <= Date.parse(contest.now);
  return (
    <section aria-label="Key" className="panel grid gap-3 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <code className="num text-lg font-semibold tracking-wide break-all">{keyText}</code>
        <CopyButton text={keyText} />
      </div>
      {contest.mayJudge && !hasBegun ? (
        <p className="max-w-prose text-warning">
          Whoever has this key and the file can read the problems. Print it for a place whose network may fail, and hand
          it out at the start. All who take part are told it then, by this page and as an announcement.
        </p>
      ) : (
        <p className="text-muted">The key that opens the file.</p>
      )}
      {contest.mayManage && !hasBegun && (
        <button
          type="button"
          className="btn-danger h-9 justify-self-start px-3"
          disabled={withdraw.isPending}
          onClick={() => withdraw.mutate()}
        >
          Offer it no more: files with this key stay closed
        </button>
      )}
      <FailureBox error={withdraw.error} fallback="That could not be done." />
    </section>
  );
}
