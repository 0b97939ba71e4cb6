import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { followProfile, unfollowProfile } from "@verdict/contract/boards";
import { callApi } from "../platform/call-api.ts";
import { FailureBox } from "../ui/failure-box.tsx";
import { friendsQuery } from "./friends-query.ts";

/** On the profile of somebody else, for who is signed in; nothing on one's own. */
export function FollowButton({ handle }: { handle: string }) {
  const queryClient = useQueryClient();
  const { data } = useQuery(friendsQuery);
  const row = data?.rows.find((one) => one.handle === handle);
  const isFollowed = row !== undefined;
  const change = useMutation({
    mutationFn: () => callApi(isFollowed ? unfollowProfile : followProfile, { params: { handle } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: friendsQuery.queryKey }),
  });
  if (data === undefined || row?.isSelf === true) return null;
  return (
    <div className="ml-auto grid gap-2">
      <button type="button" className="btn-quiet" disabled={change.isPending} onClick={() => change.mutate()}>
        {isFollowed ? "Unfollow" : "Follow"}
      </button>
      <FailureBox error={change.error} fallback="This could not be changed." />
    </div>
  );
}
