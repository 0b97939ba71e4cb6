import { useQuery } from "@tanstack/react-query";
import { publicProfile } from "@verdict/contract/public-profile";
import { CircleAlert } from "lucide-react";
import { useParams } from "react-router";
import { useAuth } from "../platform/auth.tsx";
import { callApi } from "../platform/call-api.ts";
import { ApiFailure, failureHint, failureText } from "../platform/failures.ts";
import { usePageTitle } from "../platform/page-meta.ts";
import { AchievementRow, StreakCount } from "../profile/achievement-panels.tsx";
import { ActivityHeatmap } from "../profile/activity-heatmap.tsx";
import { FollowButton } from "../profile/follow-button.tsx";
import { SolvedCounters } from "../profile/profile-progress.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorBox } from "../ui/error-box.tsx";
import { TitledPanel } from "../ui/panel.tsx";
import { PageSpinner } from "../ui/spinner.tsx";

/** What somebody shows of themselves to others. */
export function PersonPage() {
  const { handle = "" } = useParams();
  const { user } = useAuth();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["publicProfile", handle],
    queryFn: ({ signal }) => callApi(publicProfile, { params: { handle }, signal }),
    retry: false,
  });
  usePageTitle(data === undefined ? "Profile" : nameOf(data));
  if (isPending) return <PageSpinner title="Profile" text="Loading the profile..." />;
  if (error instanceof ApiFailure && error.status === 404) return <Nobody />;
  if (data === undefined) {
    return (
      <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6">
        <h1 className="sr-only">Profile</h1>
        <ErrorBox
          text={failureText(error, "The profile could not be loaded.")}
          hint={failureHint(error)}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  const { achievements } = data;
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-4 px-4 py-10 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <span
          aria-hidden="true"
          className="grid size-16 shrink-0 place-items-center rounded-full bg-base-300 text-2xl font-semibold"
        >
          {nameOf(data).charAt(0).toUpperCase()}
        </span>
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold wrap-anywhere">{nameOf(data)}</h1>
          {data.name !== "" && <p className="wrap-anywhere text-muted">{data.handle}</p>}
        </div>
        {user !== null && <FollowButton handle={data.handle} />}
      </div>
      <TitledPanel title="Solved">
        <SolvedCounters solved={data.solvedByDifficulty} catalogue={achievements.catalogue} />
      </TitledPanel>
      <AchievementRow
        streak={
          <div className="grid gap-3">
            <StreakCount streak={achievements.streak} none="No streak at the moment." />
          </div>
        }
        achievements={achievements}
        nothingYet="Nothing solved yet."
      />
      <TitledPanel title="Activity">
        <ActivityHeatmap activity={data.activity} />
      </TitledPanel>
    </div>
  );
}

function nameOf({ name, handle }: { name: string; handle: string }): string {
  return name === "" ? handle : name;
}

function Nobody() {
  return (
    <div className="grid min-h-(--content-height) place-items-center">
      <h1 className="sr-only">Profile</h1>
      <EmptyState
        icon={<CircleAlert className="size-5" aria-hidden="true" />}
        title="Nobody shows a profile here."
        hint="The handle may be misspelled, or its owner keeps the profile private."
      />
    </div>
  );
}
