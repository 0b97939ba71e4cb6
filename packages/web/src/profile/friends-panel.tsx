import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { followProfile } from "@verdict/contract/boards";
import { useState } from "react";
import { callApi } from "../platform/call-api.ts";
import { failureHint, failureText, isUnknownCall } from "../platform/failures.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { FailureBox } from "../ui/failure-box.tsx";
import { FormField } from "../ui/form-field.tsx";
import { TitledPanel } from "../ui/panel.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { friendsQuery } from "./friends-query.ts";
import { PeopleBoardTable } from "./people-board.tsx";

/** A small board of oneself and those whose public profiles one follows. */
export function FriendsPanel() {
  const { data, error, refetch } = useQuery(friendsQuery);
  if (isUnknownCall(error)) return null;
  if (error !== null) {
    return (
      <ErrorBox
        text={failureText(error, "The board of your friends could not be loaded.")}
        hint={failureHint(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <TitledPanel title="Friends">
      {data === undefined ? (
        <div className="skeleton h-20" />
      ) : (
        <PeopleBoardTable caption="Problems solved by you and those whom you follow" rows={data.rows} />
      )}
      <FollowForm />
    </TitledPanel>
  );
}

function FollowForm() {
  const queryClient = useQueryClient();
  const [handle, setHandle] = useState("");
  const follow = useMutation({
    mutationFn: () => callApi(followProfile, { params: { handle: handle.trim() } }),
    onSuccess: () => {
      setHandle("");
      return queryClient.invalidateQueries({ queryKey: friendsQuery.queryKey });
    },
  });
  return (
    <form
      className="mt-5 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (handle.trim() !== "") follow.mutate();
      }}
    >
      <FailureBox error={follow.error} fallback="You could not follow this profile." />
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <FormField
          label="Follow a handle"
          error={undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={handle}
          onChange={(event) => setHandle(event.target.value)}
        />
        <SubmitButton text="Follow" busyText="Following..." isBusy={follow.isPending} className="w-full sm:w-fit" />
      </div>
      <p className="text-xs leading-5 text-muted">
        Of people with a public profile. They are not told that you follow them.
      </p>
    </form>
  );
}
