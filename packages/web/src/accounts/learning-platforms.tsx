import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ltiIdentities, removeLtiIdentity } from "@verdict/contract/lti-identities";
import { School } from "lucide-react";
import { callApi } from "../platform/call-api.ts";
import { failureHint, failureText } from "../platform/failures.ts";
import type { OpenLtiIdentity } from "../platform/open-answers.ts";
import { dayText } from "../ui/date-text.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { FailureBox } from "../ui/failure-box.tsx";
import { TitledPanel } from "../ui/panel.tsx";

const identitiesKey = ["learning-platforms"] as const;

/** The learning platforms that open this account; nothing where there is none, as at most sites. */
export function LearningPlatforms() {
  const queryClient = useQueryClient();
  const list = useQuery({
    queryKey: identitiesKey,
    queryFn: async ({ signal }) => (await callApi(ltiIdentities, { signal })).identities,
    staleTime: 0,
  });
  const remove = useMutation({
    mutationFn: ({ _id }: OpenLtiIdentity) => callApi(removeLtiIdentity, { params: { platformId: _id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: identitiesKey }),
  });
  const isEmpty = list.data === undefined ? !list.isError : list.data.length === 0;
  if (isEmpty && !remove.isError) return null;
  return (
    <TitledPanel title="Learning Platforms">
      <div className="grid gap-5">
        <p className="leading-6 text-muted">
          Opening this site from a course there logs you in to this account, and your grades are sent there. After a
          removal the platform does neither; you stay in your classes, and where you are logged in.
        </p>
        <FailureBox error={remove.error} fallback="Something went wrong" />
        {list.isError && (
          <ErrorBox
            text={failureText(list.error, "The learning platforms could not be loaded.")}
            hint={failureHint(list.error)}
            onRetry={() => void list.refetch()}
          />
        )}
        <ul className="divide-y divide-line">
          {list.data?.map((identity) => (
            <PlatformRow
              key={identity._id}
              identity={identity}
              isBusy={remove.isPending}
              onRemove={() =>
                confirm(`Remove "${identity.platform}"? It logs you in no more, and gets no more grades.`) &&
                remove.mutate(identity)
              }
            />
          ))}
        </ul>
      </div>
    </TitledPanel>
  );
}

function PlatformRow(input: { identity: OpenLtiIdentity; isBusy: boolean; onRemove: () => void }) {
  const { _id, platform, linkedAt } = input.identity;
  const nameId = `learning-platform-${_id}`;
  return (
    <li className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
      <School className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p id={nameId} className="break-words font-medium">
          {platform}
        </p>
        <p className="num text-xs text-muted">since {dayText(linkedAt)}</p>
      </div>
      <button
        type="button"
        aria-describedby={nameId}
        className="btn-quiet h-9 shrink-0 px-3"
        disabled={input.isBusy}
        onClick={input.onRemove}
      >
        Remove
      </button>
    </li>
  );
}
