import { useMutation, useQueryClient } from "@tanstack/react-query";
import { finalizeBoard } from "@verdict/contract/contest-form";
import { callApi } from "../../platform/call-api.ts";
import { FailureBox } from "../../ui/failure-box.tsx";

/** Says that the board as it is now is final; the server refuses while something could still change it. */
export function FinalizeButton({ contestId }: { contestId: string }) {
  const queryClient = useQueryClient();
  const finalize = useMutation({
    mutationFn: () => callApi(finalizeBoard, { params: { contestId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["contest", contestId] }),
  });
  return (
    <div className="grid justify-items-end gap-2">
      <button
        type="button"
        className="btn-quiet h-8 px-3"
        disabled={finalize.isPending}
        onClick={() => finalize.mutate()}
      >
        Make it final
      </button>
      <FailureBox error={finalize.error} fallback="The board could not be made final." />
    </div>
  );
}
