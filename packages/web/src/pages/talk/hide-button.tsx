import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FailureBox } from "../../ui/failure-box.tsx";
import { useKeptFocus } from "../../ui/use-kept-focus.ts";
import { talkKey } from "./talk-queries.ts";

/** For administrators: hides what somebody has written from everybody but its author, or shows it again. */
export function HideButton(input: {
  problemId: string;
  titleId: string;
  isHidden: boolean;
  hide: (isHidden: boolean) => Promise<unknown>;
}) {
  const { problemId, titleId, isHidden, hide } = input;
  const queryClient = useQueryClient();
  const act = useMutation({
    mutationFn: () => hide(!isHidden),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: talkKey(problemId) }),
  });
  const button = useKeptFocus(act.isPending);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn-quiet h-8 px-3 text-xs"
        aria-describedby={titleId}
        disabled={act.isPending}
        onClick={() => act.mutate()}
      >
        {isHidden ? "Show again" : "Hide"}
      </button>
      <FailureBox error={act.error} fallback="That did not work." />
    </>
  );
}
